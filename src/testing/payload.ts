import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { inject } from 'vitest'
import { createTestDatabase } from '@/src/testing/database'
import { testEnvironment } from '@/src/testing/environment'
import { startMailSink } from '@/src/testing/mailbox'
import type { Payload } from 'payload'

type Environment = Readonly<Record<string, string>>
type TestSettings = Environment | ((directUrl: string) => Environment | Promise<Environment>)

let started: Promise<Payload> | undefined

/**
 * Payload with the product's config, on a separate database and mail sink of this test file: `const payload
 * = await testPayload()` at the top of the file. Later calls in the same file return the same instance.
 * `settings` adds to the environment (the first call only), such as `{ LIMITS_FACTOR: '100' }`, or
 * returns what depends on the address of the database.
 */
export function testPayload(settings: TestSettings = {}): Promise<Payload> {
  started ??= start(settings)
  return started
}

async function start(settings: TestSettings): Promise<Payload> {
  const [database, sink, dataDir] = await Promise.all([
    createTestDatabase(),
    startMailSink(),
    mkdtemp(join(inject('runFolder'), 'data-')),
  ])
  const { url, directUrl } = database
  const given = { databaseUrl: url, databaseDirectUrl: directUrl, dataDir, smtpUrl: sink.url }
  const own = typeof settings === 'function' ? await settings(directUrl) : settings
  Object.assign(process.env, testEnvironment(given), own)
  // Only now: the config reads its settings when it is loaded.
  const { default: config } = await import('@/payload.config')
  forgetPayload()
  return getPayload({ config })
}

/** Payload caches its instance in the process, which the files of a worker share. */
function forgetPayload(): void {
  const { _payload: kept } = globalThis as { _payload?: Map<string, unknown> }
  kept?.delete('default')
}
