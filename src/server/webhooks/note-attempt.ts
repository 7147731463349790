import type { Payload } from 'payload'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { webhookPause } from '@/src/domain/webhooks'
import { firstRow, rows } from '../database/statements'
import { deploymentOf } from '../deployment'
import { sendMail } from '../mail/send'
import type { PostAnswer } from '../web/post-safely'
import { webhookOffMail } from './off-mail'

/** An attempt to send a message: its response, or the error. */
export type Attempt = { answer: PostAnswer | null; problem: string | null; milliseconds: number }

/** Characters of an answer that the log keeps. */
const KEPT_OF_ANSWER = 1_000

const ATTEMPTED = `attempts = attempts + 1, attempted_at = now(), answer_status = $2, answer = $3,
  problem = $4, milliseconds = $5`
const DELIVERED = {
  name: 'webhook_delivered',
  text: `with delivery as (update webhook_deliveries set status = 'delivered', ${ATTEMPTED}
      where id = $1 returning webhook_id)
    update webhooks w set failing_since = null, attempted_at = now() from delivery
    where w.id = delivery.webhook_id`,
}
const COUNT = {
  name: 'webhook_attempts',
  text: 'select attempts + 1 as attempts from webhook_deliveries where id = $1',
}
// No attempts for two days: earlier failures say nothing about the days between.
const FAILED = {
  name: 'webhook_attempt_failed',
  text: `with delivery as (update webhook_deliveries set ${ATTEMPTED},
        status = case when status = 'waiting' and $6::float8 is null then 'failed' else status end,
        due_at = now() + coalesce($6::float8, 0) * interval '1 millisecond'
      where id = $1 returning webhook_id)
    update webhooks w set attempted_at = now(),
      failing_since = case when w.attempted_at > now() - interval '2 days'
        then coalesce(w.failing_since, now()) else now() end
    from delivery where w.id = delivery.webhook_id
    returning w.id, w.failing_since < now() - interval '5 days' as "isLost"`,
}
/** A server that has just failed is left alone for a while: others of its messages wait too. */
const REST = {
  name: 'webhook_rest',
  text: `update webhook_deliveries set due_at = now() + interval '30 seconds'
    where webhook_id = $1 and status = 'waiting' and due_at <= now()`,
}

/**
 * Records the result of an attempt: delivered, to be retried after a pause, or failed for good. Disables a
 * webhook whose server is gone, or that has failed for five days.
 * @see docs/product/webhooks.md#retries
 */
export async function noteAttempt(
  payload: Payload,
  deliveryId: string,
  attempt: Attempt,
): Promise<void> {
  if (isTaken(attempt)) await rows(payload, DELIVERED, valuesOf(deliveryId, attempt))
  else await noteFailure(payload, deliveryId, attempt)
}

/** Whether the server took the message. */
export const isTaken = ({ answer }: Attempt): boolean =>
  answer !== null && answer.status >= 200 && answer.status < 300

function valuesOf(deliveryId: string, { answer, problem, milliseconds }: Attempt): unknown[] {
  const text = answer && answer.text.slice(0, KEPT_OF_ANSWER).toWellFormed().replaceAll('\0', '')
  return [deliveryId, answer?.status ?? null, text, problem, milliseconds]
}

async function noteFailure(payload: Payload, deliveryId: string, attempt: Attempt): Promise<void> {
  const isGone = attempt.answer?.status === 410
  const counted = await firstRow<{ attempts: number }>(payload, COUNT, [deliveryId])
  // Deleted meanwhile.
  if (!counted) return
  const pause = isGone ? null : webhookPause(counted.attempts, Math.random())
  const values = [...valuesOf(deliveryId, attempt), pause]
  const failed = await firstRow<{ id: string; isLost: boolean }>(payload, FAILED, values)
  if (!failed) return
  if (isGone) await switchOff(payload, failed.id, 'gone')
  else if (failed.isLost) await switchOff(payload, failed.id, 'failing')
  else await rows(payload, REST, [failed.id])
}

const SWITCH_OFF = {
  name: 'webhook_switch_off',
  text: `update webhooks w set is_enabled = false, off_reason = $2, updated_at = now()
    from sites s left join users u on u.id = s.owner_id
    where w.id = $1 and w.is_enabled and s.id = w.site_id
    returning w.url, s.slug, s.title as "siteTitle", s.language, u.email`,
}
type SwitchedOff = {
  url: string
  slug: string
  siteTitle: string
  language: string | null
  email: string | null
}

async function switchOff(
  payload: Payload,
  webhookId: string,
  reason: 'gone' | 'failing',
): Promise<void> {
  const off = await firstRow<SwitchedOff>(payload, SWITCH_OFF, [webhookId, reason])
  if (off?.email == null) return
  const href = accountUrl(deploymentOf(payload), `/kitchen/${off.slug}/settings/webhooks`)
  try {
    await sendMail(payload, off.email, webhookOffMail({ ...off, reason, href }))
  } catch (error) {
    // The webhook's page also shows it.
    payload.logger.warn({ err: error, msg: 'The mail about a webhook could not be sent' })
  }
}
