/** Kinds of newsletters: a recipe, a letter of the author, or a mail sent by an event. */
export const NEWSLETTER_KINDS = ['recipe', 'letter', 'automatic'] as const

/**
 * Groups of subscribers that a newsletter can be sent to.
 * @see docs/product/newsletters.md#audience
 */
export const AUDIENCES = ['everyone', 'free', 'paid'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * Statuses of a send: `scheduled` until its time, `queued` until its recipients are listed, `paused` until it
 * is resumed.
 * @see docs/product/newsletters.md#sending
 */
export const SEND_STATUSES = [
  'scheduled',
  'queued',
  'sending',
  'paused',
  'sent',
  'canceled',
  'failed',
] as const
export type SendStatus = (typeof SEND_STATUSES)[number]

/**
 * Maximum number of days that a send can be scheduled ahead.
 * @see docs/product/newsletters.md#scheduling
 */
export const MAX_SCHEDULE_DAYS = 366

/**
 * Reasons for a suppressed address.
 * @see docs/product/newsletters.md#suppressions
 */
export const SUPPRESSION_REASONS = ['bounce', 'complaint', 'manual', 'import'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

/**
 * Number of days after the end of a send after which its recipients are deleted.
 * @see docs/product/limits.md#lifetimes
 */
export const RECIPIENT_DAYS = 180

const MINUTE = 60_000

/** Milliseconds from a temporary failure to the next attempt, by number of attempts. */
const PAUSES = [2, 10, 30, 60, 180, 360].map((minutes) => minutes * MINUTE)

/**
 * Milliseconds until the next attempt after a number of attempts that failed temporarily; null when there
 * is none.
 * @see docs/product/newsletters.md#retries
 */
export const retryPause = (attempts: number): number | null => PAUSES[attempts - 1] ?? null

/** Frequencies of mails to a subscriber: each one, or a weekly digest in their place. */
export const MAIL_FREQUENCIES = ['each', 'weekly'] as const
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number]
