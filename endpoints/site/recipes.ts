import { notFound } from '@/src/contract/failure'
import { listUnits } from '@/src/server/catalogues/units'
import { getCollection, listCollections, listSiteCollections } from '@/src/server/collections/read'
import { listFilters } from '@/src/server/recipes/filters'
import { getRecipe, listPublishedRecipes, listSiteRecipes } from '@/src/server/recipes/read'
import { premiumReader } from '@/src/server/recipes/reader'
import { searchEngine } from '@/src/server/recipes/search'
import { listSiteSlugs } from '@/src/server/sites/list'
import { getPublicSite } from '@/src/server/sites/read'
import type { Handlers } from '../call'

/** What visitors read (platform §7). */
export const siteRecipeHandlers = {
  getSite: async ({ payload, site }) => {
    const currentSite = await getPublicSite(payload, site.slug)
    if (!currentSite) throw notFound('Site')
    return { currentSite }
  },
  listRecipes: ({ payload, site, query }) => listPublishedRecipes(payload, site.id, query),
  getRecipe: async ({ payload, site, params, caller }) => {
    const reader = await premiumReader(payload, site.id, caller)
    const recipe = await getRecipe(payload, site.id, params.recipeSlug, reader)
    if (!recipe) throw notFound('Recipe')
    return { recipe }
  },
  listFilters: async ({ payload, site, query }) => ({
    filters: await listFilters(payload, site.id, query),
  }),
  listSearchSuggestions: async ({ payload, site, query: { query, limit } }) => ({
    suggestions: [
      ...(await searchEngine(payload).suggest({ siteId: site.id, text: query, limit })),
    ],
  }),
  listCollections: async ({ payload, site }) => ({
    collections: await listCollections(payload, site.id),
  }),
  getCollection: async ({ payload, site, params }) => {
    const collection = await getCollection(payload, site.id, params.collectionSlug)
    if (!collection) throw notFound('Collection')
    return { collection }
  },
  getGlobals: async ({ payload }) => ({ globals: { units: await listUnits(payload) } }),
  listSiteSlugs: async ({ payload }) => ({ siteSlugs: await listSiteSlugs(payload) }),
  listSiteCollections: async ({ payload }) => ({
    siteCollections: await listSiteCollections(payload),
  }),
  listSiteRecipes: async ({ payload }) => ({ siteRecipes: await listSiteRecipes(payload) }),
} satisfies Partial<Handlers>
