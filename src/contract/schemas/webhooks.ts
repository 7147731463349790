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
    summary:
      'Creates a webhook and returns its secret, which is shown only once; a site can have at most 10.',
    body: WebhookCreate,
    answer: WithSecret,
    status: 201,
    errors: ['conflict', 'forbidden'],
  },
  updateWebhook: {
    summary: 'Updates, enables or disables a webhook.',
    body: WebhookUpdate,
    answer: OneWebhook,
    errors: ['conflict', 'forbidden', 'not_found'],
  },
  deleteWebhook: {
    summary: 'Deletes a webhook and its log; pending deliveries are dropped.',
    answer: z.object({}),
    errors: ['forbidden', 'not_found'],
  },
  rollWebhookSecret: {
    summary:
      "Rolls a webhook's secret and returns the new one, which is shown only once; messages are signed with both secrets for a day.",
    answer: WithSecret,
    errors: ['forbidden', 'not_found', 'rate_limited'],
  },
  sendTestEvent: {
    summary: 'Sends a `test` event to a webhook.',
    answer: OneDelivery,
    status: 202,
    errors: ['conflict', 'forbidden', 'not_found', 'rate_limited'],
  },
  listWebhookDeliveries: {
    summary: "Lists a webhook's deliveries of the last 30 days and pending ones, latest first.",
    query: DeliveriesQuery,
    answer: DeliveryPage,
    errors: ['forbidden', 'not_found'],
  },
  replayWebhookDelivery: {
    summary: 'Resends an event to a webhook, with the same ID and body.',
    answer: OneDelivery,
    status: 202,
    errors: ['conflict', 'forbidden', 'not_found', 'rate_limited'],
  },
} as const satisfies Record<string, CallSchema>
