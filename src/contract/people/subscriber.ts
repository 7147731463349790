import { z } from 'zod'
import { SUBSCRIPTION_SOURCES } from '@/src/domain/payments/premium'
import {
  PAID_AS,
  SUBSCRIBER_ORDERS,
  SUBSCRIBER_PLANS,
  SUBSCRIBER_STATES,
} from '@/src/domain/payments/subscribers'
import { MAIL_FREQUENCIES } from '@/src/domain/newsletters'
import { Email, Instant, NonEmpty } from '../basics'
import { CreatedAt, nullableTimeOf } from '../common-fields'
import { MAX_TAGS } from '@/src/domain/segments'
import { REQUIRED } from '../messages'
import { Tag } from './segment'
import { Subscriber } from './subscription'
import { PLAN_TYPES } from './user'

/** A filter for subscribers. */
export const SubscriberFilter = z.object({
  query: z
    .string()
    .trim()
    .max(320)
    .optional()
    .describe('Part of an email address or display name to search for.'),
  plan: z
    .enum(SUBSCRIBER_PLANS)
    .optional()
    .describe('Only subscribers with this plan; `paid` includes everyone with full access.'),
  state: z
    .enum(SUBSCRIBER_STATES)
    .optional()
    .describe(
      'Only subscribers in this state; `current` by default, `ending` if canceled for the end of the period.',
    ),
  source: z.enum(SUBSCRIPTION_SOURCES).optional().describe('Only subscribers with this origin.'),
  orderBy: z.enum(SUBSCRIBER_ORDERS).optional().describe('Sort order; newest first by default.'),
})
export type SubscriberFilter = z.output<typeof SubscriberFilter>

/** A change of plan or state, in the history of a subscription. */
export const SubscriptionChange = z
  .object({
    kind: z.string().describe('Type of the event, such as `started`, `plan_changed` or `ended`.'),
    planBefore: z.enum(PLAN_TYPES).nullable().describe('Previous plan; `null` if there was none.'),
    planAfter: z.enum(PLAN_TYPES).nullable().describe('New plan; `null` if there is none.'),
    createdAt: CreatedAt,
  })
  .describe('A change to a subscription.')

/** One subscriber with all data of them on the site. */
export const SubscriberDetails = Subscriber.extend({
  note: z
    .string()
    .nullable()
    .describe('Private note about the subscriber; `null` if there is none.'),
  consent: z
    .string()
    .nullable()
    .describe(
      'What they agreed to: the heading of the form, or as stated by the author; `null` if unknown.',
    ),
  consentedAt: nullableTimeOf('Time of their consent', 'if not stated'),
  consentSource: z
    .string()
    .nullable()
    .describe(
      'Origin of the consent: the path of the page with the form, or how they were added; `null` if unknown.',
    ),
  confirmedAt: nullableTimeOf('Time at which they confirmed their address', 'if they have not'),
  awaitsConfirmation: z
    .boolean()
    .describe('Whether they get no newsletters until they have confirmed their address.'),
  preferences: z
    .object({
      recipes: z.boolean().describe('Whether they get new recipes.'),
      letters: z.boolean().describe('Whether they get letters.'),
      comments: z.boolean().describe('Whether they get replies to their comments.'),
      product: z.boolean().describe('Whether they get news about the site.'),
      frequency: z
        .enum(MAIL_FREQUENCIES)
        .describe('`weekly` for a digest in place of single emails, where the site has one.'),
      language: z
        .string()
        .nullable()
        .describe('BCP 47 tag of the language of their emails; `null` for that of the site.'),
    })
    .describe('Email preferences that they chose.'),
  commentCount: z.number().describe('Number of comments that they wrote on the site.'),
  bookmarkCount: z.number().describe("Number of the site's recipes that they bookmarked."),
  history: z.array(SubscriptionChange).describe('Changes, latest first; at most 100.'),
}).describe('A subscriber with the note and history.')
export type SubscriberDetails = z.infer<typeof SubscriberDetails>

const Until = Instant.nullable()
  .optional()
  .describe('Expiry time of complimentary access (ISO 8601, UTC); `null` if it does not expire.')

/** Body of a subscriber added by hand. */
export const SubscriberCreate = z
  .strictObject({
    email: Email.describe('Email address of the subscriber.'),
    plan: z.enum(PAID_AS).describe('`free`, or `complimentary` for full access without payment.'),
    until: Until,
    note: z.string().trim().max(5_000).optional().describe('Private note about the subscriber.'),
  })
  .describe('A subscriber to add.')

