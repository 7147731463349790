/**
 * The events that a webhook can subscribe to.
 * @see docs/product/webhooks.md#events
 */
export const WEBHOOK_EVENTS = [
  'subscriber.created',
  'subscriber.plan_changed',
  'subscriber.removed',
  'subscriber.unsubscribed',
  'recipe.published',
  'letter.published',
  'comment.created',
  'rating.created',
  'newsletter.sent',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/**
 * Maximum number of webhooks of a site.
 * @see docs/product/limits.md#webhooks
 */
export const MAX_WEBHOOKS = 10

/** Whether a text is a valid webhook URL: http or https, without credentials. */
export function isWebhookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && hostname !== '' && username === '' && password === ''
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds from a failed attempt to the next one, before jitter. */
const PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/**
 * Milliseconds until the next attempt after a number of failed ones; null when there is none.
 * @param random from 0 to 1: jitter of up to a fifth, so that deliveries that failed together are
 *   not retried together
 * @see docs/product/webhooks.md#retries
 */
export function webhookPause(attempts: number, random: number): number | null {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? null : Math.round(pause * (1 + random / 5))
}
