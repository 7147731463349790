import type { Payload } from 'payload'
import { isThere, worksOnSite } from '@/access/conditions'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { isLockedFor } from '@/src/domain/payments/premium'
import type { PlanType } from '@/src/domain/payments/premium'
import { firstRow, rows } from '../../database/statements'
import { deploymentOf } from '../../deployment'
import { sendMail } from '../../mail/send'
import { IS_SUPPRESSED } from '../../newsletters/audience'
import { IS_PUBLISHED } from '../../recipes/reading/card-sql'
import { findSiteById } from '../../sites/scope'
import { IS_CURRENT } from '../../subscriptions/is-current'
import { IS_MUTED } from './mutes'
import { replyMail } from './reply-mail'
import type { ReplyRow } from './reply-mail'

/** Attempts at a mail, and the seconds until the second one; each pause is twice as long. */
const MAX_ATTEMPTS = 8
const PAUSE_SECONDS = 60
/** Replies of one mail; the others are in the next one. */
const MAX_REPLIES = 20

const REPLIES = `(select jsonb_agg(to_jsonb(x) order by x."publishedAt", x.id) from (
    select p.id, p.content, a.display_name as name, p.first_published_at as "publishedAt"
    from comments p join users a on a.id = p.user_id
    where p.parent_id = c.id and p.user_id <> m.user_id and p.status = 'published'
      and p.first_published_at >= m.replies_since
    order by p.first_published_at, p.id limit ${MAX_REPLIES}) x)`

// Postponed before it is sent, so that another worker leaves it alone.
const TAKE = {
  name: 'reply_mail_take',
  text: `update comment_reply_mails m set attempts = m.attempts + 1,
      due_at = now() + make_interval(secs => ${PAUSE_SECONDS} * power(2, m.attempts))
    from comments c join recipes r on r.id = c.recipe_id join users u on u.id = c.user_id
      join sites s on s.id = c.site_id
      left join subscriptions b on b.site_id = c.site_id and b.user_id = c.user_id
    where m.comment_id = (select w.comment_id from comment_reply_mails w
        join sites o on o.id = w.site_id
        where w.due_at <= now() and ${isThere('o')}
        order by w.due_at limit 1 for update of w skip locked)
      and c.id = m.comment_id
    returning c.id as "commentId", u.id as "userId", m.site_id as "siteId", m.attempts, u.email,
      b.language, r.slug, r.title as recipe, r.privacy_setting as "privacySetting",
      case when ${IS_CURRENT('b')} then b.plan_type end as "planType",
      ${worksOnSite('s', 'u.id')} as "isManager", now() as now, ${REPLIES} as replies,
      (${IS_PUBLISHED} and c.status = 'published' and coalesce(s.comments_enabled, false)
        and coalesce(b.receives_comments, true) and u.email like '_%@_%'
        and not ${IS_SUPPRESSED('u.email', 'm.site_id')}
        and not ${IS_MUTED('u.id', 'm.site_id', 'c.id')}) as "isWanted"`,
}

type Taken = {
  commentId: string
  userId: string
  siteId: string
  attempts: number
  email: string
  language: string | null
  slug: string
  recipe: string
  privacySetting: string
  planType: PlanType | null
  isManager: boolean
  now: Date
  replies: ReplyRow[] | null
  isWanted: boolean
}

/** Replies that were written since wait for the next mail. */
const DONE = {
  name: 'reply_mail_done',
  text: `update comment_reply_mails m set attempts = 0, replies_since = next.at,
      due_at = case when next.at is not null then now() + interval '10 minutes' end
    from (select min(p.first_published_at) as at from comments p join comments c on c.id = p.parent_id
      where c.id = $1 and p.user_id <> c.user_id and p.first_published_at > $2) next
    where m.comment_id = $1`,
}

/**
 * Sends the mails about replies that are due; returns their number.
 * @see docs/product/comments.md#mails-about-replies
 */
export async function sendReplyMails(payload: Payload): Promise<number> {
  for (let sent = 0; ;) {
    const taken = await firstRow<Taken>(payload, TAKE, [])
    if (!taken) return sent
    if (await sendOne(payload, taken)) sent += 1
  }
}

async function sendOne(payload: Payload, taken: Taken): Promise<boolean> {
  const { commentId, userId, isWanted, privacySetting, replies, now, attempts } = taken
  const last = replies?.at(-1)
  const site = await findSiteById(payload, taken.siteId)
  if (!last || !replies || !site || !isWanted || isLockedFor(privacySetting, taken)) {
    await rows(payload, DONE, [commentId, now])
    return false
  }
  const url = siteUrl(deploymentOf(payload), site, `/recipes/${encodeURIComponent(taken.slug)}`)
  const inLanguage = { ...site, language: taken.language ?? site.language }
  const ids = { userId, commentId }
  try {
    const content = { ids, recipe: taken.recipe, href: `${url}#comments`, replies }
    await sendMail(payload, taken.email, replyMail(payload, inLanguage, content))
  } catch {
    // Logged by `sendMail`, and tried again later.
    if (attempts < MAX_ATTEMPTS) return false
  }
  await rows(payload, DONE, [commentId, new Date(last.publishedAt)])
  return true
}
