import type { Payload } from 'payload'
import { rows } from '../../database/statements'
import type { Admission } from '../admission/admit'

const MOVE = {
  name: 'comment_same_spam',
  text: `update comments c set status = 'spam', updated_at = now()
    where c.text_marks && $2::int[] and c.site_id = $1 and c.status = 'waiting'
      and c.created_at > now() - interval '3 days'
      and (select count(*) from unnest(c.text_marks) m where m = any($2::int[])) * 2
        >= cardinality($2::int[])`,
}

/**
 * Moves the first comments of a flood, which only waited, to the spam once the same text turned out to be
 * spam by its repetition.
 * @see docs/product/comments.md#spam
 */
export async function moveWaitingToSpam(
  payload: Payload,
  siteId: string,
  { status, reasons, marks }: Admission,
): Promise<void> {
  if (status !== 'spam' || !reasons.some(({ rule }) => rule === 'same_text')) return
  await rows(payload, MOVE, [siteId, marks])
}
