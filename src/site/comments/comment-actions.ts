import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { Comment } from '@/src/contract/people/comment'
import type { Thread } from './use-comments'

/** The actions on comments; each returns the updated lists. */
export type CommentActions = {
  create: (
    words: { content: string; displayName?: string },
    parentId: string | null,
    key: string,
  ) => Promise<Partial<Thread>>
  remove: (comment: Comment) => Promise<Partial<Thread>>
  upvote: (comment: Comment) => Promise<Partial<Thread>>
  hide: (comment: Comment) => Promise<Partial<Thread>>
  unhide: (comment: Comment) => Promise<Partial<Thread>>
}

/** Creates the actions on the comments of a recipe. */
export const commentActions = (site: string, recipeId: string): CommentActions => ({
  create: (words, parentId, idempotencyKey) =>
    call('createComment', {
      params: { site },
      body: { recipeId, parentId, ...words },
      idempotencyKey,
    }),
  remove: ({ id }) => call('deleteComment', { params: { site, id } }),
  upvote: ({ id, isUpvoted }) =>
    isUpvoted
      ? call('deleteUpvote', { params: { site, id } })
      : call('createUpvote', { params: { site }, body: { commentId: id } }),
  hide: ({ id }) => call('hideComment', { params: { site, id } }),
  unhide: ({ id }) => call('unhideComment', { params: { site, id } }),
})

/** The message of an error: the server's, or a generic one. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError && error.body !== null
    ? error.body.error.message
    : 'Something went wrong. Please try again.'

/** Creates an idempotency key for one action, however often its button is pressed. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
