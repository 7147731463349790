import type { Payload } from 'payload'
import type { WeeklySummary } from '@/src/contract/people/figures'
import { nextWeekly } from '@/src/domain/time/weekly'
import { firstRow, rows } from '../database/statements'
import type { SiteScope } from '../sites/scope'
import { summaryTime } from './send-summaries'

const GET = {
  name: 'weekly_summary',
  text: 'select 1 from weekly_summaries where site_id = $1 and user_id = $2',
}

/** Returns whether a user gets the weekly summary of a site. */
export const getWeeklySummary = async (
  payload: Payload,
  siteId: string,
  userId: string,
): Promise<WeeklySummary> => ({
  isEnabled: (await firstRow(payload, GET, [siteId, userId])) !== undefined,
})

const ON = {
  name: 'weekly_summary_on',
  text: `insert into weekly_summaries (site_id, user_id, next_at) values ($1, $2, $3)
    on conflict (site_id, user_id) do nothing`,
}
const OFF = {
  name: 'weekly_summary_off',
  text: 'delete from weekly_summaries where site_id = $1 and user_id = $2',
}

/**
 * Switches the weekly summary of a site on or off for a user.
 * @see docs/product/kitchen.md#weekly-summary
 */
export async function updateWeeklySummary(
  payload: Payload,
  { id, timeZone }: Pick<SiteScope, 'id' | 'timeZone'>,
  userId: string,
  { isEnabled }: WeeklySummary,
): Promise<WeeklySummary> {
  const nextAt = nextWeekly(new Date(), summaryTime(timeZone))
  if (isEnabled) await rows(payload, ON, [id, userId, nextAt])
  else await rows(payload, OFF, [id, userId])
  return getWeeklySummary(payload, id, userId)
}
