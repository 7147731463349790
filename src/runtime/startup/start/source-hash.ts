import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

const SOURCES = [
  'access',
  'collections',
  'endpoints',
  'media',
  'public',
  'search',
  'src',
  'next.config.ts',
  'package-lock.json',
  'payload.config.ts',
  'tsconfig.json',
]

/**
 * Never part of a build: tests, scripts that start and measure the product, files that a build only copies.
 */
const LEFT_OUT =
  /(\.test\.tsx?|\.e2e\.ts|\.md)$|^src\/(seeding|e2e|testing|scripts|bench|entrypoints|runtime\/startup\/(start|embedded|database))\/|^collections\/sql\/|^public\/fonts\//

/** Hashes the names and contents of all sources of a build. */
export async function sourceHash(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node)
  for (const source of SOURCES) {
    for (const file of await filesOf(root, source)) {
      hash.update(`\0${file}\0`).update(await readFile(join(root, file)))
    }
  }
  return hash.digest('hex')
}

/** The files under a path, sorted, relative to the root with forward slashes. */
async function filesOf(root: string, path: string): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
}
