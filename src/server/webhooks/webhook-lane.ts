import { rows } from '../database/statements'
import type { JobQueue } from '../jobs/job-queue'
import { deliverDue } from './deliver'

const PUT_OFF = {
  name: 'webhook_put_off',
  text: `update webhook_deliveries set due_at = now() + interval '1 hour'
    where webhook_id = $1 and status = 'waiting' and due_at <= now()`,
}
const RESUME = {
  name: 'webhook_resume',
  text: `update webhook_deliveries set due_at = now()
    where webhook_id = $1 and status = 'waiting' and attempts = 0
      and due_at <= now() + interval '1 hour' and occurred_at <= now()`,
}

/**
 * The queue of webhook deliveries: a job for each webhook, so that a slow server does not delay the others.
 * @see docs/product/webhooks.md#retries
 */
export const WEBHOOK_QUEUE: JobQueue = {
  name: 'webhooks',
  waiting: `select w.id, w.site_id, d.due_at as since
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.status = 'waiting' and d.due_at <= now() and w.is_enabled`,
  next: `select (extract(epoch from min(due_at) - now()) * 1000)::float8 as "in"
    from webhook_deliveries where status = 'waiting' and due_at > now()`,
  isSideBySide: true,
  work: deliverDue,
  giveUp: async (payload, id) => {
    await rows(payload, PUT_OFF, [id])
  },
  resume: async (payload, id) => {
    await rows(payload, RESUME, [id])
  },
  sliceMs: 20_000,
  slots: 20,
}
