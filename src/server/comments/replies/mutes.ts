import type { Payload } from 'payload'
import { firstRow, rows } from '../../database/statements'
import { commentOfToken } from './mute-link'

/** The replies that a reader has muted: those to a comment, or to all of theirs on a site. */
export type MuteState = 'none' | 'comment' | 'site'

/** Requests of the page and of mail programs. */
export const MUTE_ACTIONS = ['comment', 'site', 'none'] as const
export type MuteAction = (typeof MUTE_ACTIONS)[number]

/** SQL condition that user `user` has muted replies to comment `comment` of site `site`. */
export const IS_MUTED = (user: string, site: string, comment: string): string =>
  `exists (select 1 from comment_mutes x where x.user_id = ${user} and x.site_id = ${site}
    and (x.comment_id is null or x.comment_id = ${comment}))`

const STATE = {
  name: 'comment_mute_state',
  text: `select case when bool_or(x.comment_id is null) then 'site'
      when count(*) > 0 then 'comment' else 'none' end as state
    from comment_mutes x where x.site_id = $1 and x.user_id = $2
      and (x.comment_id is null or x.comment_id = $3)`,
}

/** Returns what the holder of a link has muted; null for a token that is forged, or of another site. */
export async function getMuteState(
  payload: Payload,
  siteId: string,
  token: string,
): Promise<MuteState | null> {
  const ids = commentOfToken(payload, siteId, token)
  if (ids === null) return null
  const values = [siteId, ids.userId, ids.commentId]
  return (await firstRow<{ state: MuteState }>(payload, STATE, values))?.state ?? 'none'
}

// A comment or a reader that was deleted meanwhile has nothing to mute.
const SET = {
  comment: {
    name: 'comment_mute_thread',
    text: `insert into comment_mutes (site_id, user_id, comment_id)
      select c.site_id, c.user_id, c.id from comments c
      where c.site_id = $1 and c.user_id = $2 and c.id = $3 on conflict do nothing`,
  },
  site: {
    name: 'comment_mute_site',
    text: `insert into comment_mutes (site_id, user_id)
      select $1, u.id from users u where u.id = $2 and $3::uuid is not null on conflict do nothing`,
  },
  none: {
    name: 'comment_unmute',
    text: `delete from comment_mutes where site_id = $1 and user_id = $2
      and (comment_id is null or comment_id = $3)`,
  },
} as const

/**
 * Mutes replies for the holder of a link, or unmutes them. Repeating it has no effect. Returns false for a
 * token that is forged, or of another site.
 * @see docs/product/comments.md#muting-replies
 */
export async function setMuted(
  payload: Payload,
  siteId: string,
  token: string,
  action: MuteAction,
): Promise<boolean> {
  const ids = commentOfToken(payload, siteId, token)
  if (ids === null) return false
  await rows(payload, SET[action], [siteId, ids.userId, ids.commentId])
  return true
}
