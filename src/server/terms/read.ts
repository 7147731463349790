import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { firstRow, rows } from '../database/statements'
import type { TransactionClient } from '../database/statements'

const COUNT = `count(distinct rel.parent_id)::int from recipes_rels rel
  join recipes r on r.id = rel.parent_id and r.site_id = $1 and r.deleted_at is null`
const TERM = `t.id, t.slug, t.title, t.kind, t.site_id is null as "isShared"`

const LIST = {
  name: 'site_terms',
  text: `with uses as (
      select rel.terms_id, ${COUNT} where rel.terms_id is not null group by rel.terms_id)
    select ${TERM}, coalesce(u.count, 0) as "recipeCount"
    from terms t left join uses u on u.terms_id = t.id
    where t.site_id = $1 or t.site_id is null order by t.kind, lower(t.title), t.id`,
}

/** The site's own terms and the shared ones, each with the number of its recipes. */
export const listTerms = (payload: Payload, siteId: string): Promise<SiteTerm[]> =>
  rows<SiteTerm>(payload, LIST, [siteId])

const FIND = {
  name: 'site_term',
  text: `select ${TERM}, (select ${COUNT} where rel.terms_id = t.id) as "recipeCount"
    from terms t where t.id = $2 and (t.site_id = $1 or t.site_id is null)`,
}

/** A term that a site may use; undefined without one. */
export const findSiteTerm = (
  payload: Payload,
  siteId: string,
  id: string,
): Promise<SiteTerm | undefined> => firstRow<SiteTerm>(payload, FIND, [siteId, id])

/** A term that a site may use. @throws Failure `not_found` */
export async function getTerm(payload: Payload, siteId: string, id: string): Promise<SiteTerm> {
  const term = await findSiteTerm(payload, siteId, id)
  if (!term) throw notFound('Term')
  return term
}

/** A term of the site itself. @throws Failure `not_found`, `forbidden` for a shared one */
export async function getOwnTerm(payload: Payload, siteId: string, id: string): Promise<SiteTerm> {
  const term = await getTerm(payload, siteId, id)
  if (term.isShared) {
    throw new Failure('forbidden', 'All sites share this term. It cannot be changed here.')
  }
  return term
}

const LOCK_RECIPES = {
  name: 'lock_recipes_of_term',
  text: `select 1 from recipes where id in (select parent_id from recipes_rels where terms_id = $1)
    order by id for no key update`,
}
const LOCK_TERMS = {
  name: 'lock_terms',
  text: `select id from terms where id = any($1::uuid[]) order by id for update`,
}

/**
 * Locks the recipes of a term, then some terms, in an order that cannot deadlock with writes of
 * recipes; returns the ids of the terms that still exist.
 */
export async function lockTerms(
  client: TransactionClient,
  id: string,
  others: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  await client.query({ ...LOCK_RECIPES, values: [id] })
  const locked = await client.query({ ...LOCK_TERMS, values: [[id, ...others]] })
  return new Set(locked.rows.map((row) => String(row['id'])))
}

const DELETE = { name: 'delete_term', text: 'delete from terms where id = $1' }

/** Deletes a term; the database removes it from its recipes. */
export async function deleteTermRow(client: TransactionClient, id: string): Promise<void> {
  await client.query({ ...DELETE, values: [id] })
}
