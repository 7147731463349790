import { z } from 'zod'
import { RECIPIENT_DAYS } from '@/src/domain/newsletters'
import { SUBSCRIPTION_SOURCES } from '@/src/domain/payments/premium'
import { SUBSCRIBER_PLANS } from '@/src/domain/payments/subscribers'
import {
  MAX_JOINED_DAYS,
  MAX_SEGMENT_NAME,
  MAX_TAG_LENGTH,
  normaliseTag,
  SEGMENT_STATES,
} from '@/src/domain/segments'
import { oneLine } from '@/src/domain/language/visible-text'
import { Instant, LanguageTag } from '../basics'
import { CreatedAt, OwnId } from '../common-fields'
import { INVALID_INPUT, REQUIRED } from '../messages'

/** A tag of a subscriber, without control characters and in lowercase. */
export const Tag = z
  .string({ error: INVALID_INPUT })
  .overwrite(normaliseTag)
  .min(1, { error: REQUIRED })
  .max(MAX_TAG_LENGTH)
  // Separates tags in tables.
  .regex(/^[^,;|]*$/, { error: 'A tag cannot contain commas, semicolons or vertical bars.' })

/** Builds the schemas of the conditions; numbers are texts in a query. */
const conditionsWith = (number: () => z.ZodNumber) => {
  const days = (most: number) => number().int().min(1).max(most)
  return {
    plan: z
      .enum(SUBSCRIBER_PLANS)
      .optional()
      .describe('Subscribers with this plan; `paid` includes everyone with full access.'),
    state: z
      .enum(SEGMENT_STATES)
      .optional()
      .describe(
        'Subscribers whose plan is in this state; `ending` if canceled for the end of the period.',
      ),
    source: z.enum(SUBSCRIPTION_SOURCES).optional().describe('Subscribers with this origin.'),
    joinedAfter: Instant.optional().describe('Subscribers who joined at this time or later.'),
    joinedBefore: Instant.optional().describe('Subscribers who joined before this time.'),
    joinedWithinDays: days(MAX_JOINED_DAYS)
      .optional()
      .describe('Subscribers who joined in the last days, by this number of days.'),
    language: LanguageTag.optional().describe(
      'Subscribers who chose this language, or a regional form of it: a BCP 47 tag.',
    ),
    tag: Tag.optional().describe('Subscribers with this tag.'),
    openedWithinDays: days(RECIPIENT_DAYS)
      .optional()
      .describe('Subscribers who opened a newsletter in the last days, by this number of days.'),
    clickedWithinDays: days(RECIPIENT_DAYS)
      .optional()
      .describe(
        'Subscribers who followed a link of a newsletter in the last days, by this number of days.',
      ),
  }
}

/** The conditions of a segment, all of which have to hold. */
export const SegmentConditions = z
  .strictObject(conditionsWith(() => z.number({ error: INVALID_INPUT })))
  .refine((conditions) => Object.values(conditions).some((value) => value !== undefined), {
    error: 'Choose at least one condition.',
  })
  .describe('Conditions on subscribers, all of which have to hold.')
export type SegmentConditions = z.output<typeof SegmentConditions>

export const SegmentConditionsQuery = z.object(
  conditionsWith(() => z.coerce.number({ error: INVALID_INPUT })),
)

const Name = z
  .string({ error: INVALID_INPUT })
  .overwrite(oneLine)
  .min(1, { error: REQUIRED })
  .max(MAX_SEGMENT_NAME)
  .describe('Name of the segment, unique within its site.')

/** A saved filter of subscribers. */
export const Segment = z
  .object({ id: OwnId, name: Name, conditions: SegmentConditions, createdAt: CreatedAt })
  .describe('A saved filter of subscribers.')
export type Segment = z.infer<typeof Segment>

export const SegmentWrite = z
  .strictObject({ name: Name, conditions: SegmentConditions })
  .describe('A segment to store.')
export type SegmentWrite = z.output<typeof SegmentWrite>

/** A tag with the number of its subscribers. */
export const TagCount = z
  .object({
    tag: z.string().describe('The tag, in lowercase.'),
    count: z.number().describe('Number of current subscribers with this tag.'),
  })
  .describe('A tag of subscribers.')
export type TagCount = z.infer<typeof TagCount>
