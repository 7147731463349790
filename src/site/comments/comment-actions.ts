import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { Comment } from '@/src/contract/people/comment'
import { applyEditedText } from '@/src/domain/rich-text/edited-text'
import type { CommentAnswer } from './thread'

/** The actions on comments; each but `report` returns the updated lists, or the changed thread. */
export type CommentActions = {
  create: (
    words: { content: string; displayName?: string },
    parentId: string | null,
    key: string,
  ) => Promise<CommentAnswer>
  edit: (comment: Comment, text: string) => Promise<CommentAnswer>
  remove: (comment: Comment) => Promise<CommentAnswer>
  upvote: (comment: Comment) => Promise<CommentAnswer>
  report: (comment: Comment, reason: string) => Promise<unknown>
  hide: (comment: Comment) => Promise<CommentAnswer>
  unhide: (comment: Comment) => Promise<CommentAnswer>
}

const THREAD = { only: 'thread' } as const

/** Creates the actions on the comments of a recipe. */
export const commentActions = (site: string, recipeId: string): CommentActions => ({
  create: (words, parentId, idempotencyKey) =>
    call('createComment', {
      params: { site },
      query: THREAD,
      body: { recipeId, parentId, ...words },
      idempotencyKey,
    }),
  edit: ({ id, content }, text) =>
    call('updateComment', {
      params: { site, id },
      query: THREAD,
      body: { content: [...applyEditedText(content, text)] },
    }),
  remove: ({ id }) => call('deleteComment', { params: { site, id }, query: THREAD }),
  upvote: ({ id, isUpvoted }) =>
    isUpvoted
      ? call('deleteUpvote', { params: { site, id }, query: THREAD })
      : call('createUpvote', { params: { site }, query: THREAD, body: { commentId: id } }),
  report: ({ id }, reason) =>
    call('createCommentReport', { params: { site }, body: { commentId: id, reason } }),
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
