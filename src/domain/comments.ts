/**
 * The states of a comment. Readers see published ones only; deleted ones are in the bin.
 * @see docs/product/comments.md#states
 */
export const COMMENT_STATUSES = ['published', 'waiting', 'hidden', 'spam', 'deleted'] as const
export type CommentStatus = (typeof COMMENT_STATUSES)[number]
