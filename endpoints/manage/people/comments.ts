import { createBan, deleteBan, listBans } from '@/src/server/bans/bans'
import { changeStatus } from '@/src/server/comments/inbox/change-status'
import { countComments, countWaiting } from '@/src/server/comments/inbox/counts'
import { listManagedComments } from '@/src/server/comments/inbox/list'
import { replyAsManager } from '@/src/server/comments/inbox/reply'
import {
  getCommentSettings,
  getRecipeComments,
  setAkismetKey,
  updateCommentSettings,
  updateRecipeComments,
} from '@/src/server/comments/inbox/settings'
import { getThread } from '@/src/server/comments/inbox/thread'
import { undoStatus } from '@/src/server/comments/inbox/undo-status'
import type { Handlers } from '../../call'

/** Handlers for comment moderation. @see docs/product/moderation.md#lists */
export const moderationHandlers = {
  listManagedComments: ({ payload, site, query }) => listManagedComments(payload, site.id, query),
  countManagedComments: async ({ payload, site, query }) => ({
    counts: await countComments(payload, site.id, query),
  }),
  countWaitingComments: async ({ payload, site }) => ({
    waiting: await countWaiting(payload, site.id),
  }),
  getManagedComment: ({ payload, site, params }) => getThread(payload, site.id, params.id),
  setCommentStatus: async ({ payload, site, body }) => ({
    change: await changeStatus(payload, site.id, body),
  }),
  undoCommentStatus: async ({ payload, site, body }) => ({
    restored: await undoStatus(payload, site.id, body),
  }),
  createCommentReply: ({ payload, site, caller, params, body }) =>
    replyAsManager(payload, site, caller, params.id, body),
  listBans: ({ payload, site, query }) => listBans(payload, site.id, query),
  createBan: async ({ payload, site, caller, body }) => ({
    ban: await createBan(payload, site.id, caller.userId, body),
  }),
  deleteBan: async ({ payload, site, params }) => {
    await deleteBan(payload, site.id, params.id)
    return {}
  },
  getCommentSettings: async ({ payload, site }) => ({
    commentSettings: await getCommentSettings(payload, site.id),
  }),
  updateCommentSettings: async ({ payload, site, body }) => ({
    commentSettings: await updateCommentSettings(payload, site.id, body),
  }),
  setAkismetKey: async ({ payload, site, body }) => ({
    commentSettings: await setAkismetKey(payload, site.id, body.akismetKey),
  }),
  getRecipeComments: async ({ payload, site, params }) => ({
    recipeComments: await getRecipeComments(payload, site.id, params.id),
  }),
  updateRecipeComments: async ({ payload, site, params, body }) => ({
    recipeComments: await updateRecipeComments(payload, site.id, params.id, body),
  }),
} satisfies Partial<Handlers>
