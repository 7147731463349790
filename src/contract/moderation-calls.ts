/**
 * Calls of comment moderation: name, method and path.
 * @see docs/product/moderation.md#lists
 */
export const MODERATION_CALLS = {
  listManagedComments: 'GET /v1/manage/{site}/comments',
  countManagedComments: 'GET /v1/manage/{site}/comment-counts',
  countWaitingComments: 'GET /v1/manage/{site}/waiting-comment-count',
  getManagedComment: 'GET /v1/manage/{site}/comments/{id}',
  setCommentStatus: 'POST /v1/manage/{site}/comment-status-changes',
  undoCommentStatus: 'POST /v1/manage/{site}/comment-status-changes/undo',
  createCommentReply: 'POST /v1/manage/{site}/comments/{id}/replies',
  listBans: 'GET /v1/manage/{site}/bans',
  createBan: 'POST /v1/manage/{site}/bans',
  deleteBan: 'DELETE /v1/manage/{site}/bans/{id}',
  getCommentSettings: 'GET /v1/manage/{site}/comment-settings',
  updateCommentSettings: 'PUT /v1/manage/{site}/comment-settings',
  setAkismetKey: 'PUT /v1/manage/{site}/comment-settings/akismet-key',
  getRecipeComments: 'GET /v1/manage/{site}/recipes/{id}/comment-settings',
  updateRecipeComments: 'PUT /v1/manage/{site}/recipes/{id}/comment-settings',
} as const
