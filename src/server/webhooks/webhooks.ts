import type { Payload } from 'payload'
import type { z } from 'zod'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import type { Webhook, WebhookCreate, WebhookUpdate } from '@/src/contract/site/webhook'
import { MAX_WEBHOOKS } from '@/src/domain/webhooks'
import { isUniqueViolation } from '../database/conflicts'
import { isoInstant } from '../database/instant-sql'
import { lockRow } from '../database/lock-row'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { deploymentOf } from '../deployment'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { newWebhookSecret } from './signing'

const ROLLS_PER_SITE: RateLimit = { name: 'webhook-secrets', attempts: 30, seconds: 3_600 }

const COLUMNS = `w.id, w.url, w.events, w.is_enabled as "isEnabled", w.off_reason as "offReason",
  ${isoInstant('w.failing_since')} as "failingSince",
  case when w.secret_before_until > now() then ${isoInstant('w.secret_before_until')} end
    as "secretBeforeUntil",
  ${isoInstant('w.updated_at')} as "updatedAt", ${isoInstant('w.created_at')} as "createdAt"`

const LIST = {
  name: 'webhooks',
  text: `select ${COLUMNS} from webhooks w where w.site_id = $1 order by w.created_at, w.id`,
}

/** Lists the webhooks of a site, oldest first; without their secrets. */
export const listWebhooks = (payload: Payload, siteId: string): Promise<Webhook[]> =>
  rows<Webhook>(payload, LIST, [siteId])

/** A webhook with its secret, which is returned only once. */
export type WebhookWithSecret = { webhook: Webhook; secret: string }

const CREATE = {
  name: 'webhook_create',
  text: `insert into webhooks as w (site_id, url, events, secret)
    select s.id, $2, $3, $4 from sites s
    where s.id = $1 and (select count(*) from webhooks o where o.site_id = $1) < ${MAX_WEBHOOKS}
    returning ${COLUMNS}`,
}

/**
 * Creates a webhook of a site, with its own secret.
 * @throws Failure `conflict` for an address that has one, and beyond the maximum of a site;
 *   `validation_failed` for http where the platform uses https
 * @see docs/product/webhooks.md#addresses
 */
export async function createWebhook(
  payload: Payload,
  siteId: string,
  { url, events }: z.output<typeof WebhookCreate>,
): Promise<WebhookWithSecret> {
  const secret = newWebhookSecret()
  const values = [siteId, checkedAddress(payload, url), events, payload.encrypt(secret)]
  const create = async (): Promise<Webhook | undefined> => {
    // A separate statement: locked in the one that counts, concurrent ones would not see each other.
    await lockRow(payload, 'site', [siteId])
    return firstRow<Webhook>(payload, CREATE, values)
  }
  const webhook = await inTransaction(payload, create).catch(taken)
  if (webhook) return { webhook, secret }
  throw new Failure(
    'conflict',
    `A site can have at most ${MAX_WEBHOOKS} webhooks. Delete one first.`,
  )
}

/** Over plain http anyone on the network path could read the addresses of readers. */
function checkedAddress(payload: Payload, typed: string): string {
  const { href, protocol } = new URL(typed)
  if (protocol === 'http:' && deploymentOf(payload).protocol === 'https') {
    throw invalidField('url', 'Enter a URL that starts with https://')
  }
  return href
}

function taken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new Failure('conflict', 'This URL has already been added.', {
    issues: [{ path: 'url', message: 'Already added' }],
  })
}

const UPDATE = {
  name: 'webhook_update',
  text: `update webhooks w set url = coalesce($3, url), events = coalesce($4::text[], events),
      is_enabled = coalesce($5::boolean, is_enabled),
      off_reason = case when $5::boolean is null then off_reason end,
      failing_since = case when $5::boolean or $3 <> url then null else failing_since end,
      updated_at = now()
    where w.site_id = $1 and w.id = $2 returning ${COLUMNS}`,
}

/**
 * Updates a webhook. When it is disabled, pending messages are not sent.
 * @throws Failure `not_found`, and as `createWebhook`
 */
export async function updateWebhook(
  payload: Payload,
  siteId: string,
  id: string,
  { url, events, isEnabled }: z.output<typeof WebhookUpdate>,
): Promise<Webhook> {
  const address = url === undefined ? null : checkedAddress(payload, url)
  const values = [siteId, id, address, events ?? null, isEnabled ?? null]
  const webhook = await firstRow<Webhook>(payload, UPDATE, values).catch(taken)
  if (!webhook) throw notFound('Webhook')
  return webhook
}

const DELETE = {
  name: 'webhook_delete',
  text: 'delete from webhooks where site_id = $1 and id = $2 returning id',
}

/** Deletes a webhook with its log. @throws Failure `not_found` */
export async function deleteWebhook(payload: Payload, siteId: string, id: string): Promise<void> {
  if (!(await firstRow(payload, DELETE, [siteId, id]))) throw notFound('Webhook')
}

const ROLL = {
  name: 'webhook_roll',
  text: `update webhooks w set secret_before = w.secret,
      secret_before_until = now() + interval '24 hours', secret = $3, updated_at = now()
    where w.site_id = $1 and w.id = $2 returning ${COLUMNS}`,
}

/**
 * Replaces the secret of a webhook; the previous one also signs for a day.
 * @throws Failure `not_found`, `rate_limited`
 * @see docs/product/webhooks.md#signatures
 */
export async function rollWebhookSecret(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<WebhookWithSecret> {
  await countAttempt(payload, ROLLS_PER_SITE, siteId)
  const secret = newWebhookSecret()
  const webhook = await firstRow<Webhook>(payload, ROLL, [siteId, id, payload.encrypt(secret)])
  if (!webhook) throw notFound('Webhook')
  return { webhook, secret }
}
