// Plain Node: run by the launcher of `npm start`, once packages are there, and by `npm run build`.
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BUNDLES, sourceEntry } from '../../runtime/process/node-settings.mjs'

const NAMES = ['start', 'serve', 'prepare', 'work', 'parse-worker', 'document-worker']
/** A process of an earlier version may still load its parts when they are needed first. */
const KEPT_MILLISECONDS = 7 * 24 * 60 * 60 * 1000

/**
 * Bundles the entrypoints of the product's processes into `.entrypoints`; packages stay where they are. A
 * file is replaced whole, and only when it has changed: other starts may be reading it.
 */
export async function bundleEntrypoints(root) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: NAMES.map((name) => sourceEntry(name).file),
    outdir: BUNDLES,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    conditions: ['production'],
    // Errors are distinguished by name.
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    write: false,
  })
  const folder = join(root, BUNDLES)
  await mkdir(folder, { recursive: true })
  const isEntry = ({ path }) => NAMES.includes(basename(path, '.mjs'))
  // Imported files are written before those that import them.
  for (const file of outputFiles.filter((each) => !isEntry(each))) await replace(file)
  for (const file of outputFiles.filter(isEntry)) await replace(file)
  await removeOld(folder, new Set(outputFiles.map(({ path }) => basename(path))))
}

async function replace({ path, contents }) {
  const stored = await readFile(path).catch(() => null)
  if (stored?.equals(contents)) return
  const part = `${path}.${process.pid}.part`
  await writeFile(part, contents)
  await rename(part, path)
}

async function removeOld(folder, current) {
  const before = Date.now() - KEPT_MILLISECONDS
  for (const name of await readdir(folder)) {
    if (current.has(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < before) await rm(path, { force: true })
  }
}
