import type { Payload } from 'payload'
import { rows } from '../database/statements'
import { countMetric } from '../observability/metrics'

const FINISH = {
  name: 'newsletter_finish',
  text: `update newsletter_sends s set finished_at = now(), updated_at = now(), deferred = 0,
      skipped = s.total - s.sent - s.bounced - s.complained - s.failed,
      status = case when s.sent + s.complained > 0 then 'sent' else 'failed'
        end::newsletter_send_status,
      reason = case when s.sent + s.complained > 0 then null else 'Nobody received it.' end
    where s.id = $1 and s.status = 'sending' and not s.is_open and not exists (
      select 1 from newsletter_recipients r where r.send_id = s.id and r.status in ('queued', 'deferred'))
    returning s.sent + s.complained > 0 as "isSent"`,
}

/** Ends a send once no recipient waits; an open one stays. */
export async function finishSend(payload: Payload, sendId: string): Promise<void> {
  for (const { isSent } of await rows<{ isSent: boolean }>(payload, FINISH, [sendId])) {
    countMetric('recipes_newsletters_sent_total', { result: isSent ? 'sent' : 'failed' })
  }
}

const STOP = {
  name: 'newsletter_stop',
  text: `update newsletter_sends set status = $2::text::newsletter_send_status, reason = $3, updated_at = now(),
      finished_at = case when $2::text = 'canceled' then now() end
    where id = $1 and status in ('queued', 'sending')`,
}

/** Pauses or cancels a running send, with the reason for its author. */
export async function stopSend(
  payload: Payload,
  sendId: string,
  status: 'paused' | 'canceled',
  reason: string,
): Promise<void> {
  await rows(payload, STOP, [sendId, status, reason])
}

/** The reason of sends that pause because their site is suspended. */
export const SUSPENDED_SEND = 'The site is suspended.'

/** Longest pause while the mail server cannot be reached, in seconds. */
const MAX_PAUSE = 1_800

const HOLD = {
  name: 'newsletter_hold',
  text: `update newsletter_sends set outages = outages + 1, updated_at = now(), reason = $2,
      due_at = now() + make_interval(secs => least(30 * power(2, least(outages, 10)), ${MAX_PAUSE}))
    where id = $1 and status = 'sending' and due_at <= now()`,
}

/**
 * Holds a send back while the mail server cannot be reached, longer each time.
 * @see docs/product/newsletters.md#retries
 */
export async function holdSend(payload: Payload, sendId: string): Promise<void> {
  await rows(payload, HOLD, [
    sendId,
    'The mail server cannot be reached. Sending continues automatically.',
  ])
}

const HOLD_FOR = {
  name: 'newsletter_hold_for',
  text: `update newsletter_sends set due_at = now() + $2::float8 * interval '1 millisecond'
    where id = $1 and status = 'sending'`,
}

/** Holds a send back until the next mail may be sent. */
export async function holdSendFor(
  payload: Payload,
  sendId: string,
  milliseconds: number,
): Promise<void> {
  await rows(payload, HOLD_FOR, [sendId, milliseconds])
}
