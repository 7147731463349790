import { COMMENT_STATUSES } from './comments'

/**
 * Lists of the comment inbox: one for each status, and the comments that readers reported.
 * @see docs/product/moderation.md#lists
 */
export const COMMENT_FOLDERS = [...COMMENT_STATUSES, 'reported'] as const
export type CommentFolder = (typeof COMMENT_FOLDERS)[number]

/**
 * Maximum number of comments that one request moves.
 * @see docs/product/moderation.md#moving-comments
 */
export const MAX_MOVED_COMMENTS = 10_000

/**
 * Days for which a deleted comment stays in the bin.
 * @see docs/product/moderation.md#bin
 */
export const COMMENT_BIN_DAYS = 30

/**
 * Durations of a ban that are offered, in days.
 * @see docs/product/moderation.md#bans
 */
export const BAN_DAYS = [1, 7, 30] as const
/** Maximum duration of a ban, in days; a longer one does not expire. */
export const MAX_BAN_DAYS = 3_650

/**
 * Maximum number of held words of a site, and of refused ones.
 * @see docs/product/moderation.md#rules
 */
export const MAX_COMMENT_TERMS = 500
/** Maximum length of a held or refused word, in characters. */
export const MAX_COMMENT_TERM_LENGTH = 100
/** Maximum number of days after which comments on a recipe close. */
export const MAX_OPEN_DAYS = 3_650
