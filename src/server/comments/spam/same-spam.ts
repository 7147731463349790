import type { Payload } from 'payload'
import { rows } from '../../database/statements'
import type { Admission } from '../admission/admit'

// Comments that are judged at the same moment do not see each other, so that some may be published.
const MOVE = {
  name: 'comment_same_spam',
  text: `update comments c set updated_at = now(),
      status = case c.status when 'waiting' then 'spam' else 'waiting' end::comment_status
    where c.text_marks && $2::int[] and c.site_id = $1 and (c.status = 'waiting'
        or c.status = 'published' and c.status_changed_at is null and c.user_id = $3)
      and c.created_at > now() - interval '3 days'
      and (select count(*) from unnest(c.text_marks) m where m = any($2::int[])) * 2
        >= cardinality($2::int[])`,
}

/**
 * Moves the first comments of a flood once the same text turned out to be spam by its repetition: those that
 * waited to the spam, and those of the same writer that were published without a decision of a manager to
 * where they wait.
 * @see docs/product/comments.md#spam
 */
export async function moveFloodToSpam(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string },
  { status, reasons, marks }: Admission,
): Promise<void> {
  if (status !== 'spam' || !reasons.some(({ rule }) => rule === 'same_text')) return
  await rows(payload, MOVE, [siteId, marks, userId])
}
