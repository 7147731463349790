import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  DeliveriesQuery,
  DeliveryPage,
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookSecret,
  WebhookUpdate,
} from '../site/webhook'

const OneWebhook = z.object({ webhook: Webhook })
const WithSecret = z.object({ webhook: Webhook, secret: WebhookSecret })
const OneDelivery = z.object({ delivery: WebhookDelivery })

/** Schemas of a site's webhooks. */
export const webhookSchemas = {
  listWebhooks: {
    summary: 'Lists the webhooks of a site, oldest first.',
    answer: z.object({ webhooks: z.array(Webhook).describe('Webhooks, oldest first.') }),
    errors: ['forbidden'],
  },
  createWebhook: {
    summary: 'Creates a webhook and tells its secret, once; a site has at most 10.',
    body: WebhookCreate,
    answer: WithSecret,
    status: 201,
    errors: ['conflict', 'forbidden'],
  },
  updateWebhook: {
    summary: 'Updates a webhook, or switches it off or on.',
    body: WebhookUpdate,
    answer: OneWebhook,
    errors: ['conflict', 'forbidden', 'not_found'],
  },
  deleteWebhook: {
    summary: 'Deletes a webhook with its log; what waits for it is not sent.',
    answer: z.object({}),
    errors: ['forbidden', 'not_found'],
  },
  rollWebhookSecret: {
    summary:
      'Creates another secret and tells it, once; for a day messages are signed with the secret before, too.',
    answer: WithSecret,
    errors: ['forbidden', 'not_found', 'rate_limited'],
  },
  sendTestEvent: {
    summary: 'Sends the event `test` to a webhook.',
    answer: OneDelivery,
    status: 202,
    errors: ['conflict', 'forbidden', 'not_found', 'rate_limited'],
  },
  listWebhookDeliveries: {
    summary: 'Lists what was sent to a webhook in 30 days, and what waits, the latest first.',
    query: DeliveriesQuery,
    answer: DeliveryPage,
    errors: ['forbidden', 'not_found'],
  },
  replayWebhookDelivery: {
    summary: 'Sends an event to a webhook again, with the same id and body.',
    answer: OneDelivery,
    status: 202,
    errors: ['conflict', 'forbidden', 'not_found', 'rate_limited'],
  },
} as const satisfies Record<string, CallSchema>
