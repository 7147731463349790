import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { mediaLocation } from '@/media'
import { isStoreEmpty } from '@/media/storage/is-store-empty'
import { migrationNames, withClient } from '@/src/runtime/startup/database/database-state'
import { migrateRestored, migrateTo } from '@/src/runtime/startup/database/migrate'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { loadDatabase } from './load-database'
import { findBackup } from './manifest'
import type { Backup } from './manifest'
import { restoreMedia } from './restore-media'
import { beginRestore, endRestore, recordLoaded } from './restore-progress'
import { LOST_WITH_SECRET, replaceSecret, secretFingerprint } from '@/src/server/secret-mark'
import { verifyBackup } from './verify-backup'

/** Options of a restore. */
export type RestoreOptions = {
  settings: Pick<Settings, 'databaseDirectUrl' | 'secret' | 'dataDir' | 's3'>
  /** The folder that holds the backups. */
  from: string
  /** The name of a backup; the newest complete one without. */
  at: string | undefined
  /** Whether another SECRET than that of the backup is accepted. */
  acceptsNewSecret: boolean
  /** Opens Payload on the database; called after all checks. */
  openPayload: () => Promise<Payload>
  report: (line: string) => void
}

/** A completed restore. */
export type Restored = { name: string; tables: number; rows: number; files: number }

/**
 * Restores a backup into an empty database and an empty store. After an interruption the same call
 * continues.
 * @throws Refusal before anything is changed when the backup or the place cannot be used
 * @see docs/operating.md#restore
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { settings, report } = options
  const root = resolve(options.from)
  const backup = await findBackup(root, options.at)
  await requireUsable(options, backup)
  report(`Checking the files of ${backup.name}`)
  await verifyBackup(root, backup)
  await begin(settings, backup)
  await restoreRows(options, backup)
  report('Copying pictures and videos')
  const files = await restoreMedia(settings, root, backup)
  report('Bringing the database up to date')
  await migrateRestored(await options.openPayload(), settings.databaseDirectUrl)
  await withClient(settings.databaseDirectUrl, async (client) => {
    if (!isOfSameSecret(backup, settings.secret)) await replaceSecret(client, settings.secret)
    await endRestore(client)
  })
  const { tables } = backup.manifest
  return {
    name: backup.name,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files,
  }
}

/** @throws Refusal for a backup of a newer version, or one made with another SECRET */
async function requireUsable(
  { settings, acceptsNewSecret }: RestoreOptions,
  backup: Backup,
): Promise<void> {
  const { name, manifest } = backup
  const known = await migrationNames()
  const unknown = manifest.migrations.filter((each) => !known.includes(each))
  if (unknown.length > 0) {
    throw new Refusal(
      `${name} was made by version ${manifest.version}, which is newer: this version does not know ${unknown.join(', ')}. ` +
        'Restore it with that version or a newer one.',
    )
  }
  if (acceptsNewSecret || isOfSameSecret(backup, settings.secret)) return
  throw new Refusal(
    `${name} was made with another SECRET. Set the SECRET of that server. Without it, add --new-secret: ` +
      `${LOST_WITH_SECRET}.`,
  )
}

const isOfSameSecret = ({ manifest }: Backup, secret: string): boolean =>
  manifest.secretFingerprint === secretFingerprint(secret)

/** @throws Refusal when the database or the store holds anything, except what this restore has begun */
async function begin(settings: RestoreOptions['settings'], { name }: Backup): Promise<void> {
  await withClient(settings.databaseDirectUrl, async (client) => {
    await client.query('begin')
    const { isResumed } = await beginRestore(client, name)
    if (!isResumed && !(await isStoreEmpty(mediaLocation(settings)))) {
      throw new Refusal(
        `${settings.s3 ? `The bucket ${settings.s3.bucket}` : `${settings.dataDir}/media`} is not empty. ` +
          'Name an empty one, or move away what is there, and run the command again.',
      )
    }
    await client.query('commit')
  })
}

async function restoreRows(options: RestoreOptions, backup: Backup): Promise<void> {
  const { settings, report } = options
  const { databaseDirectUrl: databaseUrl } = settings
  const { state } = await withClient(databaseUrl, (client) => beginRestore(client, backup.name))
  if (state === 'loaded') return
  report('Creating the tables')
  await migrateTo(await options.openPayload(), databaseUrl, backup.manifest.migrations)
  report('Loading the rows')
  await withClient(databaseUrl, (client) =>
    loadDatabase(client, backup, () => recordLoaded(client)),
  )
}
