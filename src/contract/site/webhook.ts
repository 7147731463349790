import { z } from 'zod'
import { isWebhookAddress, WEBHOOK_EVENTS } from '@/src/domain/webhooks'
import { CreatedAt, nullableTimeOf, OwnId, timeOf, Total, UpdatedAt } from '../common-fields'
import { INVALID_URL, REQUIRED } from '../messages'

/** Number of deliveries in a page. */
export const DELIVERIES_IN_A_PAGE = 50

const Address = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, { error: REQUIRED })
  .max(2_000, { error: INVALID_URL })
  .refine(isWebhookAddress, { error: INVALID_URL })
  .describe(
    'Address that events are sent to: an http or https URL without a login; https in production.',
  )

const Events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, { error: 'Choose at least one event' })
  .max(WEBHOOK_EVENTS.length)
  .transform((events) => [...new Set(events)])
  .describe('Events that are sent; each at most once.')

/** Body of a new webhook. */
export const WebhookCreate = z
  .strictObject({ url: Address, events: Events })
  .describe('A new webhook.')

/** Body of a request that changes a webhook. */
export const WebhookUpdate = z
  .strictObject({
    url: Address.optional(),
    events: Events.optional(),
    isEnabled: z.boolean().optional().describe('Whether events are sent.'),
  })
  .describe('A change of a webhook; fields that are left out keep their value.')

/** A webhook of a site. Its secret is returned only when it is created or rolled. */
export const Webhook = z
  .object({
    id: OwnId,
    url: z.string().describe('Address that events are sent to.'),
    events: z.array(z.enum(WEBHOOK_EVENTS)).describe('Events that are sent.'),
    isEnabled: z.boolean().describe('Whether events are sent.'),
    offReason: z
      .enum(['gone', 'failing', 'owner'])
      .nullable()
      .describe(
        'Reason why it was switched off automatically: its server answered 410 (`gone`), five days of failures (`failing`), a new owner of the site (`owner`); null if it was not.',
      ),
    failingSince: nullableTimeOf('Since when every delivery has failed', 'if the last one arrived'),
    secretBeforeUntil: nullableTimeOf(
      'Until when messages are signed with the secret before, too',
      'unless the secret was rolled within a day',
    ),
    updatedAt: UpdatedAt,
    createdAt: CreatedAt,
  })
  .describe('An address that events of a site are sent to.')
export type Webhook = z.infer<typeof Webhook>

/** A secret for signing messages. */
export const WebhookSecret = z
  .string()
  .describe('Secret of the signatures, `whsec_` and base64. It is told only in this answer.')

/** The delivery of an event to a webhook. */
export const WebhookDelivery = z
  .object({
    id: OwnId,
    event: z.string().describe('The event: one of those of a webhook, or `test`.'),
    status: z
      .enum(['waiting', 'delivered', 'failed'])
      .describe('`waiting` for its first or next attempt, `delivered`, or `failed` for good.'),
    occurredAt: timeOf('Time of the event'),
    attempts: z.number().describe('Number of attempts so far.'),
    attemptedAt: nullableTimeOf('Time of the last attempt', 'before the first'),
    dueAt: nullableTimeOf('Time of the next attempt', 'if there is none'),
    answerStatus: z.number().nullable().describe('HTTP status of the last answer; null for none.'),
    answer: z.string().nullable().describe('Beginning of the last answer; null for none.'),
    problem: z
      .string()
      .nullable()
      .describe(
        'Reason why the last attempt brought no response, or the delivery ended; null if neither.',
      ),
    milliseconds: z.number().nullable().describe('Duration of the last attempt; null for none.'),
  })
  .describe('Delivery of an event to a webhook.')
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** Query of a webhook's delivery log. */
export const DeliveriesQuery = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).optional().describe('Deliveries to skip.'),
})

/** A page of a webhook's delivery log. */
export const DeliveryPage = z
  .object({
    deliveries: z.array(WebhookDelivery).describe('Deliveries, the latest event first.'),
    total: Total,
  })
  .describe('A page of deliveries.')
export type DeliveryPage = z.infer<typeof DeliveryPage>
