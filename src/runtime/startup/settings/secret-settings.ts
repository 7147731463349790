import { z } from 'zod'
import { settingNotes } from './setting-notes'

const secret = z.string().min(32, 'is shorter than 32 characters').optional()

/** Secrets of the installation. */
export const secretSettings = {
  SECRET: secret.register(settingNotes, {
    section: 'Secrets',
    description: 'Signs cookies and preview links. Changing it signs admins out.',
    hint: 'at least 32 random characters, such as those of `openssl rand -hex 32`',
    example: '',
  }),
  METRICS_TOKEN: secret.clone().register(settingNotes, {
    section: 'Secrets',
    description:
      'The bearer token for figures at /metrics, for Prometheus; without it there are none.',
    hint: 'at least 32 random characters, such as those of `openssl rand -hex 32`',
    example: '',
  }),
}
