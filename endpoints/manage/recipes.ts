import { listManagedRecipes } from '@/src/server/recipes/managed'
import { publishRecipe, unpublishRecipe } from '@/src/server/recipes/publish'
import { listManagedSites } from '@/src/server/sites/managed'
import type { Handlers } from '../call'

/** Authors' and editors' sites and recipes (platform §7). */
export const managedRecipeHandlers = {
  listManagedSites: async ({ payload, caller }) => ({
    sites: await listManagedSites(payload, caller),
  }),
  listManagedRecipes: ({ payload, site, query }) => listManagedRecipes(payload, site.id, query),
  publishRecipe: async ({ payload, site, params, body }) => ({
    recipe: await publishRecipe(payload, site.id, params.id, body.publishedAt),
  }),
  unpublishRecipe: async ({ payload, site, params }) => ({
    recipe: await unpublishRecipe(payload, site.id, params.id),
  }),
} satisfies Partial<Handlers>
