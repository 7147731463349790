import { z } from 'zod'
import { settingNotes } from './setting-notes'
import { trueOrFalse } from './setting-shapes'

const secret = z.string().min(32, 'is shorter than 32 characters').optional()

/** Secrets of the installation. */
export const secretSettings = {
  SECRET: secret.register(settingNotes, {
    section: 'Secrets',
    description: 'Signs cookies and preview links. Changing it signs admins out.',
    hint: 'at least 32 random characters, such as those of `openssl rand -hex 32`',
    example: '',
  }),
  ACCEPT_NEW_SECRET: trueOrFalse.optional().register(settingNotes, {
    section: 'Secrets',
    description:
      'Whether a start takes another SECRET than the one before; for one start after a change. Default false.',
    hint: 'true or false',
    example: 'true',
  }),
  METRICS_TOKEN: secret.clone().register(settingNotes, {
    section: 'Secrets',
    description:
      'The bearer token for figures at /metrics, for Prometheus; without it there are none.',
    hint: 'at least 32 random characters, such as those of `openssl rand -hex 32`',
    example: '',
  }),
}
