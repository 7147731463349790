import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import { firstRow } from '../database/statements'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'

/** A comment, the recipe it is on, and the top-level comment of its thread. */
export type FoundComment = { userId: string | null; recipeId: string; threadId: string }

/** Finds comments under a published recipe whose parent, if there is one, is published. */
const FIND = (name: string, isFound: string) => ({
  name,
  text: `select c.user_id as "userId", c.recipe_id as "recipeId",
      coalesce(c.parent_id, c.id) as "threadId" from comments c
    join recipes r on r.id = c.recipe_id left join comments p on p.id = c.parent_id
    where c.id = $2 and c.site_id = $1 and ${isFound} and p.status is not distinct from
        (case when c.parent_id is not null then 'published'::comment_status end)
      and ${IS_PUBLISHED}`,
})
const VISIBLE = FIND('comment_visible', `c.status = 'published'`)
const SEEN = FIND(
  'comment_seen',
  `(c.status = 'published' or (c.user_id = $3 and c.status in ('waiting', 'spam')))`,
)

/** Finds a comment of a site that everyone sees. @throws Failure `not_found` */
export async function findComment(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<FoundComment> {
  const found = await firstRow<FoundComment>(payload, VISIBLE, [siteId, id])
  if (!found) throw notFound('Comment')
  return found
}

/** Finds a comment that a reader sees: also an own one that waits. @throws Failure `not_found` */
export async function findOwnComment(
  payload: Payload,
  siteId: string,
  id: string,
  readerId: string,
): Promise<FoundComment> {
  const found = await firstRow<FoundComment>(payload, SEEN, [siteId, id, readerId])
  if (!found) throw notFound('Comment')
  return found
}
