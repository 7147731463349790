import { deleteRecipe, removeRecipe, restoreRecipe } from '@/src/server/recipes/bin'
import { duplicateRecipe } from '@/src/server/recipes/duplicate'
import { createManagedRecipe, updateManagedRecipe } from '@/src/server/recipes/edit'
import { getManagedRecipe, listPublishedForPickers } from '@/src/server/recipes/editor-read'
import { listManagedRecipes } from '@/src/server/recipes/managed'
import { publishRecipe, unpublishRecipe } from '@/src/server/recipes/publish'
import type { Call, Handlers } from '../../call'

/**
 * Authors' and editors' recipes.
 * @see docs/product/api.md#two-families
 */
export const managedRecipeHandlers = {
  listManagedRecipes: ({ payload, site, query }) => listManagedRecipes(payload, site.id, query),
  createRecipe: async (call) => ({
    recipe: await createManagedRecipe(call.payload, writerOf(call), call.body),
  }),
  getManagedRecipe: async ({ payload, site, params }) => ({
    recipe: await getManagedRecipe(payload, site.id, params.id),
  }),
  updateRecipe: async (call) => {
    const { payload, params, body, basedOn } = call
    const { updatedAt: _, ...write } = body
    return {
      recipe: await updateManagedRecipe(payload, writerOf(call), params.id, write, basedOn),
    }
  },
  deleteRecipe: async ({ payload, site, params }) => {
    await deleteRecipe(payload, site.id, params.id)
    return {}
  },
  restoreRecipe: async ({ payload, site, params }) => ({
    recipe: await restoreRecipe(payload, site.id, params.id),
  }),
  removeRecipe: async ({ payload, site, params }) => {
    await removeRecipe(payload, site.id, params.id)
    return {}
  },
  duplicateRecipe: async (call) => {
    const writer = { ...writerOf(call), siteSlug: call.site.slug }
    return { recipe: await duplicateRecipe(call.payload, writer, call.params.id) }
  },
  publishRecipe: async ({ payload, site, params, body }) => ({
    recipe: await publishRecipe(payload, site.id, params.id, body?.publishedAt),
  }),
  unpublishRecipe: async ({ payload, site, params }) => ({
    recipe: await unpublishRecipe(payload, site.id, params.id),
  }),
  listPublishedRecipes: async ({ payload, site }) => ({
    recipes: await listPublishedForPickers(payload, site.id),
  }),
} satisfies Partial<Handlers>

const writerOf = ({ site, caller }: Pick<Call<'createRecipe'>, 'site' | 'caller'>) => ({
  siteId: site.id,
  userId: caller.userId,
})
