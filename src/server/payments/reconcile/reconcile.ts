import type { Payload } from 'payload'
import { firstRow, rows } from '../../database/statements'
import { modeOf } from '../stripe/identity'
import { applyEvents } from '../webhooks/apply'
import { syncDriftedRows } from './drifted-rows'
import { storeMissedEvents } from './missed-events'
import { scanSubscriptions } from './scan-subscriptions'

/**
 * Fewer pages than ten thousand subscriptions have. The others were compared the night before; later events
 * and the digests of their rows show that they have not changed.
 */
const MOST_LIST_CALLS = 98
/** However many events there were, some subscriptions are compared. */
const LEAST_PAGES = 10

/** The result of a reconcile. */
export type ReconcileReport = {
  /** Pages that were asked for. */
  listCalls: number
  /** Events whose webhooks never arrived. */
  missedEvents: number
  /** Rows that were changed past the payment service, or were lost, and were read again. */
  drifted: number
  /** Subscriptions that were compared. */
  checked: number
  /** Of these, those that differed, and were read again. */
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
      missed_events = $4, checked = $5, mended = $6, foreign_found = $7, drifted = $8 where id = $1`,
}

type Begun = { id: string; since: Date | null; cursor: string | null }

/**
 * Compares stored data with the payment service and repairs it: applies events whose webhooks never
 * arrived, syncs rows that were changed locally, and compares subscriptions by lists, a part each night.
 * Ten thousand take fewer than a hundred pages. Records its results in the log and in `payment_reconciles`.
 * @see docs/product/payments.md#reconcile
 */
export async function reconcile(payload: Payload): Promise<ReconcileReport | null> {
  const mode = modeOf(payload)
  if (mode === 'off') return null
  const begun = await firstRow<Begun>(payload, BEGIN, [mode])
  if (!begun) throw new Error('A reconcile could not begin.')
  const missed = await storeMissedEvents(payload, begun.since)
  await applyEvents(payload)
  const drifted = await syncDriftedRows(payload)
  const pages = Math.max(LEAST_PAGES, MOST_LIST_CALLS - missed.listCalls)
  const scan = await scanSubscriptions(payload, begun.cursor, pages)
  const report: ReconcileReport = {
    listCalls: missed.listCalls + scan.listCalls,
    missedEvents: missed.stored,
    drifted,
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
    report.drifted,
  ])
  payload.logger.info({ msg: 'Payments were compared with the payment service', ...report })
  return report
}
