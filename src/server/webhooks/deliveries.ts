import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import { DELIVERIES_IN_A_PAGE } from '@/src/contract/site/webhook'
import type { DeliveryPage, WebhookDelivery } from '@/src/contract/site/webhook'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import { sendWaiting } from '../jobs/job-queue'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { WEBHOOK_QUEUE } from './webhook-lane'

const BY_HAND_PER_SITE: RateLimit = { name: 'webhook-sends', attempts: 60, seconds: 3_600 }

const COLUMNS = `d.id, d.event, d.status, ${isoInstant('d.occurred_at')} as "occurredAt",
  d.attempts, ${isoInstant('d.attempted_at')} as "attemptedAt",
  case when d.status = 'waiting' then ${isoInstant('d.due_at')} end as "dueAt",
  d.answer_status as "answerStatus", d.answer, d.problem, d.milliseconds`

const OF_WEBHOOK = `webhook_deliveries d join webhooks w on w.id = d.webhook_id
  where w.site_id = $1 and w.id = $2`

const LIST = {
  name: 'webhook_deliveries',
  text: `select ${COLUMNS} from ${OF_WEBHOOK}
    order by d.position desc limit ${DELIVERIES_IN_A_PAGE} offset $3`,
}
const TOTAL = {
  name: 'webhook_deliveries_total',
  text: `select (select count(*)::int from ${OF_WEBHOOK}) as total
    from webhooks w where w.site_id = $1 and w.id = $2`,
}

/**
 * Lists the deliveries of a webhook, waiting ones included, the latest first.
 * @throws Failure `not_found`, also for another site's
 */
export async function listDeliveries(
  payload: Payload,
  siteId: string,
  id: string,
  offset: number,
): Promise<DeliveryPage> {
  const [deliveries, counted] = await Promise.all([
    rows<WebhookDelivery>(payload, LIST, [siteId, id, offset]),
    firstRow<{ total: number }>(payload, TOTAL, [siteId, id]),
  ])
  if (!counted) throw notFound('Webhook')
  return { deliveries, total: counted.total }
}

const TEST = {
  name: 'webhook_test',
  text: `insert into webhook_deliveries as d (webhook_id, event, snapshot)
    select w.id, 'test', jsonb_build_object('siteSlug', s.slug)
    from webhooks w join sites s on s.id = w.site_id
    where w.site_id = $1 and w.id = $2 and w.is_enabled returning ${COLUMNS}`,
}

/**
 * Sends a test event to a webhook.
 * @throws Failure `not_found`, `conflict` for one that is off, `rate_limited`
 */
export async function sendTestEvent(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<WebhookDelivery> {
  await countAttempt(payload, BY_HAND_PER_SITE, siteId)
  return sent(payload, siteId, id, await firstRow(payload, TEST, [siteId, id]))
}

// An attempt that is under way stays the only one.
const REPLAY = {
  name: 'webhook_replay',
  text: `update webhook_deliveries d set status = 'waiting', attempts = 0, due_at = now(),
      problem = null
    from webhooks w where w.id = d.webhook_id and w.site_id = $1 and w.id = $2 and d.id = $3
      and w.is_enabled and (d.status <> 'waiting' or d.attempts > 0) returning ${COLUMNS}`,
}
const KNOWN = {
  name: 'webhook_delivery_known',
  text: `select w.is_enabled as "isEnabled" from ${OF_WEBHOOK} and d.id = $3`,
}

/**
 * Sends an event again, with the id and the body it had.
 * @throws Failure `not_found`, `conflict` for a webhook that is off, and for an event whose first attempt
 *   is still to come; `rate_limited`
 * @see docs/product/webhooks.md#retries
 */
export async function replayDelivery(
  payload: Payload,
  siteId: string,
  id: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  await countAttempt(payload, BY_HAND_PER_SITE, siteId)
  const known = await firstRow<{ isEnabled: boolean }>(payload, KNOWN, [siteId, id, deliveryId])
  if (!known) throw notFound('Delivery')
  const replayed = await firstRow<WebhookDelivery>(payload, REPLAY, [siteId, id, deliveryId])
  if (!replayed && known.isEnabled) {
    throw new Failure('conflict', 'This event is already being delivered.')
  }
  return sent(payload, siteId, id, replayed)
}

const THERE = {
  name: 'webhook_there',
  text: `select 1 from webhooks w where w.site_id = $1 and w.id = $2`,
}

async function sent(
  payload: Payload,
  siteId: string,
  id: string,
  delivery: WebhookDelivery | undefined,
): Promise<WebhookDelivery> {
  if (!delivery) {
    if (!(await firstRow(payload, THERE, [siteId, id]))) throw notFound('Webhook')
    throw new Failure('conflict', 'The webhook is off. Switch it on first.')
  }
  await sendWaiting(payload, WEBHOOK_QUEUE, siteId)
  return delivery
}
