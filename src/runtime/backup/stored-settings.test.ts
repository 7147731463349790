import { describe, expect, it } from 'vitest'
import { settingNames } from '@/src/runtime/startup/settings/settings-schema'
import { secretFingerprint } from '@/src/server/secret-mark'
import { storedSettings } from './stored-settings'

/** Settings that are never written into a backup. A new secret one belongs here. */
const SECRET = [
  'SECRET',
  'ACCEPT_NEW_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SMTP_URL',
  'MAIL_REPORTS_PASSWORD',
  'MAILGUN_SIGNING_KEY',
  'SENDGRID_WEBHOOK_KEY',
  'MEILI_URL',
  'MEILI_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
]

// docs/operating.md#backup
describe('the settings in a backup', () => {
  it('are all that are set, but for those that are secret or may hold a password', () => {
    const stored = storedSettings(Object.fromEntries(settingNames.map((name) => [name, 'x'])))
    const left = settingNames.filter((name) => !(name in stored))
    expect([...left].sort()).toEqual([...SECRET].sort())
    expect(storedSettings({ PORT: ' ', HOME: '/root', DATA_DIR: '.data' })).toEqual({
      DATA_DIR: '.data',
    })
  })

  it('tell one SECRET from another without revealing it', () => {
    const [one, other] = ['a'.repeat(40), 'b'.repeat(40)].map(secretFingerprint)
    expect(one).toMatch(/^[\da-f]{64}$/)
    expect(one).toBe(secretFingerprint('a'.repeat(40)))
    expect(one).not.toBe(other)
  })
})
