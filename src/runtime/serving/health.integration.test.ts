import { expect, it } from 'vitest'
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
