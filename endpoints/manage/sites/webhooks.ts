import { listDeliveries, replayDelivery, sendTestEvent } from '@/src/server/webhooks/deliveries'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rollWebhookSecret,
  updateWebhook,
} from '@/src/server/webhooks/webhooks'
import type { Handlers } from '../../call'

/** Events that leave a site for other programs. @see docs/product/webhooks.md#addresses */
export const webhookHandlers = {
  listWebhooks: async ({ payload, site }) => ({ webhooks: await listWebhooks(payload, site.id) }),
  createWebhook: ({ payload, site, body }) => createWebhook(payload, site.id, body),
  updateWebhook: async ({ payload, site, params, body }) => ({
    webhook: await updateWebhook(payload, site.id, params.id, body),
  }),
  deleteWebhook: async ({ payload, site, params }) => {
    await deleteWebhook(payload, site.id, params.id)
    return {}
  },
  rollWebhookSecret: ({ payload, site, params }) => rollWebhookSecret(payload, site.id, params.id),
  sendTestEvent: async ({ payload, site, params }) => ({
    delivery: await sendTestEvent(payload, site.id, params.id),
  }),
  listWebhookDeliveries: ({ payload, site, params, query }) =>
    listDeliveries(payload, site.id, params.id, query.offset ?? 0),
  replayWebhookDelivery: async ({ payload, site, params }) => ({
    delivery: await replayDelivery(payload, site.id, params.id, params.deliveryId),
  }),
} satisfies Partial<Handlers>
