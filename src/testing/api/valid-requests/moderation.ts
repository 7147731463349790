import { ban, withComments } from '@/src/testing/api/moderation-objects'
import { comment, published } from '@/src/testing/api/target-objects'
import { unique } from '@/src/testing/builders'
import { email, nothing } from './parts'
import type { ValidRequests } from './parts'

/** Managers' requests about comments. */
export const MODERATION_REQUESTS = {
  listManagedComments: () => ({ query: { folder: 'reported', query: 'sour', limit: 10 } }),
  countManagedComments: nothing,
  countWaitingComments: nothing,
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
  listBans: nothing,
  createBan: () => ({ body: { target: { kind: 'email', email: email() }, days: 7 } }),
  deleteBan: async (target) => ({ params: { id: await ban(target) } }),
  getCommentSettings: nothing,
  updateCommentSettings: () => ({
    body: {
      ...{ holdsFirst: true, holdsLinks: false, closesAfterDays: 90 },
      ...{ heldWords: ['casino'], refusedWords: [] },
    },
  }),
  setAkismetKey: () => ({ body: { akismetKey: unique('key') } }),
  getRecipeComments: async (target) => ({ params: { id: await published(target) } }),
  updateRecipeComments: async (target) => ({
    params: { id: await published(target) },
    body: { areCommentsClosed: true },
  }),
} satisfies ValidRequests
