import { createPhotoUpload, deleteCooked, listCooked, setCooked } from '@/src/server/cooked/cooked'
import { deleteManagedCooked, listManagedCooked, setCookedStatus } from '@/src/server/cooked/manage'
import { getRecipeRatings, removeRatings, restoreRatings } from '@/src/server/ratings/manage'
import { deleteRating, getRating, setRating } from '@/src/server/ratings/rate'
import type { Rater } from '@/src/server/ratings/rate'
import { answerIsForEveryone } from '@/src/server/web/answer-notes'
import type { Call, Handlers } from '../call'

const raterOf = ({
  caller,
  clientAddress: address,
  userAgent,
}: Call<'setRating'> | Call<'deleteRating'>): Rater => ({ caller, address, userAgent })

/** Handlers for ratings and cooked recipes of readers, visitors and managers. @see docs/product/ratings.md */
export const ratingHandlers = {
  getRating: async ({ payload, site, caller, query }) => {
    if (caller === null) answerIsForEveryone({ kind: 'site', id: site.id })
    return { rating: await getRating(payload, site.id, caller, query.recipeId) }
  },
  setRating: async (call) => ({
    rating: await setRating(call.payload, call.site.id, raterOf(call), call.body),
  }),
  deleteRating: async (call) => ({
    rating: await deleteRating(call.payload, call.site.id, raterOf(call), call.params.recipeId),
  }),
  getRecipeRatings: ({ payload, site, params }) => getRecipeRatings(payload, site.id, params.id),
  removeRatings: ({ payload, site, body }) => removeRatings(payload, site.id, body),
  restoreRatings: ({ payload, site, body }) => restoreRatings(payload, site.id, body.removedAt),
  listCooked: ({ payload, site, caller, query }) => {
    if (caller === null) answerIsForEveryone({ kind: 'site', id: site.id })
    return listCooked(payload, site.id, caller?.userId ?? null, query.recipeId)
  },
  setCooked: ({ payload, site, caller, clientAddress: address, body }) =>
    setCooked(payload, site.id, { caller, address }, body),
  deleteCooked: ({ payload, site, caller, params }) =>
    deleteCooked(payload, site.id, caller.userId, params.recipeId),
  createPhotoUpload: ({ payload, site, caller, clientAddress: address, body }) =>
    createPhotoUpload(payload, site.id, { caller, address }, body),
  listManagedCooked: ({ payload, site, query }) => listManagedCooked(payload, site.id, query),
  setCookedStatus: async ({ payload, site, params, body }) => ({
    photo: await setCookedStatus(payload, site.id, params.id, body),
  }),
  deleteManagedCooked: async ({ payload, site, params }) => {
    await deleteManagedCooked(payload, site.id, params.id)
    return {}
  },
} satisfies Partial<Handlers>
