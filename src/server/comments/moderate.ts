import type { Payload } from 'payload'
import type { CommentLists } from '@/src/contract/people/comment'
import { notFound } from '@/src/contract/failure'
import { firstRow } from '../database/statements'
import { listAllComments } from './read'

const HIDE = {
  name: 'comment_hide',
  text: `update comments
    set status = case when $3 then 'hidden' else 'published' end::comment_status, updated_at = now()
    where id = $2 and site_id = $1 and status in ('published', 'hidden') and exists (
      select 1 from recipes r where r.id = comments.recipe_id and r.deleted_at is null)
    returning recipe_id as "recipeId"`,
}

/**
 * Hides a comment with its replies from readers, or shows it again; returns the visible and the hidden ones
 * of its recipe.
 * @throws Failure `not_found`, also for another site's comment
 */
export async function setHidden(
  payload: Payload,
  siteId: string,
  managerId: string,
  id: string,
  isHidden: boolean,
): Promise<CommentLists> {
  const row = await firstRow<{ recipeId: string }>(payload, HIDE, [siteId, id, isHidden])
  if (!row) throw notFound('Comment')
  return listAllComments(payload, siteId, row.recipeId, managerId)
}
