import { z } from 'zod'
import { SUBSCRIPTION_SOURCES } from '@/src/domain/payments/premium'
import {
  PAID_AS,
  SUBSCRIBER_ORDERS,
  SUBSCRIBER_PLANS,
  SUBSCRIBER_STATES,
} from '@/src/domain/payments/subscribers'
import { Email, Instant, NonEmpty } from '../basics'
import { CreatedAt, nullableTimeOf } from '../common-fields'
import { Subscriber } from './subscription'
import { PLAN_TYPES } from './user'

/** A filter for subscribers. */
export const SubscriberFilter = z.object({
  query: z
    .string()
    .trim()
    .max(320)
    .optional()
    .describe('Part of an email address or display name.'),
  plan: z
    .enum(SUBSCRIBER_PLANS)
    .optional()
    .describe('Only those with this plan; `paid` are all with full access.'),
  state: z
    .enum(SUBSCRIBER_STATES)
    .optional()
    .describe(
      'Only those in this state; `current` (as without it), `ending` with their period, `ended`.',
    ),
  source: z.enum(SUBSCRIPTION_SOURCES).optional().describe('Only those that came about this way.'),
  orderBy: z.enum(SUBSCRIBER_ORDERS).optional().describe('Order of the list; newest first.'),
})
export type SubscriberFilter = z.output<typeof SubscriberFilter>

/** A change of plan or state, in the history of a subscription. */
export const SubscriptionChange = z
  .object({
    kind: z.string().describe('Kind of the event: `started`, `plan_changed`, `ended` and others.'),
    planBefore: z.enum(PLAN_TYPES).nullable().describe('Plan before; null if there was none.'),
    planAfter: z.enum(PLAN_TYPES).nullable().describe('Plan after; null if there is none.'),
    createdAt: CreatedAt,
  })
  .describe('A change of a subscription.')

/** One subscriber with all data of them on the site. */
export const SubscriberDetails = Subscriber.extend({
  note: z.string().nullable().describe('A note of the authors; null if there is none.'),
  consent: z
    .string()
    .nullable()
    .describe(
      'Place where they agreed to get mails, as the author said; null if they subscribed here.',
    ),
  consentedAt: nullableTimeOf('When they agreed', 'if nothing was said'),
  commentCount: z.number().describe('Number of their comments on the site.'),
  bookmarkCount: z.number().describe('Number of recipes of the site they have saved.'),
  history: z.array(SubscriptionChange).describe('Changes, latest first; at most 100.'),
}).describe('A subscriber with notes and history.')
export type SubscriberDetails = z.infer<typeof SubscriberDetails>

const Until = Instant.nullable()
  .optional()
  .describe('End of complimentary access: ISO 8601 in UTC; null for no end.')

/** Body of a subscriber added by hand. */
export const SubscriberCreate = z
  .strictObject({
    email: Email.describe('Email address of the reader.'),
    plan: z.enum(PAID_AS).describe('`free`, or `complimentary`: full access that is not paid for.'),
    until: Until,
    note: z.string().trim().max(5_000).optional().describe('A note for the authors.'),
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
      .describe('A note for the authors; null for none.'),
  })
  .describe('A change of a subscriber.')

/** Body by which a subscription is ended. */
export const SubscriberRemoval = z
  .strictObject({
    at: z
      .enum(['now', 'period_end'])
      .describe('Time at which it ends; one that is not paid for always ends now.'),
  })
  .describe('The end of a subscription.')

/** Body of an import of subscribers. */
export const SubscriberImport = z
  .strictObject({
    csv: z
      .string()
      .min(1)
      .max(10_000_000)
      .describe('The table, with a head and a column of email addresses.'),
    fileName: NonEmpty.max(500)
      .optional()
      .describe('Name of its file; Mailchimp names files of opt-outs as such.'),
    hasConsent: z
      .literal(true, { error: 'Confirm that they have agreed' })
      .describe('Confirms that all of them have agreed to get mails of this site.'),
    consent: NonEmpty.max(500).describe('Place and form of their consent.'),
    consentedAt: Instant.describe('Time of their consent: ISO 8601 in UTC.'),
    paidAs: z.enum(PAID_AS).describe('Treatment of rows with a paid plan.'),
    until: Until,
  })
  .describe('Subscribers to bring in.')

/** The result of an import of subscribers. */
export const SubscriberReport = z
  .object({
    added: z.number().describe('Number of new subscribers.'),
    complimentary: z.number().describe('Number of them with complimentary access.'),
    known: z.number().describe('Number of rows whose address subscribes, or has left, already.'),
    failed: z.number().describe('Number of rows that could not be read.'),
    failures: z
      .array(
        z.object({
          line: z.number().describe('Line of the table.'),
          message: z.string().describe('Reason why it could not be read.'),
        }),
      )
      .describe('Rows that could not be read; the first 1,000.'),
    optedOut: z.number().describe('Number of rows of people who had opted out: they get no mails.'),
    optOuts: z
      .array(
        z.object({
          line: z.number().describe('Line of the table.'),
          email: z.string().describe('Email address.'),
          message: z.string().describe('Column of the table that says it, with its value.'),
        }),
      )
      .describe('Rows of people who had opted out; the first 1,000.'),
  })
  .describe('Result of an import of subscribers.')
export type SubscriberReport = z.infer<typeof SubscriberReport>

/** Revenue in one currency. */
export const Revenue = z
  .object({
    currency: z.string().describe('ISO 4217 code, in capitals.'),
    mrrCents: z
      .number()
      .describe('Revenue of current paid subscriptions per month, in the smallest unit.'),
    paying: z.number().describe('Number of readers who pay.'),
    started: z.number().describe('Number who began to pay in the last 30 days.'),
    ended: z.number().describe('Number who stopped paying in the last 30 days.'),
    failed: z.number().describe('Number of payments that failed in the last 30 days.'),
  })
  .describe('Revenue in one currency.')
export type Revenue = z.infer<typeof Revenue>

/** A payment of a reader. */
export const ReaderPayment = z
  .object({
    amountCents: z.number().describe('Amount, in the smallest unit of its currency.'),
    refundedCents: z.number().describe('Refunded part of it.'),
    currency: z.string().describe('ISO 4217 code, in capitals.'),
    status: z.enum(['open', 'paid', 'failed', 'void']).describe('State of the payment.'),
    paidAt: nullableTimeOf('When it was paid', 'if it was not'),
    createdAt: CreatedAt,
  })
  .describe('A payment of a reader.')
export type ReaderPayment = z.infer<typeof ReaderPayment>
