/**
 * Calls of comments: name, method and path.
 * @see docs/product/comments.md#list-of-comments
 */
export const COMMENT_CALLS = {
  listHiddenComments: 'GET /v1/manage/{site}/hidden-comments',
  hideComment: 'POST /v1/manage/{site}/comments/{id}/hide',
  unhideComment: 'POST /v1/manage/{site}/comments/{id}/unhide',
  listComments: 'GET /v1/site/{site}/comments',
  createComment: 'POST /v1/site/{site}/comments',
  updateComment: 'PUT /v1/site/{site}/comments/{id}',
  deleteComment: 'DELETE /v1/site/{site}/comments/{id}',
  createUpvote: 'POST /v1/site/{site}/comment-upvotes',
  deleteUpvote: 'DELETE /v1/site/{site}/comment-upvotes/{id}',
  createCommentReport: 'POST /v1/site/{site}/comment-reports',
  getCommentNotices: 'GET /v1/manage/{site}/comment-notices',
  updateCommentNotices: 'PUT /v1/manage/{site}/comment-notices',
  createGuestComment: 'POST /v1/site/{site}/guest-comments',
} as const
