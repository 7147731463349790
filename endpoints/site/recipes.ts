import { notFound } from '@/src/contract/failure'
import { getRecipe, listPublishedRecipes } from '@/src/server/recipes/read'
import { premiumReader } from '@/src/server/recipes/reader'
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
} satisfies Partial<Handlers>