/** Body of a change of a subscriber. */
export const SubscriberUpdate = z
  .strictObject({
    note: z
      .string()
      .trim()
      .max(5_000)
      .nullable()
      .optional()
      .describe('Private note about the subscriber; `null` if there is none.'),
    tags: z
      .array(Tag)
      .max(MAX_TAGS)
      .transform((tags) => [...new Set(tags)])
      .optional()
      .describe('Tags of the subscriber, in place of the present ones; stored in lowercase.'),
  })
  .refine((changes) => Object.keys(changes).length > 0, { error: REQUIRED })
  .describe('Changes to a subscriber; omitted fields stay as they are.')

/** Body by which a subscription is ended. */
export const SubscriberRemoval = z
  .strictObject({
    at: z
      .enum(['now', 'period_end'])
      .describe('When the subscription ends; one that is not paid for always ends immediately.'),
  })
  .describe('How to end a subscription.')

/** Body of an import of subscribers. */
export const SubscriberImport = z
  .strictObject({
    csv: z
      .string()
      .min(1)
      .max(10_000_000)
      .describe('CSV table with a header row and a column of email addresses.'),
    fileName: NonEmpty.max(500)
      .optional()
      .describe('File name; opt-outs exported from Mailchimp are recognized by it.'),
    hasConsent: z
      .literal(true, { error: 'Confirm that they have agreed' })
      .describe('Confirms that everyone in the table has agreed to receive emails from this site.'),
    consent: NonEmpty.max(500).describe('Where and how they gave consent.'),
    consentedAt: Instant.describe('Time of their consent (ISO 8601, UTC).'),
    paidAs: z.enum(PAID_AS).describe('What to do with rows that have a paid plan.'),
    until: Until,
  })
  .describe('Subscribers to import.')

/** The result of an import of subscribers. */
export const SubscriberReport = z
  .object({
    added: z.number().describe('Number of new subscribers.'),
    complimentary: z.number().describe('Number of new subscribers with complimentary access.'),
    known: z
      .number()
      .describe('Number of rows whose address is already subscribed or has unsubscribed.'),
    failed: z.number().describe('Number of rows that could not be read.'),
    failures: z
      .array(
        z.object({
          line: z.number().describe('Line number in the table.'),
          message: z.string().describe('Why the row could not be read.'),
        }),
      )
      .describe('Rows that could not be read; the first 1,000.'),
    optedOut: z
      .number()
      .describe('Number of rows of people who had opted out; they get no emails.'),
    optOuts: z
      .array(
        z.object({
          line: z.number().describe('Line number in the table.'),
          email: z.string().describe('Email address.'),
          message: z.string().describe('Column and value that mark the opt-out.'),
        }),
      )
      .describe('Rows of people who had opted out; the first 1,000.'),
  })
  .describe('Result of a subscriber import.')
export type SubscriberReport = z.infer<typeof SubscriberReport>

/** Revenue in one currency. */
export const Revenue = z
  .object({
    currency: z.string().describe('ISO 4217 currency code, in uppercase.'),
    mrrCents: z
      .number()
      .describe(
        'Monthly recurring revenue of current paid subscriptions, in the smallest currency unit.',
      ),
    paying: z.number().describe('Number of paying readers.'),
    started: z.number().describe('Number of readers who started paying in the last 30 days.'),
    ended: z.number().describe('Number of readers who stopped paying in the last 30 days.'),
    failed: z.number().describe('Number of failed payments in the last 30 days.'),
  })
  .describe('Revenue in one currency.')
export type Revenue = z.infer<typeof Revenue>

/** A payment of a reader. */
export const ReaderPayment = z
  .object({
    amountCents: z.number().describe('Amount in the smallest currency unit.'),
    refundedCents: z.number().describe('Refunded amount in the smallest currency unit.'),
    currency: z.string().describe('ISO 4217 currency code, in uppercase.'),
    status: z.enum(['open', 'paid', 'failed', 'void']).describe('Status of the payment.'),
    paidAt: nullableTimeOf('Time of the payment', 'if unpaid'),
    createdAt: CreatedAt,
  })
  .describe('A payment by a reader.')
export type ReaderPayment = z.infer<typeof ReaderPayment>
