import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { FACETS } from '@/search/engine'
import type { Facet, FacetSelection, SearchRequest } from '@/search/engine'
import { makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { postgresEngine } from './engine'
import { findDrift, mendDrift, reindexAll, countDueRecipes } from './maintenance'

const NO_DRIFT = { wrongRecipes: [], goneRecipes: [], wrongSites: [] }

/** Facets with the paths recipes store them under, and the kind of their terms. */
const STORED = {
  meals: ['meals', 'meal'],
  categories: ['foodCategories', 'category'],
  diets: ['diets', 'diet'],
} as const satisfies Partial<Record<Facet, readonly [string, string]>>
const USED = ['meals', 'categories', 'diets'] as const
const NAMES = ['one', 'two', 'three']
const WORDS = ['plum', 'quince', 'sorrel']

let payload: Payload
/** By facet and name: a term's id and slug. */
let terms: Record<string, { id: string; slug: string }>
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
const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await payload.db.pool.query<Row>(text, values)).rows

/**
 * A part of a site's recipes, the same whenever it is asked for: those whose number is of a rest.
 */
type Some = { by: number; rest: number }
const SOME = `site_id = $1 and ('x' || left(md5(slug), 6))::bit(24)::int % $2 = $3`
const ofThem = (siteId: string, { by, rest }: Some): unknown[] => [siteId, by, rest % by]

/** What may happen to the recipes of two sites. */
type Change =
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

