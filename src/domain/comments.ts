/**
 * The states of a comment. Readers see published ones only; deleted ones are in the bin.
 * @see docs/product/comments.md#states
 */
export const COMMENT_STATUSES = ['published', 'waiting', 'hidden', 'spam', 'deleted'] as const
export type CommentStatus = (typeof COMMENT_STATUSES)[number]

/**
 * Rules that hold a comment or count points against it.
 * @see docs/product/comments.md#spam
 */
export const COMMENT_RULES = [
  'first_comment',
  'links',
  'held_word',
  'spam_words',
  'link_share',
  'only_link',
  'name_link',
  'repetition',
  'same_text',
  'new_account',
  'many_comments',
  'mixed_scripts',
  'stacked_marks',
  'only_emoji',
  'akismet',
] as const
export type CommentRule = (typeof COMMENT_RULES)[number]

/** A reason for the state of a comment, as stored in `comments.spam_reasons`. */
export type CommentReason = {
  rule: CommentRule
  /** Points towards spam; 0 for a rule of the site, which only holds the comment. */
  points: number
  /** The finding of the rule, such as the word or the number of links; null if there is no more to say. */
  detail: string | null
}

/** Points from which a comment waits for approval, and from which it is spam. */
export const HOLD_POINTS = 50
export const SPAM_POINTS = 100
