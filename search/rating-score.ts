/** The weight of a rating that nobody gave: this many ratings of `PRIOR_STARS`. */
const PRIOR_RATINGS = 5
const PRIOR_STARS = 3

/**
 * The score that recipes are sorted by, as SQL over a row of `recipe_rating_totals`: the average of its
 * ratings and of five more with three stars, so that a single rating does not win.
 * @see docs/product/search.md#order
 */
export const ratingScore = (alias: string): string =>
  `(${alias}.sum + ${PRIOR_RATINGS * PRIOR_STARS})::float8 / (${alias}.count + ${PRIOR_RATINGS})`
