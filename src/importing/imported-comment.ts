import { z } from 'zod'
import type { ImportedRating } from '@/src/contract/people/rating'
import { asPositiveNumber, asText } from './formats/values'

/** A comment on a recipe of the former site, with the stars of its writer. */
export const ImportedComment = z.object({
  /** Identifies the comment among those of its recipe. */
  key: z.string(),
  /** The key of the comment that it replies to; null for none. */
  parentKey: z.string().nullable(),
  name: z.string(),
  /** Text or HTML. */
  text: z.string(),
  status: z.enum(['published', 'waiting', 'spam']),
  createdAt: z.string().nullable(),
  stars: z.number().int().min(1).max(5).nullable(),
})
export type ImportedComment = z.infer<typeof ImportedComment>

/** The summary of ratings of which the former site names only average and number. */
export const RatingOfSource = z.object({
  program: z.string(),
  average: z.number(),
  count: z.number().nullable(),
})

const BEST = 5

/**
 * Reads a summary of ratings, on a scale of five stars unless `best` says otherwise; null for none, and for
 * values outside of the scale.
 * @see docs/product/ratings.md#imported-summaries
 */
export function toRatingSummary(
  program: string,
  average: unknown,
  { count, best }: { count?: unknown; best?: unknown } = {},
): ImportedRating | null {
  const given = asPositiveNumber(average)
  const scale = asPositiveNumber(best) ?? BEST
  if (given === null || given > scale) return null
  const stars = Math.round((given / scale) * BEST * 100) / 100
  if (stars < 1) return null
  return { program, average: stars, count: parseRatingCount(count) }
}

/** The largest number that the database stores as a count. */
const MAX_COUNT = 2 ** 31 - 1
const WITH_SEPARATORS = /^\d{1,3}(?:[.,'’\s]\d{3})+$/

/** Reads a number of ratings, also with separators of thousands (`1,234`); null for anything else. */
export function parseRatingCount(value: unknown): number | null {
  const text = asText(value) ?? ''
  const digits = WITH_SEPARATORS.test(text) ? text.replace(/\D/g, '') : text
  const count = Math.round(asPositiveNumber(digits) ?? 0)
  return count > 0 && count <= MAX_COUNT ? count : null
}
