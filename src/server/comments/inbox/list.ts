import type { Payload } from 'payload'
import type { ManagedComment, ManagedCommentsQuery } from '@/src/contract/people/moderation'
import { rows } from '../../database/statements'
import { folderKind, folderValues, inFolder } from './filter-sql'
import { presentManaged, selectManaged } from './managed-comment'
import type { ManagedRow } from './managed-comment'

/** A page starts after the place of a comment, `$6` and `$7`: no page gets slower than the first. */
const page = (kind: 'status' | 'reported') => ({
  name: `managed_comments_${kind}`,
  text: `${selectManaged(`
    select c.* from comments c left join users u on u.id = c.user_id
    where ${inFolder(kind)} and c.created_at <= coalesce($6::timestamptz, 'infinity')
      and (c.created_at < coalesce($6::timestamptz, 'infinity') or c.id > $7::uuid)
    order by c.created_at desc, c.id limit $8`)}
    order by c.created_at desc, c.id`,
})

/**
 * Lists a page of one of a site's comment lists, newest first. One statement.
 * @see docs/product/moderation.md#lists
 */
export async function listManagedComments(
  payload: Payload,
  siteId: string,
  { limit, after, ...filter }: ManagedCommentsQuery,
): Promise<{ comments: ManagedComment[]; next: string | null }> {
  const [createdAt = null, id = null] = after?.split('_') ?? []
  const values = [...folderValues(siteId, filter), createdAt, id, limit + 1]
  const found = await rows<ManagedRow>(payload, page(folderKind(filter.folder)), values)
  const comments = found.slice(0, limit).map(presentManaged)
  const last = comments.at(-1)
  const hasMore = found.length > limit && last !== undefined
  return { comments, next: hasMore ? `${last.createdAt}_${last.id}` : null }
}
