import type { Payload } from 'payload'
import { isThere, ownsSite, worksOnSite } from '@/access/conditions'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { lastWeekly, nextWeekly } from '@/src/domain/time/weekly'
import type { WeeklyTime } from '@/src/domain/time/weekly'
import { renderSiteMail } from '../accounts/mails'
import { firstRow, rows } from '../database/statements'
import { deploymentOf } from '../deployment'
import { mailCatalogue } from '../mail/texts/product-mail-texts'
import { sendMail } from '../mail/send'
import { findSiteById } from '../sites/scope'
import { getSiteWeek } from './site-week'

/** Attempts at a mail, and the seconds until the second one; each pause is twice as long. */
const MAX_ATTEMPTS = 8
const PAUSE_SECONDS = 60

/** The time of summaries: Monday at eight on the clock of the site. */
export const summaryTime = (zone: string): WeeklyTime => ({ weekday: 1, hour: 8, zone })

// Postponed before it is sent, so that another worker leaves it alone.
const TAKE = {
  name: 'weekly_summary_take',
  text: `update weekly_summaries m set attempts = m.attempts + 1,
      next_at = now() + make_interval(secs => ${PAUSE_SECONDS} * power(2, m.attempts))
    from sites s, users u
    where (m.site_id, m.user_id) = (
        select w.site_id, w.user_id from weekly_summaries w join sites o on o.id = w.site_id
        where w.next_at <= now() and ${isThere('o')}
        order by w.next_at limit 1 for update of w skip locked)
      and s.id = m.site_id and u.id = m.user_id
    returning m.site_id as "siteId", m.user_id as "userId", m.covered_until as since, m.attempts,
      u.email, now() as now, ${worksOnSite('s', 'u.id')} as "mayRead",
      ${ownsSite('s', 'u.id')} as "isOwner"`,
}
type Taken = {
  siteId: string
  userId: string
  since: Date
  attempts: number
  email: string
  now: Date
  mayRead: boolean
  isOwner: boolean
}

const DONE = {
  name: 'weekly_summary_done',
  text: `update weekly_summaries set attempts = 0, next_at = $3, covered_until = coalesce($4, covered_until)
    where site_id = $1 and user_id = $2`,
}
/** A person who no longer works on the site gets no more of its summaries. */
const END = {
  name: 'weekly_summary_end',
  text: 'delete from weekly_summaries where site_id = $1 and user_id = $2',
}

/**
 * Sends the weekly summaries that are due; returns their number.
 * @see docs/product/kitchen.md#weekly-summary
 */
export async function sendWeeklySummaries(payload: Payload): Promise<number> {
  for (let sent = 0; ;) {
    const taken = await firstRow<Taken>(payload, TAKE, [])
    if (!taken) return sent
    if (await sendOne(payload, taken)) sent += 1
  }
}

async function sendOne(payload: Payload, taken: Taken): Promise<boolean> {
  const { siteId, userId, since, now, attempts, isOwner, email } = taken
  const site = taken.mayRead ? await findSiteById(payload, siteId) : null
  if (!site) {
    await rows(payload, END, [siteId, userId])
    return false
  }
  const time = summaryTime(site.timeZone)
  const next = nextWeekly(now, time)
  if (lastWeekly(now, time) <= since) {
    // The site has moved to another time zone since.
    await rows(payload, DONE, [siteId, userId, next, null])
    return false
  }
  const words = mailCatalogue(site.language)
  const week = await getSiteWeek(payload, site, { since, isOwner, words })
  const href = accountUrl(deploymentOf(payload), `/kitchen/${site.slug}/overview`)
  try {
    await sendMail(
      payload,
      email,
      renderSiteMail(site, href, ({ texts }) => texts.weeklySummary(week)),
    )
  } catch {
    // Logged by `sendMail`, and tried again later.
    if (attempts < MAX_ATTEMPTS) return false
  }
  await rows(payload, DONE, [siteId, userId, next, now])
  return true
}
