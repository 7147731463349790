import type { CommentFilter } from '@/src/contract/people/moderation'
import type { CommentFolder } from '@/src/domain/moderation'

/**
 * SQL condition that comment `c` of site `$1` matches the filter `$2` to `$4`; `u` is its writer. Comments of
 * recipes in the bin are not listed.
 */
export const MATCHES_FILTER = `c.site_id = $1
  and ($2::uuid is null or c.recipe_id = $2) and ($3::uuid is null or c.user_id = $3)
  and ($4::text is null or c.search_text ilike $4
    or coalesce(u.display_name, c.writer_name) ilike $4)
  and not exists (select 1 from recipes x where x.id = c.recipe_id and x.deleted_at is not null)`

/** SQL condition that readers have reported comment `c`, and nobody has looked at it since. */
export const IS_REPORTED = `c.status in ('published', 'waiting', 'hidden') and c.id in (
  select o.comment_id from comment_reports o where o.handled_at is null)`

/** SQL condition that comment `c` is in the list of a status, `$5`. */
const HAS_STATUS = 'c.status = $5::comment_status'

/** Returns the SQL condition of a list, whose values come from `filterValues`. */
export const inFolder = (kind: 'status' | 'reported'): string =>
  `${MATCHES_FILTER} and ${kind === 'reported' ? `$5::text is null and ${IS_REPORTED}` : HAS_STATUS}`

/** The kind of the condition of a list. */
export const folderKind = (folder: CommentFolder): 'status' | 'reported' =>
  folder === 'reported' ? 'reported' : 'status'

/** Returns the values of `MATCHES_FILTER`. */
export const filterValues = (
  siteId: string,
  { recipeId, userId, query }: Omit<CommentFilter, 'folder'>,
): (string | null)[] => [siteId, recipeId ?? null, userId ?? null, query ? pattern(query) : null]

/** Returns the values of `inFolder`. */
export const folderValues = (siteId: string, filter: CommentFilter): (string | null)[] => [
  ...filterValues(siteId, filter),
  filter.folder === 'reported' ? null : filter.folder,
]

/** A pattern for texts that contain a query. The stored text is JSON, so quotes in it are escaped. */
const pattern = (query: string): string =>
  `%${JSON.stringify(query)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')}%`
