import { comment } from '@/src/testing/api/target-objects'
import { withComments } from '@/src/testing/api/moderation-objects'
import { nothing } from './parts'
import type { ValidRequests } from './parts'

/** Managers' requests about comments. */
export const MODERATION_REQUESTS = {
  listManagedComments: () => ({ query: { folder: 'reported', query: 'sour', limit: 10 } }),
  countManagedComments: nothing,
  getManagedComment: async (target) => ({ params: { id: await comment(target) } }),
  setCommentStatus: async (target) => ({
    body: { ids: [await comment(target)], status: 'spam', expectedStatus: 'published' },
  }),
  undoCommentStatus: async (target) => ({
    body: {
      status: 'hidden',
      changedAt: new Date().toISOString(),
      changes: [{ previousStatus: 'waiting', ids: [await comment(target, true)] }],
    },
  }),
  createCommentReply: async (target) => {
    await withComments(target)
    return {
      params: { id: await comment(target, true) },
      body: { content: 'Thank you!', publishes: true },
    }
  },
} satisfies ValidRequests
