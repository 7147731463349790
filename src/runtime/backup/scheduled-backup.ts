import type { Payload } from 'payload'
import { messageOf } from '@/src/runtime/process/processes'
import { scrub } from '@/src/runtime/process/scrub'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { hasLastFailed, isBackupDue, recordBackupRun } from '@/src/server/backups/backup-runs'
import { mailBackupFailure } from '@/src/server/backups/failure-mail'
import { createBackup } from './create-backup'
import { removeOldBackups } from './remove-old'

type ScheduleSettings = Pick<
  Settings,
  'databaseDirectUrl' | 'secret' | 'dataDir' | 's3' | 'backups'
>

/**
 * Makes a backup when one is due, and removes old ones. A failure is recorded, logged and tried again in an
 * hour.
 * @see docs/operating.md#scheduled-backups
 */
export async function backUpWhenDue(
  payload: Payload,
  settings: ScheduleSettings,
  signal: AbortSignal,
): Promise<void> {
  const { backups, databaseDirectUrl } = settings
  if (!backups || !(await isBackupDue(payload, backups.hour))) return
  const startedAt = new Date()
  const to = backups.folder
  const report = (msg: string): void => payload.logger.debug(msg)
  try {
    const { name, manifest } = await createBackup({
      settings,
      env: process.env,
      to,
      report,
      signal,
    })
    const { files, copiedFiles, missing } = manifest.media
    payload.logger.info({ msg: 'Made a backup', name, files, copiedFiles, missing })
    await removeOldBackups(databaseDirectUrl, to, backups.keep)
    await recordBackupRun(payload, { startedAt, name })
  } catch (error) {
    if (signal.aborted) return
    payload.logger.error({ err: error, msg: 'The backup failed' })
    await reportFailure(payload, startedAt, scrub(messageOf(error)))
  }
}

/** Mails about the first failure of a series alone. */
async function reportFailure(payload: Payload, startedAt: Date, error: string): Promise<void> {
  const isKnown = await hasLastFailed(payload)
  await recordBackupRun(payload, { startedAt, error })
  if (!isKnown) await mailBackupFailure(payload, error)
}