/** Time passes and nothing is written: recipes appear, and nobody has counted them yet. */
async function appear(siteId: string, some: Some): Promise<void> {
  await run(
    `update recipes set published_at = now() + interval '1 hour'
      where ${SOME} and published_at is null`,
    ofThem(siteId, some),
  )
  // At one moment in both tables, so in one transaction.
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

async function apply(change: Change, siteId: string, otherId: string): Promise<void> {
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

type Asked = Pick<SearchRequest, 'facets' | 'maxMinutes' | 'text'>

/** What is asked for as a condition on recipes `r`, told by the tables they are stored in. */
function conditionOf({ facets, maxMinutes, text }: Asked, without?: Facet): string {
  const literal = (value: string) => `'${value.replaceAll("'", "''")}'`
  const filed = USED.filter((facet) => facet !== without).map((facet) => {
    const slugs = facets[facet] ?? []
    return slugs.length === 0
      ? 'true'
      : `exists (select from recipes_rels x join terms t on t.id = x.terms_id
          where x.parent_id = r.id and x.path = '${STORED[facet][0]}'
            and t.slug in (${slugs.map(literal).join(', ')}))`
  })
  return [
    'r.site_id = $1 and r.deleted_at is null and r.published_at <= now()',
    ...(text ? [`r.title like ${literal(`${text}%`)}`] : []),
    ...(maxMinutes === null ? [] : [`r.prep_time_minutes <= ${String(maxMinutes)}`]),
    ...filed,
  ].join(' and ')
}

/** What the engine has to answer, counted by the tables recipes are stored in. */
async function counted(siteId: string, asked: Asked) {
  const found = await run<{ id: string }>(
    `select r.id from recipes r where ${conditionOf(asked)} order by r.published_at desc, r.id`,
    [siteId],
  )
  const facets: Record<string, Record<string, number>> = {}
  for (const facet of USED) {
    const rows = await run<{ slug: string; n: number }>(
      `select t.slug, count(distinct r.id)::int as n
        from recipes r join recipes_rels x on x.parent_id = r.id and x.path = '${STORED[facet][0]}'
          join terms t on t.id = x.terms_id
        where ${conditionOf(asked, facet)} group by t.slug`,
      [siteId],
    )
    facets[facet] = Object.fromEntries(rows.map(({ slug, n }) => [slug, n]))
  }
  return { total: found.length, ids: found.map(({ id }) => id), facets }
}

/** The same as the engine answers it, with and without counting. */
async function answered(siteId: string, asked: Asked, page: { limit: number; offset: number }) {
  const request: SearchRequest = {
    ...{ siteId, ...asked, ...page, ingredients: [], wantsHighlights: false },
    ...{ orderBy: 'published_at_desc', wantsFacets: true },
  }
  const engine = postgresEngine(payload.db.pool)
  const answer = await engine.search(request)
  const listed = await engine.search({ ...request, wantsFacets: false })
  const facets = Object.fromEntries(
    FACETS.map((facet) => [facet, Object.fromEntries(answer.facets?.[facet] ?? [])]),
  )
  return { answer, listed, facets }
}

async function expectTrue(siteId: string, asked: Asked, page = { limit: 5, offset: 2 }) {
  const wanted = await counted(siteId, asked)
  const { answer, listed, facets } = await answered(siteId, asked, page)
  const ids = wanted.ids.slice(page.offset, page.offset + page.limit)
  expect(answer).toMatchObject({ total: wanted.total, recipeIds: ids })
  expect(listed).toMatchObject({ total: wanted.total, recipeIds: ids })
  expect(facets).toMatchObject(wanted.facets)
  expect(Object.keys(facets['tags'] ?? {})).toEqual([])
}

const some = fc.record({ by: fc.integer({ min: 1, max: 4 }), rest: fc.nat(3) })
const facet = fc.constantFrom(...USED)
const name = fc.constantFrom(...NAMES)
const does = <Name extends Change['does']>(...names: Name[]) => fc.constantFrom(...names)
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: does('add'),
      count: fc.integer({ min: 1, max: 12 }),
      word: fc.constantFrom(...WORDS),
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

/** What readers may ask for; terms by their names. */
type Question = Omit<Asked, 'facets'> & { chosen: Partial<Record<Facet, string[]>> }
const names = fc.subarray([...NAMES, 'nobody'], { minLength: 0, maxLength: 2 })
const question: fc.Arbitrary<Question> = fc.record({
  text: fc.constantFrom('', '', ...WORDS),
  maxMinutes: fc.constantFrom(null, null, 30),
  chosen: fc.record({ meals: names, categories: names, diets: names }),
})
const askedBy = ({ chosen, ...rest }: Question): Asked => {
  const slugs = (of: (typeof USED)[number]) =>
    (chosen[of] ?? []).map((each) => terms[`${of} ${each}`]?.slug ?? each)
  const facets: FacetSelection = {
    meals: slugs('meals'),
    categories: slugs('categories'),
    diets: slugs('diets'),
  }
  return { ...rest, facets }
}

describe('the counts of the index', () => {
  it('are what is stored, whatever happened to recipes and whatever is asked for', async () => {
    const step = fc.record({ change, isOther: fc.boolean() })
    const story = fc.array(step, { minLength: 3, maxLength: 12 })
    const questions = fc.array(question, { minLength: 2, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(story, questions, async (steps, asking) => {
        const [{ id: site }, { id: other }] = [await makeSite(payload), await makeSite(payload)]
        const file = {
          does: 'file',
          some: { by: 2, rest: 0 },
          facet: 'meals',
          name: 'one',
        } as const
        const add = { does: 'add', count: 9, word: 'plum', minutes: 5, isDraft: false } as const
        for (const first of [add, { ...add, isDraft: true }, file]) await apply(first, site, other)
        for (const each of steps) {
          const [here, there] = each.isOther ? [other, site] : [site, other]
          await apply(each.change, here, there)
          // Until somebody counts them, which may be the next thing that happens.
          if (each.change.does !== 'appear') continue
          for (const question of asking) await expectTrue(here, askedBy(question))
        }
        for (const siteId of [site, other]) {
          for (const each of asking) await expectTrue(siteId, askedBy(each))
        }
        expect(await findDrift(payload.db.pool)).toMatchObject(NO_DRIFT)
        await run('delete from recipes where site_id in ($1, $2)', [site, other])
        expect(await rowsOf([site, other])).toEqual([])
      }),
      { numRuns: Number(process.env['SEARCH_STORIES'] ?? 25), endOnFailure: true },
    )
  }, 300_000)

  it('tell of recipes that have appeared since somebody counted', async () => {
    const { id: siteId } = await makeSite(payload)
    const add = { does: 'add', count: 6, word: 'plum', minutes: 5, isDraft: true } as const
    const all = { by: 1, rest: 0 }
    await apply({ ...add, isDraft: false }, siteId, siteId)
    await apply(add, siteId, siteId)
    for (const of of USED) {
      await apply({ does: 'file', some: all, facet: of, name: 'one' }, siteId, siteId)
    }
    await apply({ does: 'appear', some: all }, siteId, siteId)
    const one = ['one']
    for (const text of ['', 'plum']) {
      for (const chosen of [{}, { meals: one }, { meals: one, diets: one }]) {
        await expectTrue(siteId, askedBy({ text, maxMinutes: null, chosen }))
      }
    }
  })

  it('are right where a site has more recipes than a row of bits', async () => {
    const { id: siteId } = await makeSite(payload)
    const many: Change = { does: 'add', count: 5_000, word: 'plum', minutes: 20, isDraft: false }
    await apply(many, siteId, siteId)
    for (const [place, of] of USED.entries()) {
      const part = { by: place + 2, rest: 1 }
      await apply({ does: 'file', some: part, facet: of, name: 'one' }, siteId, siteId)
    }
    await run('analyze recipes, recipes_rels, terms')
    const asking: Question[] = [
      { text: '', maxMinutes: null, chosen: { meals: ['one'] } },
      { text: '', maxMinutes: null, chosen: { meals: ['one'], diets: ['one'] } },
      {
        text: '',
        maxMinutes: null,
        chosen: { meals: ['one'], categories: ['one'], diets: ['one'] },
      },
      { text: 'plum', maxMinutes: null, chosen: { categories: ['one', 'two'] } },
      { text: '', maxMinutes: 30, chosen: { categories: ['one'], diets: ['one'] } },
    ]
    for (const each of asking) {
      await expectTrue(siteId, askedBy(each))
      await expectTrue(siteId, askedBy(each), { limit: 24, offset: 600 })
    }
  })

  it('use the places of recipes that are gone for new ones', async () => {
    const { id: siteId } = await makeSite(payload)
    const add: Change = { does: 'add', count: 40, word: 'plum', minutes: null, isDraft: false }
    const all = { by: 1, rest: 0 }
    await apply(add, siteId, siteId)
    await apply({ does: 'delete', some: { by: 2, rest: 0 } }, siteId, siteId)
    await apply({ ...add, count: 10 }, siteId, siteId)
    const [site] = await run<{ places: number }>(
      'select places from search_sites where site_id = $1',
      [siteId],
    )
    expect(site?.places).toBe(40)
    await apply({ does: 'delete', some: all }, siteId, siteId)
    expect(await rowsOf([siteId])).toEqual([])
  })

  it('are made good when bits or places were wrong', async () => {
    const [{ id: bits }, { id: places }] = [await makeSite(payload), await makeSite(payload)]
    const add: Change = { does: 'add', count: 6, word: 'plum', minutes: null, isDraft: false }
    const file: Change = { does: 'file', some: { by: 1, rest: 0 }, facet: 'meals', name: 'two' }
    for (const siteId of [bits, places]) {
      await apply(add, siteId, siteId)
      await apply(file, siteId, siteId)
    }
    await run('update search_bits set bits = ~bits where site_id = $1 and term > 0', [bits])
    await run('update search_recipes set place = 3 where site_id = $1', [places])
    const drift = await findDrift(payload.db.pool)
    expect(drift.wrongSites.toSorted()).toEqual([bits, places].toSorted())
    await mendDrift(payload.db.pool, drift)
    expect(await findDrift(payload.db.pool)).toMatchObject(NO_DRIFT)
    const asking = askedBy({ text: '', maxMinutes: null, chosen: { meals: ['two'] } })
    for (const siteId of [bits, places]) await expectTrue(siteId, asking)
  })
})

/** What the index still says of some sites. */
const rowsOf = (siteIds: readonly string[]) =>
  run(
    `select site_id from search_recipes where site_id = any($1) union all
      select site_id from search_words where site_id = any($1) union all
      select site_id from search_counts where site_id = any($1) union all
      select site_id from search_bits where site_id = any($1) union all
      select site_id from search_sites where site_id = any($1)`,
    [siteIds],
  )
