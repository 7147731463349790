import { z } from 'zod'
import {
  AUDIENCES,
  NEWSLETTER_KINDS,
  SEND_STATUSES,
  SUPPRESSION_REASONS,
} from '@/src/domain/newsletters'
import { Email, Id, Instant } from '../basics'
import { SegmentConditions } from './segment'
import { CreatedAt, OwnId, Total, nullableTimeOf } from '../common-fields'

const AudienceField = z
  .enum(AUDIENCES)
  .describe('Subscribers that get it: all, or those on a free or a paid plan.')
/** A note of the author above a newsletter. */
export const Note = z.string().max(10_000).nullable().describe('Note shown above the content.')

/** A newsletter sent to a site's subscribers, with its progress. */
export const NewsletterSend = z
  .object({
    id: OwnId,
    kind: z.enum(NEWSLETTER_KINDS).describe('What is sent.'),
    recipeId: Id.nullable().describe('ID of the recipe; `null` if it is not a recipe.'),
    letterId: Id.nullable().describe('ID of the letter; `null` if it is not a letter.'),
    note: z.string().nullable().describe('Note shown above the content; `null` if there is none.'),
    subject: z.string().nullable().describe('Subject of the email; `null` until it is known.'),
    audience: AudienceField,
    segment: z
      .object({
        name: z.string().describe('Name of the segment when the send was created.'),
        conditions: SegmentConditions,
      })
      .nullable()
      .describe('Segment within the audience, as it was; `null` if there is none.'),
    status: z
      .enum(SEND_STATUSES)
      .describe('Status of the send; `paused` until it is resumed or canceled.'),
    reason: z
      .string()
      .nullable()
      .describe('Why it is paused, failed, or waits; `null` if there is no reason.'),
    total: z.number().describe('Number of recipients.'),
    sent: z.number().describe('Number of emails accepted by the mail server.'),
    deferred: z.number().describe('Number of emails that will be tried again.'),
    bounced: z.number().describe('Number of addresses that do not exist.'),
    complained: z.number().describe('Number of recipients who reported it as spam.'),
    skipped: z
      .number()
      .describe('Number of recipients who were left out, for example because they unsubscribed.'),
    failed: z.number().describe('Number of emails that could not be sent.'),
    repeated: z
      .number()
      .describe('Number of emails that may have been sent twice after an interruption.'),
    opened: z
      .number()
      .nullable()
      .describe('Number of recipients who loaded its pictures; `null` if not counted.'),
    clicked: z
      .number()
      .nullable()
      .describe('Number of recipients who followed a link; `null` if not counted.'),
    createdAt: CreatedAt,
    sendAt: nullableTimeOf('Time for which it is scheduled', 'if it is sent at once'),
    startedAt: nullableTimeOf('Time at which sending began', 'if it has not begun'),
    finishedAt: nullableTimeOf('Time at which it ended', 'if it has not ended'),
  })
  .describe("A newsletter emailed to a site's subscribers, with its progress.")
export type NewsletterSend = z.infer<typeof NewsletterSend>

/** Whether exactly one of a recipe and a letter is named. */
export const isOneContent = ({ recipeId, letterId }: ContentIds): boolean =>
  (recipeId === undefined) !== (letterId === undefined)
type ContentIds = { recipeId?: string | undefined; letterId?: string | undefined }
/** The error of a request that names neither or both. */
export const ONE_CONTENT = {
  error: 'Either `recipeId` or `letterId` is required.',
  path: ['recipeId'],
}

export const NewsletterSendCreate = z
  .strictObject({
    recipeId: Id.optional().describe('ID of a published recipe of the site.'),
    letterId: Id.optional().describe('ID of a letter of the site, in place of a recipe.'),
    note: Note.optional(),
    audience: AudienceField.optional(),
    segmentId: Id.optional().describe(
      'ID of a segment: only its subscribers within the audience get it.',
    ),
    sendAt: Instant.optional().describe(
      'Time to send it, in the future and at most 366 days ahead; at once if omitted.',
    ),
  })
  .refine(isOneContent, ONE_CONTENT)
  .describe("A recipe or a letter to email to a site's subscribers.")

export const NewsletterReschedule = z
  .strictObject({
    sendAt: Instant.nullable().describe(
      'Time to send it, in the future and at most 366 days ahead; `null` to send it now.',
    ),
  })
  .describe('A new time for a scheduled send.')

export const NewsletterTestCreate = z
  .strictObject({
    recipeId: Id.optional().describe('ID of a recipe of the site, even a draft.'),
    letterId: Id.optional().describe('ID of a letter of the site, in place of a recipe.'),
    note: Note.optional(),
    variant: z
      .enum(['full', 'preview'])
      .optional()
      .describe('`preview` for what readers without a paid plan get; `full` if omitted.'),
  })
  .refine(isOneContent, ONE_CONTENT)
  .describe('A newsletter to email to the caller alone.')

export const RecipientCountQuery = z.object({
  recipeId: Id.optional().describe(
    'ID of the recipe to send; counts nobody as `preview` if omitted.',
  ),
  letterId: Id.optional().describe('ID of the letter to send, in place of a recipe.'),
  audience: AudienceField.optional(),
  segmentId: Id.optional().describe('ID of a segment within the audience.'),
})

/** Numbers of people who would get a newsletter. */
export const RecipientCounts = z
  .object({
    total: z.number().describe('Number of recipients.'),
    full: z.number().describe('Number of recipients who get the whole content.'),
    preview: z.number().describe('Number of recipients who get a preview of locked content.'),
  })
  .describe('Numbers of people who would get a newsletter.')
export type RecipientCounts = z.infer<typeof RecipientCounts>

/** An address that gets no newsletters. */
export const Suppression = z
  .object({
    id: OwnId,
    email: z.string().describe('Email address, in lowercase.'),
    reason: z.enum(SUPPRESSION_REASONS).describe('Why the address gets no newsletters.'),
    detail: z
      .string()
      .nullable()
      .describe('Response of the mail server, or a note; `null` if there is none.'),
    createdAt: CreatedAt,
  })
  .describe('An address that gets no newsletters of the site.')
export type Suppression = z.infer<typeof Suppression>

export const SuppressionCreate = z
  .strictObject({
    email: Email.describe('Email address.'),
    detail: z.string().trim().max(500).nullable().optional().describe('A note about the reason.'),
  })
  .describe('An address to suppress.')

export const SuppressionsPage = z.object({
  suppressions: z.array(Suppression).describe('Suppressed addresses, newest first.'),
  total: Total,
})
