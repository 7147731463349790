import { randomUUID } from 'node:crypto'
import PgBoss from 'pg-boss'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImport } from '@/src/importing/jobs/create-import'
import { IMPORT_QUEUE } from '@/src/importing/jobs/import-queue'
import { getImport } from '@/src/importing/jobs/read'
import { createFiles } from '@/src/importing/testing/import-files'
import type { JobQueue } from '@/src/server/jobs/job-queue'
import { getBoss } from '@/src/server/jobs/boss'
import { QUEUES, QUEUE_SCHEMA_VERSION } from '@/src/server/jobs/queues'
import { pollQueues } from '@/src/server/jobs/states'
import { BULK_QUEUE } from '@/src/server/recipes/bulk/bulk-lane'
import { createBulkJob } from '@/src/server/recipes/bulk/create-job'
import { getBulkJob } from '@/src/server/recipes/bulk/read-jobs'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { workOff } from '@/src/testing/work-off'
import { repeated, startPeriodic } from './periodic'
import { Worker } from './worker'

const payload = await testPayload()
beforeEach(async () => {
  await run('delete from pgboss.job')
  await run(`update bulk_jobs set status = 'stopped' where status = 'running'`)
  await run(`update imports set status = 'failed' where status in ('queued', 'running')`)
})

const run = (text: string, values: unknown[] = []) =>
  payload.db.pool.query<Record<string, unknown>>(text, values)

const SOON = { timeout: 20_000 }

const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})
function startWorker(...queues: JobQueue[]): Worker {
  const worker = new Worker(payload, { queues })
  workers.push(worker)
  worker.wake()
  return worker
}

/** A site with recipes, and a bulk job that locks all of them. */
async function locking(count: number): Promise<{ site: TestSite; id: string }> {
  const site = await makeSite(payload)
  for (let at = 0; at < count; at += 1) await makeRecipe(payload, site.id)
  return { site, id: await lock(site) }
}
const lock = async (site: TestSite): Promise<string> => {
  const { id } = await createBulkJob(
    payload,
    { siteId: site.id, userId: site.owner },
    { action: 'lock', filter: {} },
  )
  return id
}
const bulk = ({ site, id }: { site: TestSite; id: string }) => getBulkJob(payload, site.id, id)
const failing = (message: string): JobQueue => ({
  ...BULK_QUEUE,
  work: () => Promise.reject(new Error(message)),
})
const failedJobs = async (site: TestSite) =>
  (await run('select * from failed_jobs where site_id = $1', [site.id])).rows
/** Makes the next attempts due. */
const passTime = () => run(`update pgboss.job set start_after = now() - interval '1 second'`)

describe('the queue', () => {
  it('has the tables of the installed package, and every queue', async () => {
    expect(PgBoss.getConstructionPlans('x')).toContain(`VALUES ('${QUEUE_SCHEMA_VERSION}')`)
    expect(await getBoss(payload).schemaVersion()).toBe(QUEUE_SCHEMA_VERSION)
    const queues = await getBoss(payload).getQueues()
    expect(queues.map(({ name }) => name).sort()).toEqual([...QUEUES].sort())
  })

  it('has no more than one job of a site, however often work is sent', async () => {
    const { site } = await locking(1)
    await lock(site)
    await lock(site)
    const { rows } = await run('select singleton_key from pgboss.job')
    expect(rows).toEqual([{ singleton_key: site.id }])
  })

  it('does the work of a site in the order in which it was asked for', async () => {
    const first = await locking(1)
    const second = { site: first.site, id: await lock(first.site) }
    await workOff(payload, BULK_QUEUE)
    const [one, other] = [await bulk(first), await bulk(second)]
    expect([one.status, other.status]).toEqual(['done', 'done'])
    expect(Date.parse(one.finishedAt ?? '')).toBeLessThanOrEqual(Date.parse(other.finishedAt ?? ''))
    expect([one.changed, other.changed]).toEqual([1, 1])
  })
})

// docs/product/background-work.md#taking-turns
describe('sites that wait', () => {
  it('take turns: a long change holds up no short one of another site', async () => {
    const long = await locking(30)
    const short = await locking(1)
    const order: string[] = []
    const queue: JobQueue = {
      ...BULK_QUEUE,
      slots: 1,
      // A turn is over after one batch.
      work: (own, id, { signal }) => {
        order.push(id)
        let batches = 0
        return BULK_QUEUE.work(own, id, { signal, isOver: () => (batches += 1) > 1 })
      },
    }
    await workOff(payload, queue)
    expect(await bulk(long)).toMatchObject({ status: 'done', changed: 30 })
    expect(await bulk(short)).toMatchObject({ status: 'done', changed: 1 })
    expect(order.indexOf(short.id)).toBe(1)
    expect(order.lastIndexOf(long.id)).toBeGreaterThan(2)
  })

  it('are not held up by an import of another site', { timeout: 120_000 }, async () => {
    const lines = Array.from({ length: 4_000 }, (_, at) => `Cake ${at},2 eggs,Mix.,${at}`)
    const table = ['title,ingredients,directions,id', ...lines].join('\n')
    const path = `${await createFiles({ 'recipes.csv': table })}/recipes.csv`
    const importing = await makeSite(payload)
    const importId = await createImport(payload, {
      ...{ siteId: importing.id, userId: null, fileName: 'recipes.csv', paths: [path] },
      ...{ format: null, isDryRun: false, onRepeat: 'update', columns: {}, fingerprint: null },
    })
    const importOf = () => getImport(payload, importing.id, importId)
    const worker = startWorker(IMPORT_QUEUE, BULK_QUEUE)
    await expect.poll(importOf, { timeout: 60_000 }).toMatchObject({ done: expect.any(Number) })
    await expect.poll(async () => (await importOf()).done, { timeout: 60_000 }).toBeGreaterThan(0)
    const change = await locking(12)
    worker.wake()
    await expect.poll(() => bulk(change), { timeout: 20_000 }).toMatchObject({ status: 'done' })
    const { done, status } = await importOf()
    expect(status).toBe('running')
    expect(done).toBeLessThan(4_000)
  })
})

