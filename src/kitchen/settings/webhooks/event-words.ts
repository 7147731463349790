import type { WebhookEvent } from '@/src/domain/webhooks'

/** Labels of the events' checkboxes. */
export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  'subscriber.created': 'Someone subscribes',
  'subscriber.plan_changed': 'A subscriber changes plan',
  'subscriber.removed': 'A subscription ends',
  'subscriber.unsubscribed': 'Someone unsubscribes from newsletters',
  'recipe.published': 'A recipe is published',
  'letter.published': 'A letter is published',
  'comment.created': 'Someone comments',
  'rating.created': 'Someone rates a recipe',
  'newsletter.sent': 'A newsletter was sent',
}

/** Whether messages of these events contain readers' addresses. */
export const hasAddresses = (events: readonly WebhookEvent[]): boolean =>
  events.some((event) => event.startsWith('subscriber.'))
