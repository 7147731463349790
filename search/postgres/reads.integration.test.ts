import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '@/search/engine'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { searchRequest } from '@/src/testing/search/search-request'
import type { Database } from './database'
import { postgresEngine } from './engine'

const MANY = 2_000

const payload = await testPayload()
const siteId = (await makeSite(payload)).id
const run = (text: string, values: unknown[]) => payload.db.pool.query(text, values)
for (const site of [siteId, (await makeSite(payload)).id]) {
  await run(
    `insert into recipes (site_id, title, slug, published_at)
      select $1, case when n % 500 = 0 then 'Quince' else 'Plum' end || ' ' || n,
        gen_random_uuid()::text, now() - n * interval '1 hour'
      from generate_series(1, $2::int) n`,
    [site, MANY],
  )
}
const term = `insert into terms (kind, title, slug) select $1::term_kind, slug, slug`
await run(`${term} from unnest(array['seldom', 'often']) slug`, ['meal'])
await run(`${term} from (select 'tag-' || n as slug from generate_series(1, 300) n) tags`, ['tag'])
await run(
  `insert into recipes_rels ("order", parent_id, path, terms_id)
    select 1, r.id, t.kind || 's', t.id from recipes r join terms t on t.slug = case
      when r.title like 'Quince%' then 'seldom' else 'often' end
    union all
    select 2, r.id, 'tags', t.id from recipes r join terms t
      on t.slug = 'tag-' || substring(r.title from '[0-9]+')`,
  [],
)
await run('analyze search_recipes, search_bits, search_counts, search_terms', [])

/** Rows of a table that a connection has read; it may not have passed on those of earlier statements. */
async function readSoFar(client: Database, table: string): Promise<number> {
  const text = `select seq_tup_read::int + idx_tup_fetch::int as read
    from pg_stat_xact_user_tables where relname = $1`
  const { rows } = await client.query<{ read: number }>({ text, values: [table] })
  return rows[0]?.read ?? 0
}

/** The rows of a table of the index that a search reads. */
async function rowsRead(table: string, asked: Partial<SearchRequest>): Promise<number> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    const before = await readSoFar(client, table)
    const answer = await postgresEngine(client).search(searchRequest({ siteId, ...asked }))
    expect(answer.recipeIds.length).toBeGreaterThan(0)
    return (await readSoFar(client, table)) - before
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('a search reads no more recipes than it needs', () => {
  it.each([
    ['that many recipes have', { facets: { meals: ['often'] } }],
    ['that few recipes have', { facets: { meals: ['seldom'] } }],
  ])('for a page of a term %s', async (_, asked) => {
    expect(await rowsRead('search_recipes', asked)).toBeLessThan(100)
    expect(await rowsRead('search_recipes', { ...asked, wantsFacets: true })).toBeLessThan(100)
  })

  it('for a word, whatever else is chosen', async () => {
    expect(await rowsRead('search_recipes', { text: 'quince' })).toBeLessThan(100)
    const asked = { text: 'quince', facets: { meals: ['seldom'] }, wantsFacets: true }
    expect(await rowsRead('search_recipes', asked)).toBeLessThan(100)
  })

  it('for a page of the whole list', async () => {
    expect(await rowsRead('search_recipes', {})).toBeLessThan(100)
  })
})

describe('a list whose filters nobody asked for', () => {
  it('reads the number of its recipes and of no term', async () => {
    expect(await rowsRead('search_counts', {})).toBeLessThan(3)
  })

  it('reads the bits of what is chosen and of no other term', async () => {
    expect(await rowsRead('search_bits', { facets: { meals: ['often'] } })).toBeLessThan(5)
  })
})
