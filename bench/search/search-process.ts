import pg from 'pg'
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import { postgresEngine } from '@/search/postgres/engine'
import { reindexAll } from '@/search/postgres/maintenance'
import { migrate } from '@/src/runtime/startup/database/migrate'
import { listRecipesAndFilters } from '@/src/server/recipes/reading/read'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { measureExternalEngine } from './outside'
import { copyForSearch, fillForSearch } from './search-data'
import { requestsOf, timesOf, TEXTS, throughputOf, usedTerms } from './search-load'
import type { Selection } from './search-load'
import type { SearchMeasured } from './search'

/*
 * Measures search in a database of its own, whose address is in the environment; tells the parent
 * what came out. With `--large` the platform grows to a million recipes.
 */
const isLarge = process.argv.includes('--large')
const isQuick = process.argv.includes('--quick')
const ROUNDS = isQuick ? 60 : 400

async function measure(): Promise<SearchMeasured> {
  const url = process.env['DATABASE_URL'] ?? ''
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, disableOnInit: true })
  await migrate(payload, url)
  await storeCatalogues(payload)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [large = ''] = (await fillForSearch(client, { sites: 1, recipesEach: 10_000 })).siteIds
  await client.query('analyze')
  const small = await sample(payload, large)
  const { siteIds } = await fillForSearch(client, { sites: isQuick ? 5 : 90, recipesEach: 1_000 })
  await client.query('vacuum analyze')
  const [middle = ''] = siteIds
  const engine = postgresEngine(payload.db.pool)
  const texts = requestsOf(large, 'text')
  const facets = requestsOf(large, 'facets')
  const used = await usedTerms(client, large)
  const usedFacets = requestsOf(large, 'facets', used)
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  const measured = {
    recipes: 10_000 + siteIds.length * 1_000,
    textP95: (await timesOf(ROUNDS, (n) => engine.search(texts(n)))).p95,
    facetsP95: (await timesOf(ROUNDS, (n) => engine.search(facets(n)))).p95,
    usedFacetsP95: (await timesOf(ROUNDS, (n) => engine.search(usedFacets(n)))).p95,
    perSecond: await throughputOf(
      postgresEngine(pool),
      requestsOf(middle, 'text'),
      isQuick ? 2 : 8,
    ),
    answer: await sample(payload, large),
    usedAnswer: await sample(payload, large, used),
    naivePerSecond: await naive(payload, large),
    indexedPerSecond: await indexing(payload, client),
    outside: await measureExternalEngine(pool, large, ROUNDS),
    small,
  }
  await pool.end()
  const grown = isLarge ? await grow(client, payload, large, siteIds) : null
  await client.end()
  return { ...measured, grown }
}

/**
 * The whole answer of the recipes page, with cards and terms: how long it takes, how many a second.
 */
async function sample(
  payload: Payload,
  siteId: string,
  selections?: readonly Selection[],
): Promise<{ p95: number; perSecond: number }> {
  const request = requestsOf(siteId, 'both', selections)
  return timesOf(ROUNDS, (n) => {
    const { text, facets } = request(n)
    const query = { query: text, limit: 24, offset: 0, orderBy: 'relevance' as const }
    const { meals = [], diets = [] } = facets
    return listRecipesAndFilters(payload, siteId, {
      ...query,
      meals: [...meals],
      diets: [...diets],
    })
  })
}

/** The same search by Payload's own query. */
async function naive(payload: Payload, siteId: string): Promise<number> {
  const request = requestsOf(siteId, 'both')
  const { perSecond } = await timesOf(isQuick ? 5 : 20, (n) => {
    const { text, facets } = request(n)
    const contains = { contains: text }
    return payload.find({
      collection: 'recipes',
      depth: 1,
      limit: 24,
      sort: '-publishedAt',
      where: {
        and: [
          { site: { equals: siteId } },
          { publishedAt: { less_than_equal: new Date().toISOString() } },
          {
            or: [
              { title: contains },
              { description: contains },
              { 'meals.title': contains },
              { 'ingredientUsageGroups.ingredientUsages.ingredient.title': contains },
            ],
          },
          { 'meals.slug': { in: [...(facets.meals ?? [])] } },
          { 'diets.slug': { in: [...(facets.diets ?? [])] } },
        ],
      },
    })
  })
  return perSecond
}

/** Rows of the index written per second, from an empty index. */
async function indexing(payload: Payload, client: pg.Client): Promise<number> {
  await client.query(
    'truncate search_recipes, search_words, search_counts, search_bits, search_sites',
  )
  const startedAt = performance.now()
  const recipes = await reindexAll(payload.db.pool)
  return (recipes * 1_000) / (performance.now() - startedAt)
}

/** The same answers among a million recipes. */
async function grow(
  client: pg.Client,
  payload: Payload,
  siteId: string,
  siteIds: readonly string[],
): Promise<{ recipes: number; p95: number }> {
  const recipes = await copyForSearch(client, siteIds, 1_000_000)
  await client.query('vacuum analyze')
  return { recipes, p95: (await sample(payload, siteId)).p95 }
}

console.log(`${TEXTS.length} texts`)
process.send?.(await measure())
process.exit(0)
