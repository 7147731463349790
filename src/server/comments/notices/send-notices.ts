import type { Payload } from 'payload'
import { isThere, worksOnSite } from '@/access/conditions'
import type { CommentNotices } from '@/src/contract/people/comment'
import { nextDaily } from '@/src/domain/time/weekly'
import { firstRow, rows } from '../../database/statements'
import { sendMail } from '../../mail/send'
import { IS_SUPPRESSED } from '../../newsletters/audience'
import { findSiteById } from '../../sites/scope'
import { noticeMail } from './notice-mail'
import type { NewComment } from './notice-mail'

/** Attempts at a mail, and the seconds until the second one; each pause is twice as long. */
const MAX_ATTEMPTS = 8
const PAUSE_SECONDS = 60
/** Comments that a mail quotes; the others are counted. */
const MAX_QUOTED = 10
/** The hour of daily mails, on the clock of the site. */
const DAILY_HOUR = 8

// Postponed before it is sent, so that another worker leaves it alone.
const TAKE = {
  name: 'comment_notice_take',
  text: `update comment_notices m set attempts = m.attempts + 1,
      due_at = now() + make_interval(secs => ${PAUSE_SECONDS} * power(2, m.attempts))
    from sites s, users u
    where (m.site_id, m.user_id) = (
        select w.site_id, w.user_id from comment_notices w join sites o on o.id = w.site_id
        where w.due_at <= now() and ${isThere('o')}
        order by w.due_at limit 1 for update of w skip locked)
      and s.id = m.site_id and u.id = m.user_id
    returning m.site_id as "siteId", m.user_id as "userId", m.frequency::text as frequency,
      m.covered_until as "coveredUntil", m.attempts, u.email, now() as now,
      (m.frequency <> 'never' and ${worksOnSite('s', 'u.id')} and u.email like '_%@_%'
        and not ${IS_SUPPRESSED('u.email', 'm.site_id')}) as "isWanted"`,
}
type Taken = {
  siteId: string
  userId: string
  frequency: CommentNotices['frequency']
  coveredUntil: Date
  attempts: number
  email: string
  now: Date
  isWanted: boolean
}

/** Comments that readers or managers see and that were written since the last mail, but not by its reader. */
const IS_NEW = `c.site_id = $1 and c.status in ('published', 'waiting') and c.created_at > $2
  and c.user_id is distinct from $3`

const NEW = {
  name: 'comment_notice_new',
  text: `select count(*)::int as total, count(*) filter (where c.status = 'waiting')::int as waiting,
      min(c.created_at) as first, max(c.created_at) as last,
      coalesce((select jsonb_agg(to_jsonb(q)) from (
        select c.content, coalesce(u.display_name, c.writer_name) as name, r.title as recipe,
          c.status = 'waiting' as "isWaiting"
        from comments c join recipes r on r.id = c.recipe_id left join users u on u.id = c.user_id
        where ${IS_NEW} order by c.created_at, c.id limit ${MAX_QUOTED}) q), '[]') as comments
    from comments c where ${IS_NEW}`,
}
type New = {
  total: number
  waiting: number
  first: Date | null
  last: Date | null
  comments: NewComment[]
}

/** Comments that were written meanwhile are in the next mail. */
const DONE = {
  name: 'comment_notice_done',
  text: `update comment_notices m set attempts = 0, covered_until = $2,
      due_at = case when m.frequency <> 'never' and exists (select 1 from comments c where ${IS_NEW})
        then now() + interval '10 minutes' end
    where m.site_id = $1 and m.user_id = $3`,
}
const POSTPONE = {
  name: 'comment_notice_postpone',
  text: `update comment_notices set attempts = 0, due_at = $3 where site_id = $1 and user_id = $2`,
}

/**
 * Sends the mails about new comments that are due; returns their number.
 * @see docs/product/comments.md#mails-to-authors
 */
export async function sendCommentNotices(payload: Payload): Promise<number> {
  for (let sent = 0; ;) {
    const taken = await firstRow<Taken>(payload, TAKE, [])
    if (!taken) return sent
    if (await sendOne(payload, taken)) sent += 1
  }
}

async function sendOne(payload: Payload, taken: Taken): Promise<boolean> {
  const { siteId, userId, coveredUntil, attempts } = taken
  const site = await findSiteById(payload, siteId)
  const found = await firstRow<New>(payload, NEW, [siteId, coveredUntil, userId])
  const last = found?.last ?? coveredUntil
  if (!site || !taken.isWanted || !found?.first) {
    await rows(payload, DONE, [siteId, last, userId])
    return false
  }
  const later = dailyTime(taken, found.first, site.timeZone)
  if (later) {
    await rows(payload, POSTPONE, [siteId, userId, later])
    return false
  }
  try {
    await sendMail(payload, taken.email, noticeMail(payload, site, userId, found))
  } catch {
    // Logged by `sendMail`, and tried again later.
    if (attempts < MAX_ATTEMPTS) return false
  }
  await rows(payload, DONE, [siteId, last, userId])
  return true
}

/** The time until which a daily mail waits; null for one that is sent now. */
function dailyTime({ frequency, now }: Taken, first: Date, zone: string): Date | null {
  if (frequency !== 'daily') return null
  const time = nextDaily(first, { hour: DAILY_HOUR, zone })
  return time > now ? time : null
}
