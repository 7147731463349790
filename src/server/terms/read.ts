import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { SITE_TERM_KINDS } from '@/src/domain/recipes/term-kind'
import { firstRow, rows } from '../database/statements'

/** Terms and equipment as one table, for `from`. */
export const NAMED = `(select id, slug, title, kind::text as kind, site_id from terms
  union all select id, slug, title, 'equipment', site_id from equipment)`
const USES = `(select terms_id as id, parent_id as recipe_id from recipes_rels
    where terms_id is not null
  union all select equipment_id, _parent_id from recipe_equipment)`
const COUNT = `count(distinct r.id)::int from ${USES} u
  join recipes r on r.id = u.recipe_id and r.site_id = $1 and r.deleted_at is null`
const TERM = `t.id, t.slug, t.title, t.kind, t.site_id is null as "isShared"`
const KINDS = `array[${SITE_TERM_KINDS.map((kind) => `'${kind}'`).join(', ')}]`

const LIST = {
  name: 'site_terms',
  text: `with uses as (select u.id, ${COUNT} group by u.id)
    select ${TERM}, coalesce(u.count, 0) as "recipeCount"
    from ${NAMED} t left join uses u on u.id = t.id
    where t.site_id = $1 or t.site_id is null
    order by array_position(${KINDS}, t.kind), lower(t.title), t.id`,
}

/** Lists the site's own and the shared terms and equipment, each with its number of recipes. */
export const listTerms = (payload: Payload, siteId: string): Promise<SiteTerm[]> =>
  rows<SiteTerm>(payload, LIST, [siteId])

const FIND = {
  name: 'site_term',
  text: `select ${TERM}, (select ${COUNT} where u.id = t.id) as "recipeCount"
    from ${NAMED} t where t.id = $2 and (t.site_id = $1 or t.site_id is null)`,
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

/** Returns a term of the site itself. @throws Failure `not_found`, `forbidden` for a shared one */
export async function getOwnTerm(payload: Payload, siteId: string, id: string): Promise<SiteTerm> {
  const term = await getTerm(payload, siteId, id)
  if (term.isShared) {
    throw new Failure('forbidden', 'This term is shared by all sites and cannot be changed here.')
  }
  return term
}

const LOCK_RECIPES = {
  name: 'lock_recipes_of_term',
  text: `select 1 from recipes where id in (select u.recipe_id from ${USES} u where u.id = $1)
    order by id for no key update`,
}
const lockIn = (table: 'terms' | 'equipment') => ({
  name: `lock_${table}`,
  text: `select id from ${table} where id = any($1::uuid[]) order by id for update`,
})
const LOCKS = [lockIn('terms'), lockIn('equipment')]

/**
 * Locks the recipes of a term, then some terms, in an order that cannot deadlock with writes of
 * recipes; returns the ids of the terms that still exist.
 */
export async function lockTerms(
  payload: Payload,
  id: string,
  others: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  await rows(payload, LOCK_RECIPES, [id])
  const existing = new Set<string>()
  for (const lock of LOCKS) {
    const locked = await rows<{ id: string }>(payload, lock, [[id, ...others]])
    for (const row of locked) existing.add(row.id)
  }
  return existing
}

const DELETE = {
  name: 'delete_term',
  text: `with gone as (delete from terms where id = $1) delete from equipment where id = $1`,
}

/** Deletes a term; the database removes it from its recipes. */
export async function deleteTermRow(payload: Payload, id: string): Promise<void> {
  await rows(payload, DELETE, [id])
}
