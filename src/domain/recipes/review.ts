/** A published comment with stars, as the page of its recipe quotes it. */
export type Review = {
  authorName: string
  /** ISO 8601, UTC. */
  publishedAt: string
  /** Plain text, shortened. */
  text: string
  stars: number
}

/** Maximum number of reviews on the page of a recipe. */
export const MAX_REVIEWS = 3

/** Maximum length of a review on the page, in characters. */
export const MAX_REVIEW_LENGTH = 300

/** Maximum length of the name of a reviewer in characters; search engines want fewer than 100. */
export const MAX_REVIEWER_NAME = 99

/** Maximum length of the line beside a photo of a reader, in characters. */
export const MAX_COOKED_LINE = 300

/** Formats an average as readers and search engines see it: one decimal. */
export const formatAverage = (average: number): string => average.toFixed(1)

/** Formats a number of stars: `1 star`, `4 stars`. */
export const formatStars = (stars: number): string => `${stars} ${stars === 1 ? 'star' : 'stars'}`
