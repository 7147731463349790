import { listComments } from '@/src/server/comments/read'
import {
  createComment,
  deleteComment,
  deleteUpvote,
  createUpvote,
} from '@/src/server/comments/write'
import { answerIsForEveryone } from '@/src/server/web/answer-notes'
import type { Handlers } from '../call'

/**
 * Comments and upvotes: every change answers the whole list.
 * @see docs/product/comments.md#list-of-comments
 */
export const commentHandlers = {
  listComments: async ({ payload, site, caller, query }) => {
    if (caller === null) answerIsForEveryone({ kind: 'site', id: site.id })
    return {
      comments: await listComments(payload, site.id, query.recipeId, caller?.userId ?? null),
    }
  },
  createComment: async ({ payload, site, caller, body }) => ({
    comments: await createComment(payload, site.id, caller, body),
  }),
  deleteComment: async ({ payload, site, caller, params }) => ({
    comments: await deleteComment(payload, site.id, caller, params.id),
  }),
  createUpvote: async ({ payload, site, caller, body }) => ({
    comments: await createUpvote(payload, site.id, caller, body.commentId),
  }),
  deleteUpvote: async ({ payload, site, caller, params }) => ({
    comments: await deleteUpvote(payload, site.id, caller, params.id),
  }),
} satisfies Partial<Handlers>
