import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { isDatabaseAway } from '@/src/server/database/database-away'
import { rows } from '@/src/server/database/statements'
import { BULK_QUEUE } from '@/src/server/recipes/bulk/bulk-lane'
import { createBulkJob } from '@/src/server/recipes/bulk/create-job'
import { getBulkJob } from '@/src/server/recipes/bulk/read-jobs'
import { searchRecipes } from '@/src/server/recipes/search'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { hasPgBouncer, startPgBouncer } from '@/src/testing/servers/pgbouncer'
import type { Pooler } from '@/src/testing/servers/pgbouncer'
import { startCachedSite } from '@/src/testing/setups/cached-site'
import type { CachedSite } from '@/src/testing/setups/cached-site'
import { workOff } from '@/src/testing/work-off'
import { readDatabaseState, withClient } from './database-state'
import { migrate } from './migrate'

/** Fewer connections than the product's own pool holds. */
const POOL_SIZE = 2

// docs/operating.md#a-connection-pooler
describe.skipIf(!hasPgBouncer)('the product behind PgBouncer in transaction mode', () => {
  let pooler: Pooler
  let direct = ''
  let payload: Payload
  let site: TestSite
  const processes: CachedSite[] = []

  beforeAll(async () => {
    payload = await testPayload(async (directUrl) => {
      pooler = await startPgBouncer(directUrl, POOL_SIZE)
      const blank = `blank_${randomUUID().replaceAll('-', '')}`
      await withClient(directUrl, (client) => client.query(`create database ${blank}`))
      direct = new URL(`/${blank}`, directUrl).href
      return {
        DATABASE_URL: pooler.through(direct),
        DATABASE_DIRECT_URL: direct,
        DATABASE_NAMED_STATEMENTS: 'false',
      }
    })
    await migrate(payload, direct)
    site = await makeSite(payload)
    for (let count = 0; count < 2; count += 1) {
      processes.push(await startCachedSite(payload, site.slug))
    }
  })
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()))
    await payload.destroy()
    await pooler.stop()
  })

  it('migrates an empty database', async () => {
    const state = await readDatabaseState(direct, [])
    expect(state.changedDefinitions).toEqual([])
    expect(state.isBlank).toBe(false)
  })

  it('shows an edit to the next request of every process', async () => {
    const recipe = await makeRecipe(payload, site.id)
    const path = `/recipes/${recipe.slug}`
    for (let edit = 0; edit < 20; edit += 1) {
      const title = `Edit ${edit}`
      await payload.update({ collection: 'recipes', id: recipe.id, data: { title } })
      await processes[edit % 2]?.settle()
      for (const each of processes) expect(await each.get(path)).toContain(title)
    }
  })

  it('answers many more requests at once than there are connections', async () => {
    const api = `/api/v1/site/${site.slug}/recipes`
    const pages = Array.from({ length: 60 }, async (_, page) =>
      processes[page % 2]?.get(`${api}?query=words${page}`),
    )
    for (const page of await Promise.all(pages)) expect(page).toMatch(/^200 /)
  })

  it('searches, and works on jobs', async () => {
    const recipe = await makeRecipe(payload, site.id, { title: 'Elderflower cordial' })
    const found = await searchRecipes(
      payload,
      site.id,
      { query: 'elderflower', orderBy: 'published_at_desc', limit: 5, offset: 0 },
      { wantsFacets: false },
    )
    expect(found.recipeIds).toEqual([recipe.id])
    const { id } = await createBulkJob(
      payload,
      { siteId: site.id, userId: site.owner },
      { action: 'lock', filter: {} },
    )
    await workOff(payload, BULK_QUEUE)
    expect(await getBulkJob(payload, site.id, id)).toMatchObject({ status: 'done' })
  })

  it('sends no statement under a name', async () => {
    const names = 'select count(*)::int as count from pg_prepared_statements'
    const counts = Array.from({ length: 20 }, () =>
      rows<{ count: number }>(payload, { name: 'count_names', text: names }, []),
    )
    for (const [row] of await Promise.all(counts)) expect(row?.count).toBe(0)
  })

  it('says that the database is away while the pooler is', async () => {
    await pooler.stop()
    const failed = await payload.find({ collection: 'sites' }).catch((error: unknown) => error)
    expect(isDatabaseAway(failed)).toBe(true)
    await pooler.startAgain()
    await vi.waitFor(() => payload.find({ collection: 'sites' }), { timeout: 10_000 })
  })
})
