import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { CommentStatus } from '@/src/domain/comments'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import type { Caller } from '@/src/server/accounts/caller'
import { makeUser } from '@/src/testing/builders'

/** A comment to store. */
export type CommentData = {
  recipeId: string
  userId?: string | null
  parentId?: string | null
  text?: string
  status?: CommentStatus
  /** Minutes since it was written. */
  minutesAgo?: number
  network?: string | null
}

/** Stores a comment of a site as it is, and returns its id. */
export async function storeComment(
  payload: Payload,
  siteId: string,
  data: CommentData,
): Promise<string> {
  const { recipeId, userId = null, parentId = null, text = 'Crisp.', status = 'published' } = data
  const content = JSON.stringify(lexicalFromDocument(documentFromPlainText(text)))
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into comments (site_id, recipe_id, user_id, parent_id, content, status, created_at,
        network_address, writer_name)
      values ($1, $2, $3, $4, $5, $6, now() - make_interval(mins => $7), $8, 'Imported')
      returning id`,
    [
      ...[siteId, recipeId, userId, parentId, content, status],
      ...[data.minutesAgo ?? 0, data.network ?? null],
    ],
  )
  return rows[0]?.id ?? ''
}

/** Stores an open report of a comment by a new reader. */
export async function storeReport(payload: Payload, commentId: string, reason = 'Rude') {
  const { id } = await makeUser(payload)
  await payload.db.pool.query(
    'insert into comment_reports (comment_id, user_id, reason) values ($1, $2, $3)',
    [commentId, id, reason],
  )
}

/** The caller that a user is. */
export async function callerOf(payload: Payload, userId: string): Promise<Caller> {
  const { email } = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
  const session = { sessionId: randomUUID(), siteId: null, isBound: false }
  return { userId, email, isPlatformAdmin: false, ...session }
}

/** The statuses of comments by their ids, in this order. */
export async function statusesOf(payload: Payload, ids: readonly string[]): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ id: string; status: string }>(
    'select id, status from comments where id = any($1)',
    [ids],
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.status ?? 'gone')
}
