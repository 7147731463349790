import type { Payload } from 'payload'
import type { PlanType } from '@/src/domain/payments/premium'
import { rows } from '../database/statements'
import { IS_CURRENT } from '../subscriptions/is-current'
import { IS_SUPPRESSED } from './audience'
import { KIND_OF_SEND, WANTS_KIND } from './preferences-sql'
import { leaseSeconds } from './transport'

/** Leased recipients: no other worker sends to them until the lease has run out. */
export type Lease = { id: string; sendId: string; siteId: string }

/** A leased recipient. */
export type Recipient = {
  id: string
  address: string
  /** Number of earlier attempts. */
  attempts: number
  subscriptionId: string | null
  /** The plan that the subscription gives now; null without one. */
  planType: PlanType | null
  /** Language that the subscriber chose; null for that of the site. */
  language: string | null
  /** Reason to leave the recipient out; null to send. */
  skipReason: string | null
}

// An attempt that a lost worker had begun may have been accepted.
const TAKE = {
  name: 'newsletter_lease',
  text: `with due as (
      select r.id, r.user_id, r.begun_at from newsletter_recipients r
      where r.send_id = $1 and r.site_id = $3 and r.status in ('queued', 'deferred')
        and r.due_at <= now()
      order by r.due_at limit $2 for update of r skip locked
    ), checked as (
      select d.id, d.begun_at, u.email, b.id as "subscriptionId", b.language,
        case when ${IS_CURRENT('b')} then b.plan_type end as "planType",
        case when b.id is null or not ${IS_CURRENT('b')} then 'No longer subscribed.'
          when not coalesce(b.receives_newsletter, true) then 'Unsubscribed from newsletters.'
          when coalesce(b.awaits_confirmation, false) then 'Not confirmed yet.'
          when not ${WANTS_KIND('b', KIND_OF_SEND('s'))} then 'Turned off in the email preferences.'
          when ${IS_SUPPRESSED('u.email', '$3')} then 'The address is suppressed.' end as "skipReason"
      from due d join users u on u.id = d.user_id join newsletter_sends s on s.id = $1
        left join subscriptions b on b.user_id = d.user_id and b.site_id = $3
    )
    update newsletter_recipients r set lease_id = $4, address = c.email,
      due_at = now() + make_interval(secs => $5),
      repeated = r.repeated or c.begun_at is not null, begun_at = null
    from checked c where r.id = c.id
    returning r.id, r.attempts, c.email as address, c."subscriptionId", c."planType", c.language, c."skipReason"`,
}

/**
 * Leases recipients that are due, and checks each again: plan, consent, preferences, suppression. One statement.
 * @see docs/product/newsletters.md#recipients
 */
export const leaseRecipients = (
  payload: Payload,
  { id, sendId, siteId }: Lease,
  most: number,
): Promise<Recipient[]> =>
  rows<Recipient>(payload, TAKE, [sendId, most, siteId, id, leaseSeconds(payload)])

const RELEASE = {
  name: 'newsletter_release',
  text: `update newsletter_recipients set lease_id = null, due_at = now()
    where id = any($1::uuid[]) and lease_id = $2 and begun_at is null
      and status in ('queued', 'deferred')`,
}

/** Returns leased recipients that were not sent to. */
export async function releaseRecipients(
  payload: Payload,
  { id }: Lease,
  recipientIds: readonly string[],
): Promise<void> {
  if (recipientIds.length > 0) await rows(payload, RELEASE, [recipientIds, id])
}

/** The beginning of an attempt. */
export type Beginning = { id: string; variant: 'preview' | 'full' }

const BEGIN = {
  name: 'newsletter_begin',
  text: `update newsletter_recipients r set attempts = r.attempts + 1, begun_at = now(),
      variant = x.variant, due_at = now() + make_interval(secs => $4)
    from newsletter_sends s, unnest($1::uuid[], $2::text[]) as x(id, variant)
    where r.id = x.id and r.lease_id = $3 and r.begun_at is null
      and r.status in ('queued', 'deferred') and s.id = r.send_id and s.status = 'sending'
    returning r.id`,
}

/**
 * Records that attempts begin. Returns, in order, whether each may: not for a recipient who has unsubscribed
 * since, nor when the send was paused or canceled.
 */
export async function beginAttempts(
  payload: Payload,
  lease: Lease,
  beginnings: readonly Beginning[],
): Promise<boolean[]> {
  const ids = beginnings.map(({ id }) => id)
  const variants = beginnings.map(({ variant }) => variant)
  const values = [ids, variants, lease.id, leaseSeconds(payload)]
  const begun = await rows<{ id: string }>(payload, BEGIN, values)
  const may = new Set(begun.map(({ id }) => id))
  return ids.map((id) => may.has(id))
}
