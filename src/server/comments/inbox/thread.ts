import type { Payload } from 'payload'
import type { CommentThread } from '@/src/contract/people/moderation'
import { notFound } from '@/src/contract/failure'
import { rows } from '../../database/statements'
import { presentManaged, selectManaged } from './managed-comment'
import type { ManagedRow } from './managed-comment'

/** Maximum number of replies in a thread. */
const MAX_REPLIES = 100

const THREAD = {
  name: 'managed_comment_thread',
  text: `${selectManaged(`
    (select c.* from comments c join comments a on a.id = $2 and a.site_id = $1
      where c.site_id = $1 and c.id in (a.id, a.parent_id))
    union all
    (select c.* from comments c where c.site_id = $1 and c.parent_id = $2 and c.status <> 'deleted'
      order by c.created_at, c.id limit ${MAX_REPLIES})`)}
    where r.deleted_at is null order by c.created_at, c.id`,
}

/**
 * Returns a comment with the comment above it and its replies. One statement.
 * @throws Failure `not_found`
 */
export async function getThread(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<CommentThread> {
  const found = (await rows<ManagedRow>(payload, THREAD, [siteId, id])).map(presentManaged)
  const comment = found.find((each) => each.id === id)
  if (!comment) throw notFound('Comment')
  return {
    comment,
    parent: found.find((each) => each.id === comment.parent?.id) ?? null,
    replies: found.filter((each) => each.parent?.id === id),
  }
}
