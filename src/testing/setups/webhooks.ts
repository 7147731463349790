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

/** A message as a receiver reads it. */
export type Told = { type: string; timestamp: string; data: Record<string, unknown> }

/** A site whose owner has a webhook, and the server it leads to. */
export type Hooked = {
  site: TestSite
  id: string
  secret: string
  server: WebhookServer
  call: (
    method: string,
    path?: string,
    body?: unknown,
  ) => Promise<{ status: number; body: unknown }>
  /** Sends what is due; gives the messages that have arrived since the last time. */
  told: () => Promise<Told[]>
  log: () => Promise<WebhookDelivery[]>
}

/** Makes a site with a webhook that is told of everything, unless other events are given. */
export async function hookedSite(
  payload: Payload,
  events: readonly WebhookEvent[] = WEBHOOK_EVENTS,
): Promise<Hooked> {
  const site = await makeSite(payload)
  const server = await startWebhookServer()
  const token = await makeToken(payload, site.owner)
  const call: Hooked['call'] = (method, path = '', body) =>
    callApi(payload, method, `/v1/manage/${site.slug}/webhooks${path}`, { token, body })
  const made = await call('POST', '', { url: server.url, events })
  const { webhook, secret } = SCHEMAS.createWebhook.answer.parse(made.body)
  let seen = 0
  return {
    ...{ site, id: webhook.id, secret, server, call },
    told: async () => {
      await workOff(payload, WEBHOOK_QUEUE)
      const arrived = server.arrived.slice(seen)
      seen = server.arrived.length
      return arrived.map(({ body }) => JSON.parse(body) as Told)
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
