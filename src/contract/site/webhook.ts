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
    'URL that events are sent to, over HTTP or HTTPS and without credentials; HTTPS is required in production.',
  )

const Events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, { error: 'Choose at least one event' })
  .max(WEBHOOK_EVENTS.length)
  .transform((events) => [...new Set(events)])
  .describe('Events to send; duplicates are removed.')

/** Body of a new webhook. */
export const WebhookCreate = z
  .strictObject({ url: Address, events: Events })
  .describe('A webhook to create.')

/** Body of a request that changes a webhook. */
export const WebhookUpdate = z
  .strictObject({
    url: Address.optional(),
    events: Events.optional(),
    isEnabled: z.boolean().optional().describe('Whether the webhook is enabled.'),
  })
  .describe('Changes to a webhook; omitted fields keep their value.')

/** A webhook of a site. Its secret is returned only when it is created or rolled. */
export const Webhook = z
  .object({
    id: OwnId,
    url: z.string().describe('URL that events are sent to.'),
    events: z.array(z.enum(WEBHOOK_EVENTS)).describe('Events that are sent to the webhook.'),
    isEnabled: z.boolean().describe('Whether the webhook is enabled.'),
    offReason: z
      .enum(['gone', 'failing', 'owner'])
      .nullable()
      .describe(
        'Why it was disabled automatically: its server answered 410 (`gone`), deliveries failed for five days (`failing`), or the site has a new owner (`owner`); `null` if it was not.',
      ),
    failingSince: nullableTimeOf(
      'Time since which every delivery has failed',
      'if the last delivery succeeded',
    ),
    secretBeforeUntil: nullableTimeOf(
      'Time until which messages are also signed with the previous secret',
      'unless the secret was rolled within the last day',
    ),
    updatedAt: UpdatedAt,
    createdAt: CreatedAt,
  })
  .describe('A webhook of a site.')
export type Webhook = z.infer<typeof Webhook>

/** A secret for signing messages. */
export const WebhookSecret = z
  .string()
  .describe('Signing secret: `whsec_` followed by base64. It is only returned here.')

/** The delivery of an event to a webhook. */
export const WebhookDelivery = z
  .object({
    id: OwnId,
    event: z.string().describe("Name of the event: one of the webhook's events, or `test`."),
    status: z
      .enum(['waiting', 'delivered', 'failed'])
      .describe('`waiting` for its first or next attempt, `delivered`, or permanently `failed`.'),
    occurredAt: timeOf('Time of the event'),
    attempts: z.number().describe('Number of attempts so far.'),
    attemptedAt: nullableTimeOf('Time of the last attempt', 'before the first one'),
    dueAt: nullableTimeOf('Time of the next attempt', 'if there is none'),
    answerStatus: z
      .number()
      .nullable()
      .describe('HTTP status of the last response; `null` if there was none.'),
    answer: z
      .string()
      .nullable()
      .describe('Beginning of the last response body; `null` if there was none.'),
    problem: z
      .string()
      .nullable()
      .describe(
        'Why the last attempt got no response, or why the delivery ended; `null` otherwise.',
      ),
    milliseconds: z
      .number()
      .nullable()
      .describe('Duration of the last attempt, in milliseconds; `null` if there was none.'),
  })
  .describe('The delivery of an event to a webhook.')
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** Query of a webhook's delivery log. */
export const DeliveriesQuery = z.object({
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('Number of deliveries to skip.'),
})

/** A page of a webhook's delivery log. */
export const DeliveryPage = z
  .object({
    deliveries: z.array(WebhookDelivery).describe('Deliveries, latest event first.'),
    total: Total,
  })
  .describe('A page of deliveries.')
export type DeliveryPage = z.infer<typeof DeliveryPage>
