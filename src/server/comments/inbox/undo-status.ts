import type { Payload } from 'payload'
import type { CommentStatusUndo } from '@/src/contract/people/moderation'
import { firstRow } from '../../database/statements'

const UNDO = {
  name: 'comments_undo_status',
  text: `
    with found as (
      select c.id, w.before from comments c
        join unnest($2::uuid[], $3::comment_status[]) as w(id, before) on w.id = c.id
      where c.site_id = $1 and c.status = $4::comment_status
        and (w.before = c.status or c.status_changed_at = $5::timestamptz)
      order by c.id for no key update of c),
    restored as (update comments c set status = f.before, updated_at = now()
      from found f where c.id = f.id and f.before <> c.status),
    reopened as (update comment_reports o set handled_at = null from found f
      where o.comment_id = f.id and o.handled_at = $5::timestamptz)
    select count(*)::int as restored from found`,
}

/**
 * Undoes a status change of comments that nobody has changed since, and opens the reports again that it
 * marked as handled. Returns the number of restored comments.
 * @see docs/product/moderation.md#moving-comments
 */
export async function undoStatus(
  payload: Payload,
  siteId: string,
  { status, changedAt, changes }: CommentStatusUndo,
): Promise<number> {
  const each = changes.flatMap(({ previousStatus, ids }) =>
    ids.map((id) => ({ id, previousStatus })),
  )
  const undone = await firstRow<{ restored: number }>(payload, UNDO, [
    siteId,
    each.map(({ id }) => id),
    each.map(({ previousStatus }) => previousStatus),
    status,
    changedAt,
  ])
  return undone?.restored ?? 0
}
