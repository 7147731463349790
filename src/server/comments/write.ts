import type { Payload } from 'payload'
import type { z } from 'zod'
import { allows, getAccessLevels } from '@/access/levels'
import { deleteOwnComment } from '@/access/policies/readers'
import { MAX_COMMENT_LENGTH } from '@/src/contract/people/comment'
import type { CommentCreate, CommentList, CommentUpdate } from '@/src/contract/people/comment'
import { Failure, invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import { commentContent } from '@/src/domain/rich-text/comment'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import type { Caller } from '../accounts/caller'
import { requireNotBanned, toInet } from '../bans/enforce'
import { firstRow, rows } from '../database/statements'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { toNetwork } from '../rate-limits/rate-subject'
import { premiumReader } from '../recipes/reading/reader'
import { admitComment } from './admission/admit'
import type { Admission, Candidate } from './admission/admit'
import { findPlace, requireMayWrite } from './admission/place'
import { findOwnComment } from './find'
import { listComments } from './read'
import { moveFloodToSpam } from './spam/same-spam'

const COMMENTS_PER_USER: RateLimit = { name: 'comments', attempts: 10, seconds: 60 }
const COMMENTS_PER_ADDRESS: RateLimit = { name: 'comments-address', attempts: 30, seconds: 60 }

/** A signed-in reader who writes on a site, and where the request came from. */
export type CommentWriter = {
  site: Candidate['site']
  caller: Caller
  /** The network address; null if unknown. */
  address: string | null
  userAgent: string | null
  /** Whether the answer has the changed thread only. */
  only?: 'thread' | undefined
}

/**
 * Reduces the text of a comment to what comments may contain.
 * @throws Failure `validation_failed` for one that shows nothing, or is too long
 * @see docs/product/comments.md#content
 */
export function requireCommentText(content: RichTextDocument): RichTextDocument {
  const document = commentContent(content)
  const { length } = plainText(document)
  if (length === 0) throw invalidField('content', REQUIRED)
  if (length > MAX_COMMENT_LENGTH) {
    throw invalidField('content', `At most ${MAX_COMMENT_LENGTH} characters`)
  }
  return document
}

/** Counts a comment or an edit against the limits. @throws Failure `rate_limited` */
async function countWriting(payload: Payload, writer: CommentWriter): Promise<void> {
  await countAttempt(payload, COMMENTS_PER_USER, writer.caller.userId)
  await countAddress(payload, writer.address)
}

/** Counts a comment from a network address against its limit. @throws Failure `rate_limited` */
export async function countAddress(payload: Payload, address: string | null): Promise<void> {
  if (toInet(address) === null || address === null) return
  await countAttempt(payload, COMMENTS_PER_ADDRESS, toNetwork(address))
}

/** A chosen name is changed on the profile page only. */
const NAME = {
  name: 'comment_first_name',
  text: `update users set display_name = $2, updated_at = now()
    where id = $1 and coalesce(display_name, '') = ''`,
}

/** Stores the display name of an account that has none. */
export const setFirstName = (payload: Payload, userId: string, name: string): Promise<object[]> =>
  rows(payload, NAME, [userId, name])

/**
 * Creates a comment, or a reply to one of level 1, and returns those of the recipe. Stores the display name
 * for an account that has none.
 * @throws Failure `not_found` for a recipe that is not published here, `forbidden` where comments are
 *   closed, the recipe is locked for the caller or the caller is banned, `validation_failed`, `rate_limited`
 * @see docs/product/comments.md#replies
 */
export async function createComment(
  payload: Payload,
  writer: CommentWriter,
  { recipeId, parentId = null, content, displayName }: z.output<typeof CommentCreate>,
): Promise<CommentList> {
  const { site, caller } = writer
  const document = requireCommentText(content)
  const candidate = await admissible(payload, writer, { recipeId, parentId }, document)
  await countWriting(payload, writer)
  if (displayName !== undefined) await setFirstName(payload, caller.userId, displayName)
  const { id } = await insertComment(payload, candidate, { recipeId, parentId })
  return listed(payload, site.id, writer, { recipeId, threadId: parentId ?? id })
}

/** Checks that a writer may write on a recipe; returns what is to be judged. @throws Failure */
async function admissible(
  payload: Payload,
  { site, caller, address, userAgent }: Omit<CommentWriter, 'only'>,
  position: { recipeId: string; parentId: string | null },
  document: RichTextDocument,
): Promise<Candidate> {
  const { userId } = caller
  const place = await findPlace(payload, site.id, position, userId)
  requireMayWrite(place, position.parentId, await premiumReader(payload, site.id, caller))
  await requireNotBanned(payload, site.id, { ...caller, address })
  return { site, place, document, userId, address, userAgent, commentId: null }
}

const INSERT = {
  name: 'comment_insert',
  text: `insert into comments (site_id, recipe_id, user_id, parent_id, content, status, spam_score,
      spam_reasons, text_marks, network_address)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10::inet) returning id`,
}

/** Judges a comment and stores it with its state. */
export async function insertComment(
  payload: Payload,
  candidate: Candidate,
  { recipeId, parentId }: { recipeId: string; parentId: string | null },
): Promise<{ id: string; status: Admission['status'] }> {
  const { site, userId, document, address } = candidate
  const admission = await admitComment(payload, candidate)
  const { status, score, reasons, marks } = admission
  const content = JSON.stringify(lexicalFromDocument(document))
  const inserted = await firstRow<{ id: string }>(payload, INSERT, [
    ...[site.id, recipeId, userId, parentId, content],
    ...[status, score, JSON.stringify(reasons), marks, toInet(address)],
  ])
  if (!inserted) throw new Error('A comment was not stored')
  await moveFloodToSpam(payload, { siteId: site.id, userId }, admission)
  return { id: inserted.id, status }
}

// A comment that was held or taken for spam stays so: only managers approve it.
const EDIT = {
  name: 'comment_edit',
  text: `update comments set content = $2, edited_at = now(), updated_at = now(), spam_score = $4,
      spam_reasons = $5::jsonb, text_marks = $6, network_address = coalesce($7::inet, network_address),
      status = case when status = 'spam' or $3 = 'spam' then 'spam'
        when status = 'waiting' or $3 = 'waiting' then 'waiting' else status::text end::comment_status
    where id = $1`,
}

/**
 * Replaces the text of a comment of the caller, which is judged like a new one.
 * @throws Failure `not_found`, `forbidden` for another user's comment and as for a new one,
 *   `validation_failed`, `rate_limited`
 * @see docs/product/comments.md#editing
 */
export async function updateComment(
  payload: Payload,
  writer: CommentWriter,
  commentId: string,
  { content }: z.output<typeof CommentUpdate>,
): Promise<CommentList> {
  const { site, caller } = writer
  const document = requireCommentText(content)
  const { userId, recipeId, threadId } = await findOwnComment(
    payload,
    site.id,
    commentId,
    caller.userId,
  )
  if (userId !== caller.userId) {
    throw new Failure('forbidden', 'Only the author of a comment can edit it.')
  }
  const candidate = await admissible(payload, writer, { recipeId, parentId: null }, document)
  await countWriting(payload, writer)
  const { status, score, reasons, marks } = await admitComment(payload, { ...candidate, commentId })
  await rows(payload, EDIT, [
    ...[commentId, JSON.stringify(lexicalFromDocument(document)), status, score],
    ...[JSON.stringify(reasons), marks, toInet(writer.address)],
  ])
  return listed(payload, site.id, writer, { recipeId, threadId })
}

/** Lists the comments after a change: all, or the changed thread. */
const listed = (
  payload: Payload,
  siteId: string,
  { caller, only }: Pick<CommentWriter, 'caller' | 'only'>,
  { recipeId, threadId }: { recipeId: string; threadId: string },
): Promise<CommentList> =>
  listComments(payload, siteId, caller.userId, {
    recipeId,
    threadId: only === 'thread' ? threadId : undefined,
  })

const DELETE = { name: 'comment_delete', text: `delete from comments where id = $1` }

/**
 * Deletes a comment of the caller with its replies.
 * @throws Failure `not_found`, or `forbidden` for another user's
 */
export async function deleteComment(
  payload: Payload,
  writer: Pick<CommentWriter, 'site' | 'caller' | 'only'>,
  id: string,
): Promise<CommentList> {
  const { site, caller } = writer
  const { userId, ...place } = await findOwnComment(payload, site.id, id, caller.userId)
  const levels = getAccessLevels({ ...caller, isSelf: userId === caller.userId })
  if (!allows(deleteOwnComment, levels)) {
    throw new Failure('forbidden', 'Only the author of a comment can delete it.')
  }
  await rows(payload, DELETE, [id])
  return listed(payload, site.id, writer, place)
}
