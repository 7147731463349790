import { expect, it } from 'vitest'
import { mediaOf } from '@/media'
import { storePicture } from '@/media/store-picture'
import { plainPhoto } from '@/media/testing/photo'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { readiness } from './health'

const payload = await testPayload()
const run = (text: string) => payload.db.pool.query(text)

// docs/product/background-work.md#health
it('tells whether a worker lives, and how long the oldest job has waited', async () => {
  await run('delete from job_workers')
  await run('delete from pgboss.job')
  const idle = await readiness()
  expect(idle).toMatchObject({ isReady: true, parts: { worker: 'away', oldestWaitingJob: null } })
  await run('insert into job_workers (id) values (gen_random_uuid())')
  await run(`insert into pgboss.job (name, start_after) values
    ('bulk', now() - interval '40 seconds'), ('tidy', now() + interval '1 hour')`)
  const { parts } = await readiness()
  expect(parts.worker).toBe('ok')
  expect(parts.oldestWaitingJob).toBeGreaterThanOrEqual(40)
  await run(`update job_workers set seen_at = now() - interval '2 minutes'`)
  expect((await readiness()).parts.worker).toBe('away')
  await run('delete from pgboss.job')
})

// docs/product/media.md#a-bucket-set-later
it('is not ready while the newest pictures are in the store of another server', async () => {
  const { DATA_DIR = '' } = process.env
  const { storage } = mediaOf(payload.config.custom)
  const site = await makeSite(payload)
  const store = async (): Promise<void> => {
    const { key, width, height } = await storePicture(storage, await plainPhoto())
    await payload.create({ collection: 'images', data: { key, width, height, site: site.id } })
  }
  await store()
  await store()
  process.env['DATA_DIR'] = `${DATA_DIR}-other`
  expect((await readiness()).parts).not.toHaveProperty('media')
  await store()
  expect(await readiness()).toMatchObject({ isReady: false, parts: { media: 'other' } })
  process.env['DATA_DIR'] = DATA_DIR
  expect(await readiness()).toMatchObject({ isReady: true })
})
