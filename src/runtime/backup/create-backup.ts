import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { mediaLocation, storageAt } from '@/media'
import { withClient } from '@/src/runtime/startup/database/database-state'
import type { RawEnvironment, Settings } from '@/src/runtime/startup/settings/settings'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { releaseBackupLock, takeBackupLock } from './backup-lock'
import { copyMedia, removePartContents } from './copy-media'
import { dumpDatabase } from './dump-database'
import { backupName, findNewestReadable, writeManifest } from './manifest'
import type { Backup, Manifest } from './manifest'
import { secretFingerprint } from '@/src/server/secret-mark'
import { storedSettings } from './stored-settings'

/** Options of a backup. */
export type BackupOptions = {
  settings: Pick<Settings, 'databaseDirectUrl' | 'secret' | 'dataDir' | 's3'>
  env: RawEnvironment
  /** The folder for all backups of the installation. */
  to: string
  report: (line: string) => void
  signal: AbortSignal
}

/**
 * Makes a backup while the site runs: one snapshot of the database, then the media files that it names. The
 * folder counts as a backup once it has its manifest, which is written last.
 * @throws Refusal when another backup is running, or the folder belongs to another installation
 * @see docs/operating.md#backup
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const root = resolve(options.to)
  return withClient(options.settings.databaseDirectUrl, async (lock) => {
    await takeBackupLock(lock)
    const previous = await previousBackup(root, options.settings.secret)
    await removePartContents(root)
    const name = backupName(new Date())
    const folder = join(root, name)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      const manifest = await writeParts(options, { root, folder, previous })
      await releaseBackupLock(lock)
      options.signal.throwIfAborted()
      await writeManifest(folder, manifest)
      return { name, folder, manifest }
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  })
}

type Place = { root: string; folder: string; previous: Backup | null }

async function writeParts(
  { settings, env, report, signal }: BackupOptions,
  { root, folder, previous }: Place,
): Promise<Manifest> {
  const keysFile = join(folder, 'media-keys')
  const createdAt = new Date().toISOString()
  report('Copying the database')
  const dump = await withClient(settings.databaseDirectUrl, (client) =>
    dumpDatabase(client, folder, keysFile, signal),
  )
  report('Copying pictures and videos')
  const storage = storageAt(mediaLocation(settings))
  const media = await copyMedia({ root, folder, keysFile, storage, previous, signal })
  await rm(keysFile)
  return {
    format: 1,
    createdAt,
    version: await productVersion(),
    secretFingerprint: secretFingerprint(settings.secret),
    settings: storedSettings(env),
    ...dump,
    media,
  }
}

/** @throws Refusal when the newest backup in the folder was made with another SECRET */
async function previousBackup(root: string, secret: string): Promise<Backup | null> {
  const newest = await findNewestReadable(root)
  if (!newest || newest.manifest.secretFingerprint === secretFingerprint(secret)) return newest
  throw new Refusal(
    `The backups in ${root} were made with another SECRET, so they belong to another installation, or SECRET was changed. Name an empty folder.`,
  )
}

/** The version of the product, from its package file. */
async function productVersion(): Promise<string> {
  const text = await readFile(join(process.cwd(), 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
