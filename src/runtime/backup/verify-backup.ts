import { join } from 'node:path'
import { hasCode } from '@/src/runtime/process/processes'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { digestFile } from './files'
import type { FileDigest } from './files'
import type { Backup } from './manifest'
import { contentPath, isStored, readMediaList } from './media-list'

/**
 * Compares each file of a backup with its size and checksum.
 * @throws Refusal that names the first file that is missing or differs
 */
export async function verifyBackup(root: string, { folder, manifest }: Backup): Promise<void> {
  for (const each of [...manifest.tables, manifest.media]) {
    await verifyFile(join(folder, each.file), each)
  }
  for await (const entry of readMediaList(join(folder, manifest.media.file))) {
    if (isStored(entry)) await verifyFile(join(root, contentPath(entry.sha256)), entry)
  }
}

async function verifyFile(path: string, expected: FileDigest): Promise<void> {
  const found = await digestFile(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  })
  if (found?.bytes === expected.bytes && found.sha256 === expected.sha256) return
  throw new Refusal(
    `${path} ${found ? 'has another content than when the backup was made' : 'is missing'}. ` +
      'Nothing was restored from this backup. Copy it again from where it is whole, or choose another one with --at NAME.',
  )
}
