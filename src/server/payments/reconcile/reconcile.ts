import type { Payload } from 'payload'
import { firstRow, rows } from '../../database/statements'
import { modeOf } from '../stripe/identity'
import { applyEvents } from '../webhooks/apply'
import { storeMissedEvents } from './missed-events'
import { scanSubscriptions } from './scan-subscriptions'

/** What a reconcile did. */
export type ReconcileReport = {
  /** Pages that were asked for. */
  listCalls: number
  /** Events whose webhooks never came. */
  missedEvents: number
  /** Subscriptions that were compared. */
  checked: number
  /** Those that differed, and were read again. */
  mended: number
  /** Subscriptions of other products on the account, which were left alone. */
  foreign: number
}

const BEGIN = {
  name: 'reconcile_begin',
  text: `with last as (
      select started_at, scanned_to from payment_reconciles
      where mode = $1 and finished_at is not null order by id desc limit 1)
    insert into payment_reconciles (mode) values ($1)
    returning id, (select started_at from last) as "since", (select scanned_to from last) as "cursor"`,
}
const END = {
  name: 'reconcile_end',
  text: `update payment_reconciles set finished_at = now(), scanned_to = $2, list_calls = $3,
      missed_events = $4, checked = $5, mended = $6, foreign_found = $7 where id = $1`,
}

type Begun = { id: string; since: Date | null; cursor: string | null }

/**
 * Compares what is stored with the payment service, and mends it: events whose webhooks never came are
 * applied, and subscriptions are compared one by one, so many a night, in turn. Says what it did in the log
 * and in `payment_reconciles`.
 * @see docs/product/payments.md#reconcile
 */
export async function reconcile(payload: Payload): Promise<ReconcileReport | null> {
  const mode = modeOf(payload)
  if (mode === 'off') return null
  const begun = await firstRow<Begun>(payload, BEGIN, [mode])
  if (!begun) throw new Error('A reconcile could not begin.')
  const missed = await storeMissedEvents(payload, begun.since)
  await applyEvents(payload)
  const scan = await scanSubscriptions(payload, begun.cursor)
  const report: ReconcileReport = {
    listCalls: missed.listCalls + scan.listCalls,
    missedEvents: missed.stored,
    checked: scan.checked,
    mended: scan.mended,
    foreign: scan.foreign,
  }
  await rows(payload, END, [
    begun.id,
    scan.cursor,
    report.listCalls,
    report.missedEvents,
    report.checked,
    report.mended,
    report.foreign,
  ])
  payload.logger.info({ msg: 'Payments were compared with the payment service', ...report })
  return report
}
