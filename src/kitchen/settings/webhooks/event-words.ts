import type { WebhookEvent } from '@/src/domain/webhooks'

/** Descriptions of the events, as in the checkboxes. */
export const EVENT_WORDS: Readonly<Record<WebhookEvent, string>> = {
  'subscriber.created': 'Somebody subscribes',
  'subscriber.plan_changed': 'A subscriber changes plan',
  'subscriber.removed': 'A subscription ends',
  'recipe.published': 'A recipe appears',
  'comment.created': 'Somebody comments',
}

/** Whether its messages have addresses of readers in them. */
export const hasAddresses = (events: readonly WebhookEvent[]): boolean =>
  events.some((event) => event.startsWith('subscriber.'))
