import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '@/search/engine'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { searchRequest } from '@/src/testing/search/search-request'
import { postgresEngine } from './engine'

const payload = await testPayload()

const DAY = 86_400_000

type Dish = { title: string; days?: number; minutes?: number; description?: string }

/** A recipe that was published so many days ago (none: a draft; below zero: it will be); its id. */
async function add(siteId: string, { title, days, minutes, description }: Dish): Promise<string> {
  const at = days === undefined ? null : new Date(Date.UTC(2020, 0, 1) - days * DAY)
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into recipes (site_id, title, slug, published_at, prep_time_minutes, description)
      values ($1, $2, $3, $4, $5, $6) returning id`,
    [siteId, title, unique('slug'), at, minutes ?? null, description ?? null],
  )
  return rows[0]?.id ?? ''
}

/** Files recipes under a new term, a meal unless another kind is named; its slug. */
async function file(
  ids: readonly string[],
  kind: 'meal' | 'diet' = 'meal',
  slug = unique('term'),
): Promise<string> {
  const { id } = await payload.create({
    collection: 'terms',
    data: { kind, title: slug, slug },
  })
  await payload.db.pool.query(
    `insert into recipes_rels ("order", parent_id, path, terms_id)
      select 1, r, $3, $2 from unnest($1::uuid[]) as r`,
    [ids, id, `${kind}s`],
  )
  return slug
}

const newSite = async () => (await makeSite(payload)).id

const found = async (siteId: string, asked: Partial<SearchRequest>) =>
  (await postgresEngine(payload.db.pool).search(searchRequest({ siteId, ...asked }))).recipeIds

// docs/product/search.md#order
describe('recipes that nothing else tells apart', () => {
  it.each([
    ['the newest first', { orderBy: 'published_at_desc' }],
    ['the oldest first', { orderBy: 'published_at_asc' }],
    ['by title', { orderBy: 'title_asc' }],
    ['by rating', { orderBy: 'rating_desc' }],
    ['by rating among those with a word', { orderBy: 'rating_desc', text: 'plum' }],
    ['by best match', { orderBy: 'relevance', text: 'plum' }],
    ['by title among those with a word', { orderBy: 'title_asc', text: 'plum' }],
  ] as const)('stand in one order on all pages: %s', async (_, asked) => {
    const siteId = await newSite()
    const ids: string[] = []
    for (let count = 0; count < 12; count += 1) {
      ids.push(await add(siteId, { title: 'Plum cake', days: 1 }))
    }
    const pages: string[] = []
    for (let offset = 0; offset < 12; offset += 3) {
      pages.push(...(await found(siteId, { ...asked, limit: 3, offset })))
    }
    expect(pages).toEqual(ids.toSorted())
  })
})

// docs/product/search.md#order
describe('a list by title', () => {
  it('goes by the letters, without a look at capitals, marks and dates', async () => {
    const siteId = await newSite()
    const titles = ['waffles', 'Éclairs', 'Zabaione', 'eggs', 'Apple pie', 'ápple pie with cream']
    const idOf = new Map<string, string>()
    for (const [days, title] of titles.entries()) {
      idOf.set(title, await add(siteId, { title, days: days % 4 }))
    }
    const meals = [await file([...idOf.values()])]
    const ordered = titles.toSorted((a, b) => a.localeCompare(b, 'en')).map((at) => idOf.get(at))
    for (const asked of [{}, { facets: { meals } }]) {
      expect(await found(siteId, { ...asked, orderBy: 'title_asc' })).toEqual(ordered)
    }
  })
})

// docs/product/search.md#order
describe('the best match', () => {
  it('is the recipe that is called so, then what has the word in its title, then the newest', async () => {
    const siteId = await newSite()
    const told = await add(siteId, { title: 'Crumble', days: 1, description: 'Plum upon plum.' })
    const old = await add(siteId, { title: 'Cake of plum', days: 9 })
    const called = await add(siteId, { title: 'Plum', days: 20 })
    const recent = await add(siteId, { title: 'Cake of plum', days: 2 })
    const asked = { text: 'plum', orderBy: 'relevance' } as const
    expect(await found(siteId, asked)).toEqual([called, recent, old, told])
    expect(await found(siteId, { ...asked, orderBy: 'published_at_desc' })).toEqual([
      told,
      recent,
      old,
      called,
    ])
  })

  it('has the word in its title, then among its ingredients, then in its description', async () => {
    const siteId = await newSite()
    const called = await add(siteId, { title: 'Cake of plum', days: 9 })
    const { id: made } = await makeRecipe(payload, siteId, {
      title: 'Crumble',
      publishedAt: '2019-12-30T00:00:00.000Z',
      ingredientUsageGroups: [{ ingredientUsages: [{ ingredientTitleOverride: 'plum' }] }],
    })
    const told = await add(siteId, { title: 'Crumble', days: 1, description: 'As good as plum.' })
    const asked = { text: 'plum', orderBy: 'relevance' } as const
    expect(await found(siteId, asked)).toEqual([called, made, told])
  })

  it('is the newest where nothing is looked for', async () => {
    const siteId = await newSite()
    const old = await add(siteId, { title: 'Plum', days: 9 })
    const recent = await add(siteId, { title: 'Plum', days: 2 })
    const meals = [await file([old, recent])]
    expect(await found(siteId, { orderBy: 'relevance' })).toEqual([recent, old])
    expect(await found(siteId, { orderBy: 'relevance', facets: { meals } })).toEqual([recent, old])
    expect(await found(siteId, { orderBy: 'relevance', maxMinutes: null })).toEqual([recent, old])
  })
})

describe('terms of two kinds with one name', () => {
  it.each([['', 'published_at_desc'] as const, ['plum', 'relevance'] as const])(
    'are found and counted apart, looking for "%s"',
    async (text, orderBy) => {
      const siteId = await newSite()
      const eaten = await add(siteId, { title: 'Plum', days: 1 })
      const followed = await add(siteId, { title: 'Plum', days: 2 })
      const slug = await file([eaten])
      await file([followed], 'diet', slug)
      const asked = { siteId, text, orderBy, wantsFacets: true, facets: { meals: [slug] } }
      const answer = await postgresEngine(payload.db.pool).search(searchRequest(asked))
      expect(answer).toMatchObject({ recipeIds: [eaten], total: 1 })
      expect([...(answer.facets?.diets ?? [])]).toEqual([])
      expect([...(answer.facets?.meals ?? [])]).toEqual([[slug, 1]])
    },
  )
})

describe('sites whose ids end alike', () => {
  it('find no recipes of each other', async () => {
    const siteId = await newSite()
    const { rows } = await payload.db.pool.query<{ id: string }>(
      `insert into sites select (jsonb_populate_record(s, jsonb_build_object(
          'id', overlay(gen_random_uuid()::text placing right(s.id::text, 8) from 29),
          'slug', $2::text))).*
        from sites s where s.id = $1 returning id`,
      [siteId, unique('alike')],
    )
    const other = rows[0]?.id ?? ''
    expect(other.slice(-8)).toBe(siteId.slice(-8))
    const [here, there] = [
      await add(siteId, { title: 'Plum', days: 1 }),
      await add(other, { title: 'Plum', days: 2 }),
    ]
    const meals = [await file([here, there])]
    for (const asked of [{ text: 'plum' }, { facets: { meals } }]) {
      expect(await found(siteId, asked)).toEqual([here])
      expect(await found(other, asked)).toEqual([there])
    }
  })
})

describe('a time', () => {
  it('is met by recipes that take just as long', async () => {
    const siteId = await newSite()
    const quick = await add(siteId, { title: 'Plum', days: 1, minutes: 20 })
    await add(siteId, { title: 'Plum', days: 2, minutes: 21 })
    expect(await found(siteId, { maxMinutes: 20 })).toEqual([quick])
  })
})

describe('a list of more recipes than are put in order', () => {
  it('has those of the term alone, of this site, and none that is still to come', async () => {
    const [siteId, other] = [await newSite(), await newSite()]
    const many = (site: string, count: number, title: string) =>
      payload.db.pool.query<{ id: string }>(
        `insert into recipes (site_id, title, slug, published_at)
          select $1, $3, gen_random_uuid()::text, now() - n * interval '1 day'
          from generate_series(1, $2::int) n returning id`,
        [site, count, title],
      )
    const filed = (await many(siteId, 450, 'Plum')).rows.map(({ id }) => id)
    const others = (await many(other, 450, 'Pear')).rows.map(({ id }) => id)
    await many(siteId, 30, 'Quince')
    const { rows } = await payload.db.pool.query<{ id: string }>(
      `insert into recipes (site_id, title, slug, published_at)
        values ($1, 'Tomorrow', gen_random_uuid()::text, now() + interval '1 day') returning id`,
      [siteId],
    )
    const meals = [await file([...filed, ...others, rows[0]?.id ?? ''])]
    const listed = await found(siteId, { facets: { meals }, limit: 1_000 })
    expect(listed).toEqual(filed)
  })
})

describe('an unknown word', () => {
  it('is read anew only where a recipe has none of it, whatever other sites and drafts hold', async () => {
    const [siteId, other] = [await newSite(), await newSite()]
    await add(other, { title: 'Peach', days: 1 })
    await add(siteId, { title: 'Peach' })
    const peace = await add(siteId, { title: 'Peace', days: 1 })
    const request = searchRequest({ siteId, text: 'peach' })
    expect(await postgresEngine(payload.db.pool).search(request)).toMatchObject({
      recipeIds: [peace],
      didYouMean: expect.stringMatching(/peace/i),
    })
  })

  it('is none that begins a word of the site: nothing else was meant', async () => {
    const siteId = await newSite()
    await add(siteId, { title: 'Peachy', days: 1 })
    await add(siteId, { title: 'Peace quince', days: 2 })
    const request = searchRequest({ siteId, text: 'peach quince' })
    expect(await postgresEngine(payload.db.pool).search(request)).toMatchObject({
      recipeIds: [],
      didYouMean: null,
    })
  })
})
