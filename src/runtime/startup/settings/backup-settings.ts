import { z } from 'zod'
import { settingNotes } from './setting-notes'
import { wholeNumber } from './setting-shapes'

/** Settings of scheduled backups. */
export const backupSettings = {
  BACKUP_DIR: z.string().optional().register(settingNotes, {
    section: 'Storage',
    description: 'A folder on another disk, into which a worker makes a backup each day.',
    hint: 'a folder that can be written',
    example: '/mnt/backups/recipes',
  }),
  BACKUP_HOUR: wholeNumber(0, 23).default(3).register(settingNotes, {
    section: 'Storage',
    description: 'The hour of the daily backup, in UTC. Default 3.',
    hint: 'a whole number from 0 to 23',
    example: '3',
  }),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(7).register(settingNotes, {
    section: 'Storage',
    description: 'How many backups are kept. Default 7.',
    hint: 'a whole number from 1 to 1000',
    example: '7',
  }),
}
