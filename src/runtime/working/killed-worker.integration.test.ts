import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { waitForExit } from '@/src/runtime/process/processes'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { createImport } from '@/src/importing/jobs/create-import'
import { getImport } from '@/src/importing/jobs/read'
import { createFiles } from '@/src/importing/testing/import-files'
import { createBulkJob } from '@/src/server/recipes/bulk/create-job'
import { getBulkJob } from '@/src/server/recipes/bulk/read-jobs'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { hookedSite } from '@/src/testing/setups/webhooks'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
  await storeCatalogues(payload)
  await run('delete from pgboss.job')
  await run(`update bulk_jobs set status = 'stopped' where status = 'running'`)
  await run(`update imports set status = 'failed' where status in ('queued', 'running')`)
})

const run = (text: string, values: unknown[] = []) =>
  payload.db.pool.query<Record<string, unknown>>(text, values)

const children: ChildProcess[] = []
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => end(child, 'SIGKILL')))
})

/** The process of `npm run work`, or the one it starts for imports. */
function startProcess(...args: string[]): ChildProcess {
  const script = join('src', 'entrypoints', 'work.ts')
  const child = spawn(process.execPath, [...NODE_FLAGS, script, ...args], {
    env: process.env,
    stdio: 'ignore',
  })
  children.push(child)
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = waitForExit(child)
  child.kill(signal)
  await exited
}

/** Expires the leases of all held jobs. */
const passLease = async (): Promise<void> => {
  await run(
    `update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active'`,
  )
  await run(`update bulk_jobs set seen_at = now() - interval '2 minutes'`)
}
const SOON = { timeout: 90_000, interval: 50 }

// docs/product/background-work.md#workers
describe('a worker that is killed', { timeout: 240_000 }, () => {
  it('leaves a bulk job to the next one, which does the rest of it, once', async () => {
    const site = await makeSite(payload)
    for (let at = 0; at < 25; at += 1) await makeRecipe(payload, site.id)
    const { id } = await createBulkJob(
      payload,
      { siteId: site.id, userId: site.owner },
      { action: 'delete', filter: {} },
    )
    const job = () => getBulkJob(payload, site.id, id)
    const first = startProcess()
    await expect.poll(async () => (await job()).done, SOON).toBeGreaterThan(0)
    await end(first, 'SIGKILL')
    const { done, status } = await job()
    expect({ status, isPart: done > 0 && done < 25 }).toEqual({ status: 'running', isPart: true })
    await passLease()
    const second = startProcess()
    await expect.poll(async () => (await job()).status, SOON).toBe('done')
    expect(await job()).toMatchObject({ total: 25, done: 25, changed: 25, failed: 0 })
    const deleted = await run(
      'select 1 from recipes where site_id = $1 and deleted_at is not null',
      [site.id],
    )
    expect(deleted.rowCount).toBe(25)
    await end(second, 'SIGTERM')
    expect(second.exitCode).toBe(0)
    expect((await run(`select 1 from pgboss.job where name = 'bulk'`)).rowCount).toBe(0)
    expect(
      (await run("select 1 from job_workers where seen_at > now() - interval '1 second'")).rowCount,
    ).toBe(0)
  })

  it('leaves an import to the next one: no recipe twice, none by half', async () => {
    const site = await makeSite(payload)
    const lines = Array.from(
      { length: 600 },
      (_, at) => `Cake ${at},"2 eggs\n1 cup flour",Mix.,${at}`,
    )
    const table = ['title,ingredients,directions,id', ...lines].join('\n')
    const path = `${await createFiles({ 'recipes.csv': table })}/recipes.csv`
    const id = await createImport(payload, {
      ...{ siteId: site.id, userId: null, fileName: 'recipes.csv', paths: [path], format: null },
      ...{ isDryRun: false, onRepeat: 'update', columns: {}, fingerprint: null },
    })
    const found = () => getImport(payload, site.id, id)
    const first = startProcess('--imports')
    await expect.poll(async () => (await found()).done, SOON).toBeGreaterThan(0)
    await end(first, 'SIGKILL')
    expect((await found()).status).toBe('running')
    expect((await found()).done).toBeLessThan(600)
    await passLease()
    const second = startProcess()
    await expect.poll(async () => (await found()).status, SOON).toBe('done')
    expect(await found()).toMatchObject({ total: 600, done: 600, created: 600, failed: 0 })
    const { rows } = await run(
      `select count(*)::int as recipes, count(distinct title)::int as titles,
        (select count(*)::int from recipe_ingredients u join recipe_ingredient_groups g
          on g.id = u._parent_id join recipes r on r.id = g._parent_id
          where r.site_id = $1) as lines from recipes where site_id = $1`,
      [site.id],
    )
    expect(rows).toEqual([{ recipes: 600, titles: 600, lines: 1_200 }])
    await end(second, 'SIGTERM')
    expect(second.exitCode).toBe(0)
  })

  // docs/product/webhooks.md#retries
  it('leaves a message to the next one, which sends it again with the same id', async () => {
    const { site, server, receivedMessages, log } = await hookedSite(payload)
    server.answer = 'never'
    await makeRecipe(payload, site.id)
    const first = startProcess()
    await expect.poll(() => server.arrived.length, SOON).toBe(1)
    await end(first, 'SIGKILL')
    expect(await log()).toMatchObject([{ status: 'waiting', attempts: 0 }])
    server.answer = { status: 200 }
    await passLease()
    // A lost job is handed out again after a pause.
    await receivedMessages()
    await run(`update pgboss.job set start_after = now()`)
    await receivedMessages()
    expect(server.arrived).toHaveLength(2)
    const [one, other] = server.arrived
    expect(other?.headers['webhook-id']).toBe(one?.headers['webhook-id'])
    expect(await log()).toMatchObject([{ status: 'delivered', attempts: 1 }])
    server.stop()
  })
})
