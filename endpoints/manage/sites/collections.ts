import {
  createCollection,
  deleteCollection,
  getManagedCollection,
  updateCollection,
} from '@/src/server/collections/edit'
import { listManagedCollections } from '@/src/server/collections/read'
import { selectedByRule } from '@/src/server/collections/rule'
import { setHidden } from '@/src/server/comments/moderate'
import { listAllComments } from '@/src/server/comments/read'
import type { Call, Handlers } from '../../call'

/**
 * Authors' and editors' collections, and the comments under their recipes.
 * @see docs/product/api.md#two-families
 */
export const managedCollectionHandlers = {
  listManagedCollections: async ({ payload, site }) => ({
    collections: await listManagedCollections(payload, site.id),
  }),
  createCollection: async (call) => ({
    collection: await createCollection(call.payload, writerOf(call), call.body),
  }),
  previewCollectionRule: ({ payload, site, body }) => selectedByRule(payload, site.id, body.rule),
  getManagedCollection: async ({ payload, site, params }) => ({
    collection: await getManagedCollection(payload, site.id, params.id),
  }),
  updateCollection: async (call) => {
    const { payload, params, body, basedOn } = call
    return { collection: await updateCollection(payload, writerOf(call), params.id, body, basedOn) }
  },
  deleteCollection: async ({ payload, site, params }) => {
    await deleteCollection(payload, site.id, params.id)
    return {}
  },
  listHiddenComments: async ({ payload, site, caller, query }) => {
    const { recipeId } = query
    const { hiddenComments } = await listAllComments(payload, site.id, recipeId, caller.userId)
    return { comments: hiddenComments }
  },
  hideComment: ({ payload, site, caller, params }) =>
    setHidden(payload, site.id, caller.userId, params.id, true),
  unhideComment: ({ payload, site, caller, params }) =>
    setHidden(payload, site.id, caller.userId, params.id, false),
} satisfies Partial<Handlers>

const writerOf = ({ site, caller }: Pick<Call<'createCollection'>, 'site' | 'caller'>) => ({
  siteId: site.id,
  userId: caller.userId,
})
