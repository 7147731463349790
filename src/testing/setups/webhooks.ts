import type { Payload } from 'payload'
import { SCHEMAS } from '@/src/contract/schemas'
import type { WebhookDelivery } from '@/src/contract/site/webhook'
import { WEBHOOK_EVENTS } from '@/src/domain/webhooks'
import type { WebhookEvent } from '@/src/domain/webhooks'
import { WEBHOOK_QUEUE } from '@/src/server/webhooks/webhook-lane'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { startWebhookServer } from '@/src/testing/servers/webhook-server'
import type { WebhookServer } from '@/src/testing/servers/webhook-server'
import { workOff } from '@/src/testing/work-off'

/** A webhook message in its receiver's form. */
export type ReceivedMessage = { type: string; timestamp: string; data: Record<string, unknown> }

/** A site whose owner has a webhook, and the server that receives it. */
export type SiteWithWebhook = {
  site: TestSite
  id: string
  secret: string
  server: WebhookServer
  call: (
    method: string,
    path?: string,
    body?: unknown,
  ) => Promise<{ status: number; body: unknown }>
  /** Sends due deliveries; returns the messages received since the last call. */
  receivedMessages: () => Promise<ReceivedMessage[]>
  log: () => Promise<WebhookDelivery[]>
}

/** Creates a site with a webhook for all events, unless others are given. */
export async function hookedSite(
  payload: Payload,
  events: readonly WebhookEvent[] = WEBHOOK_EVENTS,
): Promise<SiteWithWebhook> {
  const site = await makeSite(payload)
  const server = await startWebhookServer()
  const token = await makeToken(payload, site.owner)
  const call: SiteWithWebhook['call'] = (method, path = '', body) =>
    callApi(payload, method, `/v1/manage/${site.slug}/webhooks${path}`, { token, body })
  const made = await call('POST', '', { url: server.url, events })
  const { webhook, secret } = SCHEMAS.createWebhook.answer.parse(made.body)
  let seen = 0
  return {
    ...{ site, id: webhook.id, secret, server, call },
    receivedMessages: async () => {
      await workOff(payload, WEBHOOK_QUEUE)
      const arrived = server.arrived.slice(seen)
      seen = server.arrived.length
      return arrived.map(({ body }) => JSON.parse(body) as ReceivedMessage)
    },
    log: async () => {
      const { body } = await call('GET', `/${webhook.id}/deliveries`)
      return SCHEMAS.listWebhookDeliveries.answer.parse(body).deliveries
    },
  }
}

/** Moves the waiting deliveries of a webhook into the past. */
export async function passTime(payload: Payload, webhookId: string, interval: string) {
  await payload.db.pool.query(
    `update webhook_deliveries set due_at = due_at - $2::interval where webhook_id = $1`,
    [webhookId, interval],
  )
  await payload.db.pool.query(
    `update webhooks set failing_since = failing_since - $2::interval where id = $1`,
    [webhookId, interval],
  )
}
