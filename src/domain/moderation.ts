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
 * Durations of a ban, in days; null for one that does not expire.
 * @see docs/product/moderation.md#bans
 */
export const BAN_DAYS = [1, 7, 30, null] as const
export type BanDays = (typeof BAN_DAYS)[number]

/** Maximum numbers of held and refused words of a site. */
export const MAX_COMMENT_TERMS = 500
/** Maximum length of a held or refused word, in characters. */
export const MAX_COMMENT_TERM_LENGTH = 100

/** Frequencies of mails about new comments. */
export const COMMENT_NOTICES = ['each', 'daily', 'never'] as const
export type CommentNotice = (typeof COMMENT_NOTICES)[number]
