import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import { listUnits } from '@/src/server/catalogues/units'
import { getCollection, listCollections, listSiteCollections } from '@/src/server/collections/read'
import { listFilters } from '@/src/server/recipes/filters'
import { getLetter, listLetters } from '@/src/server/letters/read'
import { findMovedSlug } from '@/src/server/recipes/reading/moved'
import { getRecipe, listPublishedRecipes, listSiteRecipes } from '@/src/server/recipes/reading/read'
import { premiumReader } from '@/src/server/recipes/reading/reader'
import { searchEngine } from '@/src/server/recipes/search'
import { listSiteSlugs } from '@/src/server/sites/list'
import { getPublicSite } from '@/src/server/sites/read'
import { answerCountsAs, answerIsForEveryone } from '@/src/server/web/answer-notes'
import type { Handlers } from '../call'

const madeOfSite = (site: { id: string }): void =>
  answerIsForEveryone({ kind: 'site', id: site.id })
const madeOfAllSites = (): void => answerIsForEveryone({ kind: 'all' })

type NamedParams = {
  site: string
  recipeSlug?: string
  collectionSlug?: string
  letterSlug?: string
}

const NAMES = { recipes: 'Recipe', collections: 'Collection', letters: 'Letter' } as const

/**
 * Redirects a former slug to the current one.
 * @throws Failure `not_found` without a redirect
 * @see docs/product/api.md#former-slugs
 */
async function redirectOrMissing(
  payload: Payload,
  site: { id: string },
  { site: key, recipeSlug, collectionSlug, letterSlug }: NamedParams,
  list: keyof typeof NAMES,
): Promise<Response> {
  const slug = recipeSlug ?? collectionSlug ?? letterSlug ?? ''
  const current = await findMovedSlug(payload, site.id, list, slug)
  if (current === null) throw notFound(NAMES[list])
  const location = `/api/v1/site/${encodeURIComponent(key)}/${list}/${current}`
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Handlers for visitors' reads; all but those that depend on a caller's plan are the same for everyone.
 * @see docs/product/api.md#two-families
 */
export const siteRecipeHandlers = {
  getSite: async ({ payload, site }) => {
    const currentSite = await getPublicSite(payload, site.slug)
    if (!currentSite) throw notFound('Site')
    madeOfSite(site)
    return { currentSite }
  },
  listRecipes: async ({ payload, site, query }) => {
    madeOfSite(site)
    const found = await listPublishedRecipes(payload, site.id, query)
    const { query: text = '', offset } = query
    if (text.trim() !== '' && offset === 0) {
      answerCountsAs(site.id, { search: { text, isEmpty: found.total === 0 } })
    }
    return found
  },
  getRecipe: async ({ payload, site, params, caller }) => {
    const reader = await premiumReader(payload, site.id, caller)
    const recipe = await getRecipe(payload, site.id, params.recipeSlug, reader)
    if (!recipe) return redirectOrMissing(payload, site, params, 'recipes')
    if (caller === null) madeOfSite(site)
    return { recipe }
  },
  listFilters: async ({ payload, site, query }) => {
    madeOfSite(site)
    return { filters: await listFilters(payload, site.id, query) }
  },
  listSearchSuggestions: async ({ payload, site, query: { query, limit } }) => {
    madeOfSite(site)
    const found = await searchEngine(payload).suggest({ siteId: site.id, text: query, limit })
    return { suggestions: [...found] }
  },
  listCollections: async ({ payload, site }) => {
    madeOfSite(site)
    return { collections: await listCollections(payload, site.id) }
  },
  getCollection: async ({ payload, site, params }) => {
    const collection = await getCollection(payload, site.id, params.collectionSlug)
    if (!collection) return redirectOrMissing(payload, site, params, 'collections')
    madeOfSite(site)
    return { collection }
  },
  listLetters: ({ payload, site, query }) => {
    madeOfSite(site)
    return listLetters(payload, site.id, query)
  },
  getLetter: async ({ payload, site, params, caller }) => {
    const reader = await premiumReader(payload, site.id, caller)
    const letter = await getLetter(payload, site.id, params.letterSlug, reader)
    if (!letter) return redirectOrMissing(payload, site, params, 'letters')
    if (caller === null) madeOfSite(site)
    return { letter }
  },
  getGlobals: async ({ payload }) => {
    madeOfAllSites()
    return { globals: { units: await listUnits(payload) } }
  },
  listSiteSlugs: async ({ payload }) => {
    madeOfAllSites()
    return { siteSlugs: await listSiteSlugs(payload) }
  },
  listSiteCollections: async ({ payload }) => {
    madeOfAllSites()
    return { siteCollections: await listSiteCollections(payload) }
  },
  listSiteRecipes: async ({ payload }) => {
    madeOfAllSites()
    return { siteRecipes: await listSiteRecipes(payload) }
  },
} satisfies Partial<Handlers>
