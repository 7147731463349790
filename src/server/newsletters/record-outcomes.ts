import type { Payload } from 'payload'
import { rows } from '../database/statements'
import { countMetric } from '../observability/metrics'
import type { Lease } from './lease'
import type { Outcome } from './smtp-outcome'

/** The result of an attempt, by recipient. */
export type Result = { id: string; outcome: Outcome }

const COUNTERS = ['sent', 'deferred', 'bounced', 'skipped', 'failed'] as const
const change = (status: string): string => `(count(*) filter (where n.status = '${status}')
  - count(*) filter (where n.before = '${status}'))::int as ${status}`

/**
 * SQL condition that too many mails of send `s` were not delivered, with the changes `c`.
 * @see docs/product/newsletters.md#pausing
 */
const IS_UNDELIVERABLE = `(s.status = 'sending' and not s.ignores_limits
  and s.sent + c.sent + s.bounced + c.bounced + s.failed + c.failed >= 50
  and (s.bounced + c.bounced + s.failed + c.failed) * 20
    >= s.sent + c.sent + s.bounced + c.bounced + s.failed + c.failed)`

// An attempt without a clear result keeps its beginning, so that the next one counts as a repetition.
const RECORD = {
  name: 'newsletter_record',
  text: `with result as (
      select * from unnest($1::uuid[], $2::text[], $3::text[], $4::float8[], $5::boolean[], $6::boolean[])
        as x(id, status, response, pause, is_unclear, counts)
    ), old as (
      select r.id, r.status from newsletter_recipients r join result x on x.id = r.id
      where r.lease_id = $7 for update of r
    ), n as (
      update newsletter_recipients r set status = coalesce(x.status, r.status), response = x.response,
        sent_at = case when x.status = 'sent' then now() else r.sent_at end, lease_id = null,
        attempts = r.attempts - case when x.counts then 0 else 1 end,
        begun_at = case when x.is_unclear then r.begun_at end,
        due_at = now() + coalesce(x.pause, 0) * interval '1 millisecond'
      from result x join old on old.id = x.id where r.id = x.id
      returning r.address, r.site_id, r.status, old.status as before, r.repeated, r.response
    ), suppressed as (
      insert into mail_suppressions (site_id, address, reason, detail)
      select distinct on (lower(n.address)) n.site_id, lower(n.address), 'bounce', n.response from n
      where n.status = 'bounced' and n.address is not null on conflict do nothing
    ), c as (
      select ${COUNTERS.map(change).join(', ')},
        (count(*) filter (where n.status = 'sent' and n.repeated))::int as repeated from n
    )
    update newsletter_sends s set ${COUNTERS.map((name) => `${name} = s.${name} + c.${name}`).join(', ')},
      repeated = s.repeated + c.repeated, updated_at = now(),
      outages = case when c.sent > 0 then 0 else s.outages end,
      status = case when ${IS_UNDELIVERABLE} then 'paused' else s.status end,
      reason = case when ${IS_UNDELIVERABLE} then (s.bounced + c.bounced + s.failed + c.failed)
          || ' of ' || (s.sent + c.sent + s.bounced + c.bounced + s.failed + c.failed)
          || ' emails could not be delivered. Check the addresses, then resume or cancel.'
        when c.sent > 0 and s.status = 'sending' then null else s.reason end
    from c where s.id = $8`,
}

/**
 * Records results of attempts and adds them to the counters of the send. Pauses a send of which too many mails
 * could not be delivered, and suppresses addresses that do not exist.
 * @see docs/product/newsletters.md#recipients
 */
export async function recordOutcomes(
  payload: Payload,
  lease: Lease,
  results: readonly Result[],
): Promise<null[]> {
  const columns = results.map(({ id, outcome }) => ({
    id,
    status: outcome.kind === 'outage' || outcome.kind === 'refused' ? null : outcome.kind,
    response: outcome.response,
    pause: outcome.kind === 'deferred' ? outcome.pause : null,
    isUnclear: outcome.kind === 'deferred' && outcome.isUnclear,
    counts: outcome.kind !== 'outage' && outcome.kind !== 'refused',
  }))
  await rows(payload, RECORD, [
    columns.map(({ id }) => id),
    columns.map(({ status }) => status),
    columns.map(({ response }) => response),
    columns.map(({ pause }) => pause),
    columns.map(({ isUnclear }) => isUnclear),
    columns.map(({ counts }) => counts),
    lease.id,
    lease.sendId,
  ])
  for (const { outcome } of results) countAttempt(outcome)
  return results.map(() => null)
}

function countAttempt({ kind }: Outcome): void {
  // Neither outcome is about the recipient: the mail is deferred.
  const result = kind === 'outage' || kind === 'refused' ? 'deferred' : kind
  countMetric('recipes_mails_total', { kind: 'newsletter', result })
}
