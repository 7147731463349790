import type { Payload } from 'payload'
import type { z } from 'zod'
import { allows, getAccessLevels } from '@/access/levels'
import { deleteOwnComment } from '@/access/policies/readers'
import { MAX_COMMENT_LENGTH } from '@/src/contract/people/comment'
import type { Comment, CommentCreate } from '@/src/contract/people/comment'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import { isLockedFor } from '@/src/domain/payments/premium'
import { commentContent } from '@/src/domain/rich-text/comment'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import type { Caller } from '../accounts/caller'
import { firstRow, rows } from '../database/statements'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import { premiumReader } from '../recipes/reading/reader'
import { listComments } from './read'

const COMMENTS_PER_USER: RateLimit = { name: 'comments', attempts: 10, seconds: 60 }

const PLACE = {
  name: 'comment_place',
  text: `select r.privacy_setting as "privacySetting",
      coalesce(s.comments_enabled, false) as "isOpen",
      (select c.parent_id is not null from comments c where c.id = $3 and c.recipe_id = r.id
        and c.status = 'published') as "isParentReply"
    from recipes r join sites s on s.id = r.site_id
    where r.id = $2 and r.site_id = $1 and ${IS_PUBLISHED}`,
}
type Place = { privacySetting: string; isOpen: boolean; isParentReply: boolean | null }

const INSERT = {
  name: 'comment_insert',
  text: `insert into comments (site_id, recipe_id, user_id, parent_id, content)
    values ($1, $2, $3, $4, $5)`,
}

/** A chosen name is changed on the profile page only. */
const NAME = {
  name: 'comment_first_name',
  text: `update users set display_name = $2, updated_at = now()
    where id = $1 and coalesce(display_name, '') = ''`,
}

/**
 * Creates a comment, or a reply to one of level 1, and returns all of the recipe's. Stores the display name
 * for an account that has none.
 * @throws Failure `not_found` for a recipe that is not published here, `forbidden` where comments are
 *   closed or the recipe is locked for the caller, `validation_failed`, `rate_limited`
 * @see docs/product/comments.md#replies
 */
export async function createComment(
  payload: Payload,
  siteId: string,
  caller: Caller,
  { recipeId, parentId, content, displayName }: z.output<typeof CommentCreate>,
): Promise<Comment[]> {
  const document = commentContent(content)
  const { length } = plainText(document)
  if (length === 0) throw invalidField('content', REQUIRED)
  if (length > MAX_COMMENT_LENGTH) {
    throw invalidField('content', `At most ${MAX_COMMENT_LENGTH} characters`)
  }
  const place = await firstRow<Place>(payload, PLACE, [siteId, recipeId, parentId ?? null])
  if (!place) throw notFound('Recipe')
  await requireMayWrite(payload, siteId, caller, place, parentId ?? null)
  await countAttempt(payload, COMMENTS_PER_USER, caller.userId)
  const stored = JSON.stringify(lexicalFromDocument(document))
  if (displayName !== undefined) await rows(payload, NAME, [caller.userId, displayName])
  await rows(payload, INSERT, [siteId, recipeId, caller.userId, parentId ?? null, stored])
  return listComments(payload, siteId, recipeId, caller.userId)
}

async function requireMayWrite(
  payload: Payload,
  siteId: string,
  caller: Caller,
  { privacySetting, isOpen, isParentReply }: Place,
  parentId: string | null,
): Promise<void> {
  if (!isOpen) throw new Failure('forbidden', 'Comments are closed on this site.')
  if (isLockedFor(privacySetting, await premiumReader(payload, siteId, caller))) {
    throw new Failure('forbidden', 'Only subscribers with full access can comment here.')
  }
  if (parentId === null) return
  if (isParentReply === null) throw invalidField('parentId', 'Not found')
  if (isParentReply) throw invalidField('parentId', 'Replies cannot be replied to')
}

const OWN = {
  name: 'comment_owner',
  text: `select c.user_id as "userId", c.recipe_id as "recipeId" from comments c
    join recipes r on r.id = c.recipe_id left join comments p on p.id = c.parent_id
    where c.id = $2 and c.site_id = $1 and c.status = 'published' and p.status is not distinct from
        (case when c.parent_id is not null then 'published'::comment_status end)
      and ${IS_PUBLISHED}`,
}

/** Finds a visible comment of a site. @throws Failure `not_found` */
async function findComment(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<{ userId: string; recipeId: string }> {
  const found = await firstRow<{ userId: string; recipeId: string }>(payload, OWN, [siteId, id])
  if (!found) throw notFound('Comment')
  return found
}

const DELETE = { name: 'comment_delete', text: `delete from comments where id = $1` }

/**
 * Deletes a comment of the caller with its replies.
 * @throws Failure `not_found`, or `forbidden` for another user's
 */
export async function deleteComment(
  payload: Payload,
  siteId: string,
  caller: Caller,
  id: string,
): Promise<Comment[]> {
  const { userId, recipeId } = await findComment(payload, siteId, id)
  const levels = getAccessLevels({ ...caller, isSelf: userId === caller.userId })
  if (!allows(deleteOwnComment, levels)) {
    throw new Failure('forbidden', 'Only the author of a comment can delete it.')
  }
  await rows(payload, DELETE, [id])
  return listComments(payload, siteId, recipeId, caller.userId)
}

const UPVOTE = {
  name: 'upvote_insert',
  text: `insert into comment_upvotes (comment_id, user_id) values ($1, $2)
    on conflict (comment_id, user_id) do nothing`,
}
const TAKE_BACK = {
  name: 'upvote_delete',
  text: `delete from comment_upvotes where comment_id = $1 and user_id = $2`,
}

/** Upvotes a comment; idempotent. @throws Failure `not_found` */
export async function createUpvote(
  payload: Payload,
  siteId: string,
  caller: Caller,
  id: string,
): Promise<Comment[]> {
  const { recipeId } = await findComment(payload, siteId, id)
  await rows(payload, UPVOTE, [id, caller.userId])
  return listComments(payload, siteId, recipeId, caller.userId)
}

/** Removes the caller's upvote, if there is one. @throws Failure `not_found` */
export async function deleteUpvote(
  payload: Payload,
  siteId: string,
  caller: Caller,
  id: string,
): Promise<Comment[]> {
  const { recipeId } = await findComment(payload, siteId, id)
  await rows(payload, TAKE_BACK, [id, caller.userId])
  return listComments(payload, siteId, recipeId, caller.userId)
}
