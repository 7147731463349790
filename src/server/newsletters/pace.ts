import type { Payload } from 'payload'
import { firstRow, rows } from '../database/statements'
import { environmentOf } from '../deployment'

const PERIODS = { second: 1, hour: 3_600 } as const
type Period = keyof typeof PERIODS

const TAKE = {
  name: 'mail_pace_take',
  text: `with old as (
      select case when p.started_at <= now() - make_interval(secs => $4) then 0 else p.used end as used,
        case when p.started_at <= now() - make_interval(secs => $4) then now()
          else p.started_at end as started_at
      from mail_pace p where p.period = $1 for update
    )
    update mail_pace p set started_at = old.started_at,
      used = old.used + least($2::int, greatest($3::int - old.used, 0))
    from old where p.period = $1
    returning p.used - old.used as granted,
      (extract(epoch from p.started_at - now()) * 1000 + $4 * 1000)::float8 as wait`,
}
const GIVE_BACK = {
  name: 'mail_pace_give_back',
  text: `update mail_pace set used = greatest(used - $1::int, 0) where period = any($2)`,
}

/** Number of mails that may be sent now, and the milliseconds until more may be. */
export type Allowance = { mails: number; wait: number }

/**
 * Reserves a number of mails, within the limits that all workers share.
 * @see docs/operating.md#newsletters
 */
export async function takePace(payload: Payload, wanted: number): Promise<Allowance> {
  const { perSecond, perHour } = environmentOf(payload).bulkMail
  const second = await takeOf(payload, 'second', wanted, perSecond)
  const hour = await takeOf(payload, 'hour', second.mails, perHour)
  if (hour.mails < second.mails && perSecond > 0) {
    await rows(payload, GIVE_BACK, [second.mails - hour.mails, ['second']])
  }
  return { mails: hour.mails, wait: second.mails === 0 ? second.wait : hour.wait }
}

/** Returns reserved mails that were not sent. */
export async function givePaceBack(payload: Payload, mails: number): Promise<void> {
  const { perSecond, perHour } = environmentOf(payload).bulkMail
  if (mails > 0 && perSecond + perHour > 0) {
    await rows(payload, GIVE_BACK, [mails, Object.keys(PERIODS)])
  }
}

async function takeOf(
  payload: Payload,
  period: Period,
  wanted: number,
  limit: number,
): Promise<Allowance> {
  if (limit === 0 || wanted === 0) return { mails: wanted, wait: 0 }
  const values = [period, wanted, limit, PERIODS[period]]
  const taken = await firstRow<{ granted: number; wait: number }>(payload, TAKE, values)
  return { mails: taken?.granted ?? 0, wait: taken?.wait ?? PERIODS[period] * 1_000 }
}
