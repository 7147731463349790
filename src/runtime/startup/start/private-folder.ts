import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Files and folders of the product in its data folder; Postgres protects its own, under its own account.
 */
const OURS =
  /^(?:secrets\.json|running\.json|start\.lock|(?:server|build|prepare|postgres|meilisearch)\.log(?:\.\d)?|filling|media|media-cache|lettering|imports|exports|inbox|meilisearch)(?:\.part)?$/
const THEIRS = /^(?:postgres(?:\.password)?|lost\+found|\.probe-\d+)$/

/**
 * Restricts a data folder and our files in it to their owner. Leaves a folder with other content unchanged:
 * others may use it too.
 */
export async function restrictToOwner(folder: string): Promise<void> {
  const names = await readdir(folder)
  const isOurs = names.every((name) => OURS.test(name) || THEIRS.test(name))
  if (isOurs) await close(folder)
  for (const name of names.filter((each) => OURS.test(each))) await close(join(folder, name))
}

/** Folders of another owner, and those writable by everyone, are left alone. */
async function close(path: string): Promise<void> {
  const { mode, uid } = await lstat(path)
  const isFolder = (mode & 0o170000) === 0o040000
  const isFile = (mode & 0o170000) === 0o100000
  const isShared = (mode & 0o1000) !== 0
  if (uid !== process.getuid?.() || isShared || !(isFolder || isFile)) return
  await chmod(path, isFolder ? 0o700 : 0o600)
}
