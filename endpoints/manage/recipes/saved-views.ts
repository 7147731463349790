import { deleteSavedView, listSavedViews, saveView } from '@/src/server/recipes/saved-views'
import type { Call, Handlers } from '../../call'

/**
 * Handlers for saved views of the recipe list.
 * @see docs/product/kitchen.md#saved-views
 */
export const savedViewHandlers = {
  listSavedViews: async (call) => ({ views: await listSavedViews(call.payload, ownerOf(call)) }),
  saveView: async (call) => ({ view: await saveView(call.payload, ownerOf(call), call.body) }),
  deleteSavedView: async (call) => {
    await deleteSavedView(call.payload, ownerOf(call), call.params.id)
    return {}
  },
} satisfies Partial<Handlers>

const ownerOf = ({ site, caller }: Pick<Call<'listSavedViews'>, 'site' | 'caller'>) => ({
  siteId: site.id,
  userId: caller.userId,
})
