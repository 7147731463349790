import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { firstRow } from '../../database/statements'
import { modeOf } from '../stripe/identity'
import { IS_CURRENT, IS_WAITING } from '../../subscriptions/is-current'

/** A reader's access to a site at the start of a checkout. */
export type ReaderAccess = {
  /** Whether they have full access that is paid, has no end, or ends after the longest trial. */
  hasFullAccess: boolean
  /** The end of complimentary access; null without it. */
  givenUntil: Date | null
  /** Whether they had a paid plan or a trial before. */
  hasTried: boolean
  /** Whether a subscription of theirs waits for a payment, or is paused: a second one would be refunded. */
  isWaiting: boolean
}

const READER_ACCESS = {
  name: 'payment_standing',
  text: `select ${IS_CURRENT('b')} and b.plan_type <> 'free' as "isFull", b.source,
      b.current_period_end as "end", exists (
        select 1 from subscription_history h where h.subscription_id = b.id
          and h.source = 'payment') as "hasTried",
      ${IS_WAITING('b', '$3')} as "isWaiting"
    from subscriptions b where b.site_id = $1 and b.user_id = $2`,
}

type Row = {
  isFull: boolean
  source: string
  end: Date | null
  hasTried: boolean
  isWaiting: boolean
}

/** Reads a reader's access to a site; empty for visitors. One statement. */
export async function getReaderAccess(
  payload: Payload,
  siteId: string,
  userId: string | null,
): Promise<ReaderAccess> {
  const values = [siteId, userId, modeOf(payload)]
  const row = userId && (await firstRow<Row>(payload, READER_ACCESS, values))
  if (!row) return { hasFullAccess: false, givenUntil: null, hasTried: false, isWaiting: false }
  const isGiven = row.source !== 'payment' && row.end !== null && !isBeyondTrials(row.end)
  return {
    hasFullAccess: row.isFull && !isGiven,
    givenUntil: row.isFull && isGiven ? row.end : null,
    hasTried: row.hasTried,
    isWaiting: row.isWaiting,
  }
}

/** Maximum trial of the payment service, in years. */
const MAX_TRIAL_YEARS = 2

function isBeyondTrials(end: Date): boolean {
  const latest = new Date()
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_TRIAL_YEARS)
  return end > latest
}

/** Builds the refusal of a second plan while another one waits for the reader's payment. */
export const paymentPendingFailure = (): Failure =>
  new Failure(
    'conflict',
    'Your subscription is paused or has an outstanding payment. Change your card or cancel it under Subscriptions in your account.',
  )
