import type { Payload } from 'payload'
import type { CommentCounts, CommentCountsQuery } from '@/src/contract/people/moderation'
import { firstRow } from '../../database/statements'
import { filterValues, IS_REPORTED, MATCHES_FILTER } from './filter-sql'

const ofStatus = (status: string): string =>
  `count(*) filter (where c.status = '${status}')::int as ${status}`

const COUNTS = {
  name: 'managed_comment_counts',
  text: `select ${['waiting', 'published', 'hidden', 'spam', 'deleted'].map(ofStatus).join(', ')},
      count(*) filter (where ${IS_REPORTED})::int as reported
    from comments c left join users u on u.id = c.user_id where ${MATCHES_FILTER}`,
}

/** Counts a site's comments in each list. */
export async function countComments(
  payload: Payload,
  siteId: string,
  query: CommentCountsQuery,
): Promise<CommentCounts> {
  const counted = await firstRow<CommentCounts>(payload, COUNTS, filterValues(siteId, query))
  if (!counted) throw new Error('The comments were not counted.')
  return counted
}

const WAITING = {
  name: 'waiting_comments',
  text: `select count(*)::int as waiting from comments c
    where c.site_id = $1 and c.status = 'waiting'
      and not exists (select 1 from recipes x where x.id = c.recipe_id and x.deleted_at is not null)`,
}

/** Counts the comments of a site that wait for approval. */
export async function countWaiting(payload: Payload, siteId: string): Promise<number> {
  const counted = await firstRow<{ waiting: number }>(payload, WAITING, [siteId])
  return counted?.waiting ?? 0
}
