/**
 * Calls of comment moderation: name, method and path.
 * @see docs/product/moderation.md#lists
 */
export const MODERATION_CALLS = {
  listManagedComments: 'GET /v1/manage/{site}/comments',
  countManagedComments: 'GET /v1/manage/{site}/comment-counts',
  getManagedComment: 'GET /v1/manage/{site}/comments/{id}',
  setCommentStatus: 'POST /v1/manage/{site}/comment-status-changes',
  undoCommentStatus: 'POST /v1/manage/{site}/comment-status-changes/undo',
  createCommentReply: 'POST /v1/manage/{site}/comments/{id}/replies',
} as const
