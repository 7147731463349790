import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { checkTermTitle } from '../catalogues/named-term'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { getOwnTerm, getTerm, NAMED } from './read'

/** Two renames of a site at once must not both find a name free. */
const LOCK = {
  name: 'lock_term_names',
  text: `select pg_advisory_xact_lock(hashtextextended('term-names ' || $1, 0))`,
}
const TAKEN = {
  name: 'term_name_taken',
  text: `select id from ${NAMED} t where kind = $3 and id <> $2 and (site_id = $1 or site_id is null)
    and lower(title) = lower($4) order by site_id nulls last limit 1`,
}
const renameIn = (table: 'terms' | 'equipment'): string =>
  `update ${table} set title = $3, updated_at = now() where id = $2 and site_id = $1 returning id`
const RENAME = {
  name: 'rename_term',
  text: `with term as (${renameIn('terms')}), piece as (${renameIn('equipment')})
    select from term union all select from piece`,
}

/**
 * Renames a term of a site. Retains its slug, so that URLs of filtered lists and rules of collections
 * remain valid.
 * @throws Failure `not_found`, `forbidden` for a shared term, `validation_failed`, `conflict` with the
 *   term that has the name
 * @see docs/product/kitchen.md#categories-and-tags
 */
export async function renameTerm(
  payload: Payload,
  siteId: string,
  id: string,
  title: string,
): Promise<SiteTerm> {
  const { kind } = await getOwnTerm(payload, siteId, id)
  checkTermTitle(title)
  const takenBy = await inTransaction(payload, async () => {
    await rows(payload, LOCK, [siteId])
    const other = await firstRow<{ id: string }>(payload, TAKEN, [siteId, id, kind, title])
    if (other) return other.id
    if (!(await firstRow(payload, RENAME, [siteId, id, title]))) throw notFound('Term')
    return null
  })
  if (takenBy === null) return getTerm(payload, siteId, id)
  throw new Failure('conflict', 'Another term has this name. Merge them instead.', {
    issues: [{ path: 'title', message: 'Already taken' }],
    current: { term: await getTerm(payload, siteId, takenBy) },
  })
}
