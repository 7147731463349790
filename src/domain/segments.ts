import { oneLine } from './language/visible-text'

/** Limits of segments and tags. @see docs/product/subscriptions.md#segments */
export const MAX_SEGMENTS = 50
export const MAX_SEGMENT_NAME = 100
export const MAX_TAGS = 20
export const MAX_TAG_LENGTH = 40
/** Maximum number of days of the condition on when a subscriber joined. */
export const MAX_JOINED_DAYS = 3_650

/** States of a subscription that a segment can require. */
export const SEGMENT_STATES = ['trialing', 'ending', 'past_due'] as const
export type SegmentState = (typeof SEGMENT_STATES)[number]

/** Reduces a tag to one line in lowercase, so that it is the same however it is typed. */
export const normaliseTag = (text: string): string => oneLine(text).toLowerCase()

/**
 * Parses a list of tags, separated by commas, semicolons or line breaks: each once, without empty ones, and
 * without those that are too long or too many.
 */
export function parseTags(text: string): string[] {
  const tags = text
    .split(/[,;|\n\r]+/)
    .map(normaliseTag)
    .filter((tag) => tag !== '' && tag.length <= MAX_TAG_LENGTH)
  return [...new Set(tags)].slice(0, MAX_TAGS)
}
