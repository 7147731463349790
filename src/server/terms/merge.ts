import type { Payload } from 'payload'
import { invalidField, notFound } from '@/src/contract/failure'
import { TERM_LIST_NAMES, TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { inSqlTransaction } from '../database/statements'
import type { TransactionClient } from '../database/statements'
import { mergeEquipmentUses } from './equipment-uses'
import { deleteTermRow, findSiteTerm, getOwnTerm, getTerm, lockTerms } from './read'

/** The list at `$4` of a JSON document with `$2` replaced by `$3`, each value once. */
const replacedIn = (document: string): string => `jsonb_set(${document}, array[$4::text], (
  select coalesce(jsonb_agg(to_jsonb(value) order by place), '[]') from (
    select case when each = $2::text then $3::text else each end as value, min(place) as place
    from jsonb_array_elements_text(${document} -> $4::text) with ordinality as list (each, place)
    group by 1) as merged))`
const isIn = (document: string): string => `coalesce(${document} -> $4::text ? $2::text, false)`
const replaced = (column: string): string =>
  `${column} = case when ${isIn(column)} then ${replacedIn(column)} else ${column} end`

const RECIPES = {
  name: 'merge_term_recipes',
  text: `update recipes_rels rel set terms_id = $2 where rel.terms_id = $1
    and not exists (select 1 from recipes_rels other
      where other.parent_id = rel.parent_id and other.path = rel.path and other.terms_id = $2)`,
}
/** With a new revision: an editor that is open then merges the change instead of undoing it. */
const DRAFTS = {
  name: 'merge_term_drafts',
  text: `update recipe_drafts d set ${replaced('document')}, ${replaced('base')},
      revision = d.revision + 1
    where site_id = $1 and (${isIn('document')} or ${isIn('base')})`,
}
const VERSIONS = {
  name: 'merge_term_versions',
  text: `update recipe_versions set ${replaced('document')}
    where site_id = $1 and ${isIn('document')}`,
}
/** Rules name terms by their slugs. */
const RULES = {
  name: 'merge_term_rules',
  text: `update recipe_collections set ${replaced('rule')}, updated_at = now()
    where site_id = $1 and ${isIn('rule')}`,
}

/**
 * Merges a term of a site into another one of its kind: recipes, drafts, versions and rules of
 * collections get the other one. All of it is stored, or nothing.
 * @throws Failure `not_found`, `forbidden` for a shared term, `validation_failed` for a target that is
 *   the term itself, of another kind, or not the site's to use
 * @see docs/product/kitchen.md#categories-and-tags
 */
export async function mergeTerm(
  payload: Payload,
  siteId: string,
  id: string,
  intoId: string,
): Promise<SiteTerm> {
  const term = await getOwnTerm(payload, siteId, id)
  const into = await findSiteTerm(payload, siteId, intoId)
  if (!into) throw invalidField('intoId', 'Not found')
  if (into.id === term.id) throw invalidField('intoId', 'A term cannot be merged into itself')
  if (into.kind !== term.kind)
    throw invalidField('intoId', 'Terms of different kinds cannot be merged')
  await inSqlTransaction(payload, async (client) => {
    const existing = await lockTerms(client, term.id, [into.id])
    if (!existing.has(term.id)) throw notFound('Term')
    if (!existing.has(into.id)) throw invalidField('intoId', 'Not found')
    if (term.kind === 'equipment') await mergeEquipmentUses(client, siteId, term.id, into.id)
    else {
      await client.query({ ...RECIPES, values: [term.id, into.id] })
      await replaceInDocuments(client, siteId, { term, into })
    }
    await deleteTermRow(client, term.id)
  })
  return getTerm(payload, siteId, into.id)
}

async function replaceInDocuments(
  client: TransactionClient,
  siteId: string,
  { term, into }: { term: SiteTerm; into: SiteTerm },
): Promise<void> {
  for (const list of TERM_LIST_NAMES) {
    const { kind, written } = TERM_LISTS[list]
    if (kind !== term.kind) continue
    await client.query({ ...DRAFTS, values: [siteId, term.id, into.id, written] })
    await client.query({ ...VERSIONS, values: [siteId, term.id, into.id, written] })
    await client.query({ ...RULES, values: [siteId, term.slug, into.slug, list] })
  }
}
