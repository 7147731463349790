import type { Payload } from 'payload'
import { ownsSite, worksOnSite } from '@/access/conditions'
import type { CommentNotices } from '@/src/contract/people/comment'
import { firstRow, rows } from '../../database/statements'
import { userOfToken } from './notice-link'

/** The owner gets mails unless they chose otherwise, editors only if they chose so. */
const GET = {
  name: 'comment_notices',
  text: `select coalesce(m.frequency::text, case when ${ownsSite('s', '$2::uuid')} then 'each' end,
      'never') as frequency
    from sites s left join comment_notices m on m.site_id = s.id and m.user_id = $2
    where s.id = $1`,
}

/** Returns how often a user gets mails about comments of a site. */
export async function getCommentNotices(
  payload: Payload,
  siteId: string,
  userId: string,
): Promise<CommentNotices> {
  const row = await firstRow<CommentNotices>(payload, GET, [siteId, userId])
  return row ?? { frequency: 'never' }
}

// Comments from before mails were switched on are not in the first one. What is due is sent as now wanted.
const SET = {
  name: 'comment_notices_set',
  text: `insert into comment_notices as m (site_id, user_id, frequency)
      select s.id, u.id, $3::comment_notice from sites s, users u
      where s.id = $1 and u.id = $2 and ${worksOnSite('s', 'u.id')}
    on conflict (site_id, user_id) do update set frequency = excluded.frequency,
      due_at = case when excluded.frequency <> 'never' then m.due_at end,
      covered_until = case when m.frequency = 'never' then now() else m.covered_until end`,
}

/**
 * Sets how often a user gets mails about comments of a site.
 * @see docs/product/comments.md#mails-to-authors
 */
export async function updateCommentNotices(
  payload: Payload,
  siteId: string,
  userId: string,
  { frequency }: CommentNotices,
): Promise<CommentNotices> {
  await rows(payload, SET, [siteId, userId, frequency])
  return getCommentNotices(payload, siteId, userId)
}

/** Returns the choice of the holder of a link; null for a token that is forged, or of another site. */
export async function getNoticesOfToken(
  payload: Payload,
  siteId: string,
  token: string,
): Promise<CommentNotices | null> {
  const userId = userOfToken(payload, siteId, token)
  return userId === null ? null : getCommentNotices(payload, siteId, userId)
}

/** Sets the choice of the holder of a link; returns false for a token that is forged, or of another site. */
export async function setNoticesOfToken(
  payload: Payload,
  siteId: string,
  token: string,
  frequency: CommentNotices['frequency'],
): Promise<boolean> {
  const userId = userOfToken(payload, siteId, token)
  if (userId === null) return false
  await updateCommentNotices(payload, siteId, userId, { frequency })
  return true
}
