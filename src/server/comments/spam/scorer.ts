import type { CommentReason } from '@/src/domain/comments'

/** A comment with the facts about its writer that the scorers use. */
export type ScoredComment = {
  text: string
  /** Addresses in the text and behind its words. */
  links: readonly string[]
  name: string | null
  email: string | null
  /** The network address; null if unknown. */
  address: string | null
  userAgent: string | null
  /** URL of the recipe. */
  page: string
  /** Comments with nearly the same text on the whole platform in the last three days. */
  sameTexts: number
  /** Minutes since the account was created. */
  accountMinutes: number
  /** Whether the writer has a published comment on the platform. */
  hasPublished: boolean
  /** Comments of the account, and of the network address, in the last ten minutes. */
  recentOfWriter: number
  recentOfAddress: number
}

/**
 * Scores a comment: the reasons that speak for spam, none if nothing does. A scorer that cannot answer
 * returns none.
 * @see docs/product/comments.md#spam
 */
export type SpamScorer = (comment: ScoredComment) => CommentReason[] | Promise<CommentReason[]>
