import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import type { Facet } from '@/search/engine'
import { unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { reindexAll, countDueRecipes } from '@/search/postgres/maintenance'

/** Facets with the paths recipes store them under, and the kind of their terms. */
export const STORED = {
  meals: ['meals', 'meal'],
  categories: ['foodCategories', 'category'],
  diets: ['diets', 'diet'],
} as const satisfies Partial<Record<Facet, readonly [string, string]>>

/** The facets that stories use. */
export const USED = ['meals', 'categories', 'diets'] as const

/** Names of terms. */
export const NAMES = ['one', 'two', 'three']

/** The vocabulary of titles. */
export const VOCABULARY = ['plum', 'quince', 'sorrel']

/** The product on a separate database for this test file. */
export let payload: Payload

/** Id and slug of a term, by facet and name. */
export let terms: Record<string, { id: string; slug: string }>

beforeAll(async () => {
  payload = await testPayload()
  const made = USED.flatMap((facet) => NAMES.map((name) => ({ facet, name })))
  terms = {}
  for (const { facet, name } of made) {
    const slug = unique(name)
    const data = { kind: STORED[facet][1], title: `Filed ${slug}`, slug }
    terms[`${facet} ${name}`] = {
      id: (await payload.create({ collection: 'terms', data })).id,
      slug,
    }
  }
})

/** Runs an SQL statement. */
export const run = async <Row extends object>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await payload.db.pool.query<Row>(text, values)).rows

/** A deterministic subset of a site's recipes: those whose hash has a given remainder. */
type Some = { by: number; rest: number }

const SOME = `site_id = $1 and ('x' || left(md5(slug), 6))::bit(24)::int % $2 = $3`

const ofThem = (siteId: string, { by, rest }: Some): unknown[] => [siteId, by, rest % by]

/** A change to the recipes of two sites. */
export type Change =
  | { does: 'add'; count: number; word: string; minutes: number | null; isDraft: boolean }
  | { does: 'publish' | 'unpublish' | 'bin' | 'restore' | 'delete' | 'move' | 'appear'; some: Some }
  | { does: 'file' | 'unfile'; some: Some; facet: (typeof USED)[number]; name: string }
  | { does: 'settle' | 'reindex' | 'recount' }

const CHANGES: Record<'publish' | 'unpublish' | 'bin' | 'restore' | 'delete', string> = {
  publish: `update recipes set published_at = now() - interval '1 minute' where ${SOME}`,
  unpublish: `update recipes set published_at = null where ${SOME}`,
  bin: `update recipes set deleted_at = now() where ${SOME}`,
  restore: `update recipes set deleted_at = null where ${SOME}`,
  delete: `delete from recipes where ${SOME}`,
}

const ADD = `insert into recipes (site_id, title, slug, published_at, prep_time_minutes)
  select $1, $2 || ' ' || n, gen_random_uuid()::text,
    case when not $4::boolean then now() - n * interval '1 hour' end, $5::int
  from generate_series(1, $3::int) n`

/** Lets scheduled recipes become public without any write, so that nothing has counted them yet. */
async function appear(siteId: string, some: Some): Promise<void> {
  await run(
    `update recipes set published_at = now() + interval '1 hour'
      where ${SOME} and published_at is null`,
    ofThem(siteId, some),
  )
  // In one transaction, so that both tables have the same time.
  const client = await payload.db.pool.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  for (const [table, id] of [
    ['search_recipes', 'recipe_id'],
    ['recipes', 'id'],
  ]) {
    await client.query(
      `update ${table} set published_at = now() - interval '1 second'
        where site_id = $1 and published_at > now() and ${id} is not null`,
      [siteId],
    )
  }
  await client.query('commit')
  client.release()
}

/** Applies a change to the recipes of a site. */
export async function apply(change: Change, siteId: string, otherId: string): Promise<void> {
  switch (change.does) {
    case 'add':
      await run(ADD, [siteId, change.word, change.count, change.isDraft, change.minutes])
      return
    case 'move':
      await run(`update recipes set site_id = $4 where ${SOME}`, [
        ...ofThem(siteId, change.some),
        otherId,
      ])
      return
    case 'appear':
      return appear(siteId, change.some)
    case 'file':
    case 'unfile': {
      const values = [...ofThem(siteId, change.some), STORED[change.facet][0]]
      const { id } = terms[`${change.facet} ${change.name}`] ?? {}
      const chosen = `parent_id in (select id from recipes where ${SOME}) and path = $4 and terms_id = $5`
      await run(`delete from recipes_rels where ${chosen}`, [...values, id])
      if (change.does === 'unfile') return
      await run(
        `insert into recipes_rels ("order", parent_id, path, terms_id)
          select 1, id, $4, $5 from recipes where ${SOME}`,
        [...values, id],
      )
      return
    }
    case 'settle':
      await countDueRecipes(payload.db.pool)
      return
    case 'reindex':
      await reindexAll(payload.db.pool)
      return
    case 'recount':
      await run('select search_recount($1)', [siteId])
      return
    default:
      await run(CHANGES[change.does], ofThem(siteId, change.some))
  }
}

const some = fc.record({ by: fc.integer({ min: 1, max: 4 }), rest: fc.nat(3) })

const facet = fc.constantFrom(...USED)

const name = fc.constantFrom(...NAMES)

const does = <Name extends Change['does']>(...names: Name[]) => fc.constantFrom(...names)

/** Generates any change. */
export const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: does('add'),
      count: fc.integer({ min: 1, max: 12 }),
      word: fc.constantFrom(...VOCABULARY),
      minutes: fc.option(fc.integer({ min: 1, max: 60 })),
      isDraft: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: does('file', 'unfile'), some, facet, name }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: does('publish', 'unpublish', 'bin', 'restore', 'delete', 'move', 'appear'),
      some,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('settle', 'reindex', 'recount') }) },
)
