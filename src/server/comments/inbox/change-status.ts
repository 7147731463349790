import type { Payload } from 'payload'
import type { CommentStatusBody, CommentStatusChange } from '@/src/contract/people/moderation'
import type { CommentStatus } from '@/src/domain/comments'
import { MAX_MOVED_COMMENTS } from '@/src/domain/moderation'
import { isoInstant } from '../../database/instant-sql'
import { rows } from '../../database/statements'
import { folderKind, folderValues, inFolder } from './filter-sql'

/** The moment of a change, as the database stores it with the comments and their reports. */
const NOW = 'now()::timestamptz(3)'

/**
 * Changes the comments that a subquery finds, which locks them: of two moderators the second one finds what
 * the first one has left. Reports are handled even if the comment has the status already.
 */
const change = (found: string, [status, expected]: [string, string]): string => `
  with found as (${found}),
  fit as (select * from found f where ${expected}::text is null or f.before::text = ${expected}),
  changed as (update comments c set status = ${status}::comment_status, updated_at = now()
    from fit f where c.id = f.id and f.before <> ${status}::comment_status),
  handled as (update comment_reports o set handled_at = ${NOW} from fit f
    where o.comment_id = f.id and o.handled_at is null returning o.comment_id)
  select f.before as "previousStatus", array_agg(f.id) as ids,
    ${isoInstant(NOW)} as "changedAt"
  from fit f where f.before <> ${status}::comment_status
    or f.id in (select h.comment_id from handled h)
  group by f.before`

const LOCKED = 'for no key update of c'

const BY_IDS = {
  name: 'comments_set_status',
  text: change(
    `select c.id, c.status as before from comments c where c.site_id = $1 and c.id = any($2::uuid[])
      order by c.id ${LOCKED}`,
    ['$3', '$4'],
  ),
}

const byFilter = (kind: 'status' | 'reported') => ({
  name: `comments_set_status_${kind}`,
  text: change(
    `select c.id, c.status as before from comments c left join users u on u.id = c.user_id
      where ${inFolder(kind)} and c.id <> all($8::uuid[])
      order by c.created_at desc, c.id limit ${MAX_MOVED_COMMENTS} ${LOCKED}`,
    ['$6', '$7'],
  ),
})

type ChangedRow = { previousStatus: CommentStatus; ids: string[]; changedAt: string }

/**
 * Gives comments a status, and marks their reports as handled. Ids of other sites are ignored.
 * @see docs/product/moderation.md#moving-comments
 */
export async function changeStatus(
  payload: Payload,
  siteId: string,
  { ids, filter, exceptIds, status, expectedStatus }: CommentStatusBody,
): Promise<CommentStatusChange> {
  const expected = expectedStatus ?? null
  const found =
    filter === undefined
      ? await rows<ChangedRow>(payload, BY_IDS, [siteId, ids ?? [], status, expected])
      : await rows<ChangedRow>(payload, byFilter(folderKind(filter.folder)), [
          ...folderValues(siteId, filter),
          ...[status, expected, exceptIds ?? []],
        ])
  return {
    status,
    changedAt: found[0]?.changedAt ?? new Date().toISOString(),
    changes: found.map(({ previousStatus, ids: changed }) => ({ previousStatus, ids: changed })),
  }
}
