import type { Payload } from 'payload'
import type { CommentReply, CommentThread } from '@/src/contract/people/moderation'
import { Failure, notFound } from '@/src/contract/failure'
import type { CommentStatus } from '@/src/domain/comments'
import type { Caller } from '../../accounts/caller'
import { firstRow } from '../../database/statements'
import { inTransaction } from '../../database/transaction'
import { createComment } from '../write'
import type { CommentWriter } from '../write'
import { changeStatus } from './change-status'
import { getThread } from './thread'

type Place = {
  recipeId: string
  threadId: string
  status: CommentStatus
  parentStatus: CommentStatus | null
}

const PLACE = {
  name: 'comment_reply_place',
  text: `select c.recipe_id as "recipeId", coalesce(p.id, c.id) as "threadId", c.status,
      p.status as "parentStatus"
    from comments c left join comments p on p.id = c.parent_id
    where c.site_id = $1 and c.id = $2 for no key update of c`,
}

/**
 * Replies to a comment as a manager, publishing it first if requested. A reply to a reply is added to the
 * comment above both. Returns that comment with its replies.
 * @throws Failure `not_found`, `conflict` if readers do not see the comment, and as `createComment`
 * @see docs/product/moderation.md#replying
 */
export function replyAsManager(
  payload: Payload,
  site: CommentWriter['site'],
  caller: Caller,
  id: string,
  { content, publishes }: CommentReply,
): Promise<CommentThread> {
  return inTransaction(payload, async () => {
    const place = await firstRow<Place>(payload, PLACE, [site.id, id])
    if (!place) throw notFound('Comment')
    const { recipeId, threadId, status, parentStatus } = place
    if (parentStatus !== null && parentStatus !== 'published') {
      throw new Failure('conflict', 'The comment above this reply is not published.')
    }
    if (status !== 'published' && !publishes) {
      throw new Failure('conflict', 'Publish the comment before you reply to it.')
    }
    if (status !== 'published') {
      await changeStatus(payload, site.id, { ids: [id], status: 'published' })
    }
    const writer = { site, caller, address: null, userAgent: null }
    await createComment(payload, writer, { recipeId, parentId: threadId, content })
    return getThread(payload, site.id, threadId)
  })
}