describe('a worker that is asked to stop', () => {
  it('finishes the batch in hand and gives the rest back', async () => {
    const change = await locking(25)
    const worker = startWorker(BULK_QUEUE)
    await expect.poll(async () => (await bulk(change)).done, SOON).toBeGreaterThan(0)
    await worker.stop()
    const { done, status } = await bulk(change)
    expect(status).toBe('running')
    expect(done % 10).toBe(0)
    const { rows } = await run('select state from pgboss.job')
    expect(rows).toEqual([{ state: 'created' }])
    await workOff(payload, BULK_QUEUE)
    expect(await bulk(change)).toMatchObject({ status: 'done', changed: 25 })
  })
})

describe('a job whose worker is gone', () => {
  it('is given to another one when its lease has run out', async () => {
    const change = await locking(1)
    await getBoss(payload).fetch('bulk')
    await workOff(payload, BULK_QUEUE)
    expect((await bulk(change)).status).toBe('running')
    await run(`update pgboss.job set started_on = now() - interval '31 seconds'`)
    await workOff(payload, BULK_QUEUE)
    await passTime()
    await workOff(payload, BULK_QUEUE)
    expect(await bulk(change)).toMatchObject({ status: 'done', changed: 1 })
  })
})

// docs/product/limits.md#background-work
it('looks again when the first lease ends, at the latest', async () => {
  await locking(1)
  await getBoss(payload).fetch('bulk')
  const states = await pollQueues(payload, randomUUID())
  const { leaseEndsIn } = states.find(({ name }) => name === 'bulk') ?? {}
  expect(leaseEndsIn).toBeGreaterThan(0)
  expect(leaseEndsIn).toBeLessThanOrEqual(30_000)
})

// docs/product/background-work.md#failed-jobs
describe('a job that fails', () => {
  async function failFiveTimes(message: string): Promise<void> {
    vi.spyOn(payload.logger, 'error').mockReturnValue()
    for (let at = 0; at < 5; at += 1) {
      await workOff(payload, failing(message))
      await passTime()
    }
    await workOff(payload, failing(message))
  }

  it('is kept with its error, without secrets, once it failed five times', async () => {
    const change = await locking(1)
    await failFiveTimes('no way to postgres://me:secret@db/x for ada@example.com')
    expect(await failedJobs(change.site)).toMatchObject([
      {
        ...{ queue: 'bulk', subject: change.id, attempts: '5' },
        message: expect.stringContaining('no way to postgres://[login]@db/x'),
      },
    ])
    expect(JSON.stringify(await failedJobs(change.site))).not.toMatch(/secret|ada@/)
    expect(await bulk(change)).toMatchObject({
      ...{
        status: 'stopped',
        message: 'The job could not be finished. Changes made so far are kept.',
      },
    })
    expect((await run('select 1 from pgboss.job')).rowCount).toBe(0)
  })

  it('holds up nothing else of its site, and is done when it is retried', async () => {
    const change = await locking(1)
    await failFiveTimes('once')
    const next = { site: change.site, id: await lock(change.site) }
    await workOff(payload, BULK_QUEUE)
    expect(await bulk(next)).toMatchObject({ status: 'done' })
    expect(await bulk(change)).toMatchObject({ status: 'stopped' })
    const [job] = await failedJobs(change.site)
    const id = String(job?.['id'])
    await payload.update({ collection: 'failed-jobs', id, data: { isRetried: true } })
    await workOff(payload, BULK_QUEUE)
    expect(await bulk(change)).toMatchObject({ status: 'done', message: null })
    expect(await failedJobs(change.site)).toEqual([])
  })
})

describe('what is done every hour', () => {
  it('is waited for once, and again when it was done or has failed', async () => {
    let count = 0
    const chore = repeated({
      ...{ queue: 'tidy', every: 3_600, first: 0 },
      work: () => {
        count += 1
        return count === 2 ? Promise.reject(new Error('once')) : Promise.resolve()
      },
    })
    vi.spyOn(payload.logger, 'error').mockReturnValue()
    await startPeriodic(payload, [chore])
    await startPeriodic(payload, [chore])
    const worker = new Worker(payload, { queues: [], periodic: [chore] })
    workers.push(worker)
    const waiting = () =>
      run(`select start_after > now() + interval '50 minutes' as later,
      state from pgboss.job where name = 'tidy' order by start_after desc`)
    worker.wake()
    await expect
      .poll(async () => (await waiting()).rows, SOON)
      .toEqual([{ later: true, state: 'created' }])
    expect(count).toBe(1)
    await passTime()
    worker.wake()
    await expect
      .poll(async () => (await waiting()).rows, SOON)
      .toEqual([
        { later: true, state: 'created' },
        { later: false, state: 'retry' },
      ])
  })
})
