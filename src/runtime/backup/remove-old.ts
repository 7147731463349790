import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { withClient } from '@/src/runtime/startup/database/database-state'
import { hasCode } from '@/src/runtime/process/processes'
import { takeBackupLock } from './backup-lock'
import { listBackups, listNames } from './manifest'
import type { Backup } from './manifest'
import { isStored, readMediaList } from './media-list'

/**
 * Removes all but the newest complete backups of a folder, those that were cut off, and contents that no
 * backup names. Memory grows by about 100 bytes for each content.
 * @throws Refusal when a backup is running, or a manifest is damaged: then nothing is removed
 * @see docs/operating.md#scheduled-backups
 */
export async function removeOldBackups(
  databaseUrl: string,
  folder: string,
  keep: number,
): Promise<void> {
  const root = resolve(folder)
  await withClient(databaseUrl, async (lock) => {
    await takeBackupLock(lock)
    const complete: Backup[] = []
    for await (const backup of listBackups(root)) complete.push(backup)
    const kept = complete.slice(0, keep)
    const used = await usedContents(kept)
    for (const name of await listNames(root)) {
      if (kept.some((each) => each.name === name)) continue
      await removeBackup(join(root, name))
    }
    await removeContents(join(root, 'media'), used)
  })
}

/** The manifest goes first: what is left is no backup, should the process be killed. */
async function removeBackup(folder: string): Promise<void> {
  await rm(join(folder, 'manifest.json'), { force: true })
  await rm(folder, { recursive: true, force: true })
}

/** The checksums of all contents of some backups, as bytes: a hex string takes twice the memory. */
async function usedContents(backups: readonly Backup[]): Promise<Set<string>> {
  const used = new Set<string>()
  for (const { folder, manifest } of backups) {
    for await (const entry of readMediaList(join(folder, manifest.media.file))) {
      if (isStored(entry)) used.add(packed(entry.sha256))
    }
  }
  return used
}

const packed = (sha256: string): string => Buffer.from(sha256, 'hex').toString('latin1')

async function removeContents(folder: string, used: ReadonlySet<string>): Promise<void> {
  for (const prefix of await namesIn(folder)) {
    for (const sha256 of await namesIn(join(folder, prefix))) {
      if (!used.has(packed(sha256))) await rm(join(folder, prefix, sha256), { force: true })
    }
  }
}

/** The names in a folder; none for a file, or without the folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return []
    throw error
  }
}
