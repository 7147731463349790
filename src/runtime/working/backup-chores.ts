import { backUpWhenDue } from '@/src/runtime/backup/scheduled-backup'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { repeated } from './periodic'
import type { Periodic } from './periodic'

const HOUR = 3_600

type BackupSettings = Pick<Settings, 'databaseDirectUrl' | 'secret' | 'dataDir' | 's3' | 'backups'>

/**
 * Creates the hourly check whether the backup of the day is due. A worker without a folder for backups leaves
 * it to others.
 * @see docs/operating.md#scheduled-backups
 */
export const createBackupChores = (settings: BackupSettings): Periodic[] =>
  settings.backups
    ? [
        repeated({
          queue: 'backup',
          every: HOUR,
          first: 300,
          work: (payload, stopping) => backUpWhenDue(payload, settings, stopping),
        }),
      ]
    : []
