import type { Payload } from 'payload'
import type { z } from 'zod'
import type { CommentReport } from '@/src/contract/people/comment'
import { requireNotBanned } from '../bans/enforce'
import { rows } from '../database/statements'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { findComment } from './find'
import type { CommentWriter } from './write'

const REPORTS_PER_USER: RateLimit = { name: 'comment-reports', attempts: 20, seconds: 3600 }

const INSERT = {
  name: 'comment_report_insert',
  text: `insert into comment_reports (comment_id, user_id, reason) values ($1, $2, $3)
    on conflict (comment_id, user_id) do nothing`,
}

/**
 * Reports a comment to the managers of its site; once for each reader.
 * @throws Failure `not_found`, `forbidden` for a banned reader, `rate_limited`
 * @see docs/product/comments.md#reports
 */
export async function createReport(
  payload: Payload,
  { site, caller, address }: CommentWriter,
  { commentId, reason = '' }: z.output<typeof CommentReport>,
): Promise<void> {
  await findComment(payload, site.id, commentId)
  await requireNotBanned(payload, site.id, { ...caller, address })
  await countAttempt(payload, REPORTS_PER_USER, caller.userId)
  await rows(payload, INSERT, [commentId, caller.userId, reason])
}
