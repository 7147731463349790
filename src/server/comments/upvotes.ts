import type { Payload } from 'payload'
import type { CommentList } from '@/src/contract/people/comment'
import { requireNotBanned } from '../bans/enforce'
import { rows } from '../database/statements'
import { findComment } from './find'
import { listComments } from './read'
import type { CommentWriter } from './write'

const UPVOTE = {
  name: 'upvote_insert',
  text: `insert into comment_upvotes (comment_id, user_id) values ($1, $2)
    on conflict (comment_id, user_id) do nothing`,
}
const TAKE_BACK = {
  name: 'upvote_delete',
  text: `delete from comment_upvotes where comment_id = $1 and user_id = $2`,
}

/** Upvotes a comment; idempotent. @throws Failure `not_found`, `forbidden` for a banned reader */
export async function createUpvote(
  payload: Payload,
  writer: CommentWriter,
  id: string,
): Promise<CommentList> {
  const { site, caller, address } = writer
  await requireNotBanned(payload, site.id, { ...caller, address })
  return change(payload, writer, id, UPVOTE)
}

/** Removes the caller's upvote, if there is one. @throws Failure `not_found` */
export const deleteUpvote = (
  payload: Payload,
  writer: CommentWriter,
  id: string,
): Promise<CommentList> => change(payload, writer, id, TAKE_BACK)

async function change(
  payload: Payload,
  { site, caller, only }: CommentWriter,
  id: string,
  statement: typeof UPVOTE,
): Promise<CommentList> {
  const { recipeId, threadId } = await findComment(payload, site.id, id)
  await rows(payload, statement, [id, caller.userId])
  const wanted = { recipeId, threadId: only === 'thread' ? threadId : undefined }
  return listComments(payload, site.id, caller.userId, wanted)
}
