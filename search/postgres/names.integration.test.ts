import { describe, expect, it, vi } from 'vitest'
import type { SearchEngine, SearchRequest } from '@/search/engine'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { searchRequest } from '@/src/testing/search/search-request'

const payload = await testPayload()
const siteId = (await makeSite(payload)).id

/** The engine as another bundle of the same process holds it: with a module state of its own. */
async function engineOfAnotherBundle(): Promise<SearchEngine> {
  vi.resetModules()
  const { postgresEngine } = await import('./engine')
  return postgresEngine(payload.db.pool)
}

const asked = (given: Partial<SearchRequest>) =>
  searchRequest({ siteId, orderBy: 'published_at_desc', ...given })

/** The statements that a connection of the pool has prepared. */
async function preparedNames(): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ name: string }>(
    'select name from pg_prepared_statements',
  )
  return rows.map(({ name }) => name)
}

describe('The names of prepared statements', () => {
  it('differ where two bundles under one pool send different statements', async () => {
    const [one, other] = [await engineOfAnotherBundle(), await engineOfAnotherBundle()]
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      await first.search(asked({ text: 'plum' }))
      await second.search(asked({ facets: { meals: ['dinner'] } }))
      await second.search(asked({ text: 'plum', wantsFacets: true }))
      await first.search(asked({ maxMinutes: 10 }))
    }
  })

  it('are the same for the same statement, whoever sends it', async () => {
    const statement = { name: 'same', text: 'select 1 as one' }
    await payload.db.pool.query(statement)
    await payload.db.pool.query({ ...statement })
    const names = (await preparedNames()).filter((name) => name.startsWith('same_'))
    expect(new Set(names).size).toBe(names.length)
  })

  it('keep apart two statements that are called alike', async () => {
    const client = await payload.db.pool.connect()
    try {
      for (const n of [1, 2, 3, 1, 2, 3]) {
        const { rows } = await client.query({ name: 'alike', text: `select ${n} as n` })
        expect(rows).toEqual([{ n }])
      }
    } finally {
      client.release()
    }
  })

  it('keep apart two that begin alike for longer than Postgres reads names', async () => {
    const name = 'n'.repeat(80)
    const client = await payload.db.pool.connect()
    try {
      await client.query({ name: `${name}1`, text: 'select 1' })
      await client.query({ name: `${name}2`, text: 'select 2' })
      const { rows } = await client.query<{ name: string }>(
        `select name from pg_prepared_statements where name like 'nnn%'`,
      )
      expect(rows).toHaveLength(2)
      for (const row of rows) expect(row.name.length).toBeLessThanOrEqual(63)
    } finally {
      client.release()
    }
  })

  it('are bounded for statements of many shapes', async () => {
    const client = await payload.db.pool.connect()
    try {
      for (let n = 0; n < 300; n++) {
        await client.query({ name: 'shapes', text: `select ${n}::int as shape` })
      }
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int from pg_prepared_statements where name like 'shapes%'`,
      )
      expect(rows[0]?.count).toBeLessThanOrEqual(64)
    } finally {
      client.release()
    }
  })
})
