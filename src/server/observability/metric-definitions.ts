import type { QueueName } from '../jobs/queues'

/** Labels of each metric of the product, with all their values: none grows with sites or people. */
export type MetricLabels = {
  recipes_job_duration_seconds: { queue: QueueName; result: 'done' | 'failed' }
  recipes_mails_total: {
    kind: 'single' | 'newsletter'
    result: 'sent' | 'deferred' | 'bounced' | 'failed' | 'skipped'
  }
  recipes_newsletters_sent_total: { result: 'sent' | 'failed' }
  recipes_stripe_events_total: { type: string; result: 'stored' | 'refused' | 'applied' | 'failed' }
  recipes_import_rows_total: { result: 'created' | 'updated' | 'skipped' | 'failed' }
}

/** The name of a metric of the product. */
export type MetricName = keyof MetricLabels

/** A metric that the product counts where something happens. */
export type MetricDefinition = {
  kind: 'counter' | 'histogram'
  help: string
  labels: readonly string[]
}

/**
 * Metrics that are counted in the process where something happens.
 * @see docs/product/background-work.md#metrics
 */
export const METRICS: Readonly<Record<MetricName, MetricDefinition>> = {
  recipes_job_duration_seconds: {
    kind: 'histogram',
    help: 'Duration of the time slices of background jobs, by queue and result.',
    labels: ['queue', 'result'],
  },
  recipes_mails_total: {
    kind: 'counter',
    help: 'Attempts to send a mail, by kind and result.',
    labels: ['kind', 'result'],
  },
  recipes_newsletters_sent_total: {
    kind: 'counter',
    help: 'Newsletters that ended, by result: failed where nobody received them.',
    labels: ['result'],
  },
  recipes_stripe_events_total: {
    kind: 'counter',
    help: 'Events of Stripe, by type and result.',
    labels: ['type', 'result'],
  },
  recipes_import_rows_total: {
    kind: 'counter',
    help: 'Rows of imports that were stored, by result.',
    labels: ['result'],
  },
}

/** Event types of Stripe that have a label of their own; all others are `other`. */
const STRIPE_EVENT =
  /^(?:account|charge|checkout\.session|customer\.subscription|invoice)\.[a-z_.]{1,40}$/

/** Maximum number of event types with a label of their own. */
const MAX_EVENT_TYPES = 60
const knownTypes = new Set<string>()

/** Returns the label of an event type: bounded in number, since Stripe names new ones at any time. */
export function stripeEventLabel(type: string): string {
  if (!STRIPE_EVENT.test(type)) return 'other'
  if (!knownTypes.has(type) && knownTypes.size >= MAX_EVENT_TYPES) return 'other'
  knownTypes.add(type)
  return type
}
