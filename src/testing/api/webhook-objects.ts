import { createWebhook } from '@/src/server/webhooks/webhooks'
import { unique } from '@/src/testing/builders'
import type { Target } from './target'

/* Webhooks of a target, each made for one request. */

/** A URL without a server. */
export const webhookUrl = (): string => `https://${unique('hooks')}.invalid/`

/** Deletes the webhooks of a site: it may have ten at most, and every role tries every call. */
export async function deleteWebhooks({ payload, objects }: Target): Promise<void> {
  await payload.db.pool.query('delete from webhooks where site_id = $1', [objects.id])
}

/** A webhook of the site. */
export async function webhook(target: Target): Promise<string> {
  await deleteWebhooks(target)
  const write = { url: webhookUrl(), events: ['comment.created' as const] }
  return (await createWebhook(target.payload, target.objects.id, write)).webhook.id
}

/** A message to a webhook of the site that could not be sent. */
export async function webhookDelivery(target: Target): Promise<{ id: string; deliveryId: string }> {
  const id = await webhook(target)
  const { rows } = await target.payload.db.pool.query<{ id: string }>(
    `insert into webhook_deliveries (webhook_id, event, snapshot, status, attempts)
      values ($1, 'test', '{}', 'failed', 10) returning id`,
    [id],
  )
  return { id, deliveryId: rows[0]?.id ?? '' }
}
