import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import { TERM_LIST_NAMES, TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { DeletedTerm, SiteTerm } from '@/src/contract/site/site-term'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { isUniqueViolation } from '../database/conflicts'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { environmentOf } from '../deployment'
import { checkTermTitle } from '../catalogues/named-term'
import { isSameSignature, signatureOf } from '../signing'
import { getEquipmentUses, restoreEquipmentUses } from './equipment-uses'
import { deleteTermRow, getOwnTerm, getTerm, lockTerms } from './read'

type TermTable = 'terms' | 'equipment'

const aliasesIn = (table: TermTable): string =>
  `select text, "order" from ${table}_texts where parent_id = $1 and path = 'aliases'`
const USES = {
  name: 'term_uses',
  text: `select array(select distinct parent_id::text from recipes_rels where terms_id = $1
      union select _parent_id::text from recipe_equipment where equipment_id = $1) as recipes,
    array(select text from (${aliasesIn('terms')} union all ${aliasesIn('equipment')}) a
      order by "order") as aliases`,
}

/**
 * Deletes a term of a site. Drafts retain its id, which has no effect until it is restored.
 * @throws Failure `not_found`, `forbidden` for a shared term
 * @see docs/product/kitchen.md#categories-and-tags
 */
export async function deleteTerm(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<DeletedTerm> {
  const { kind, slug, title } = await getOwnTerm(payload, siteId, id)
  return inTransaction(payload, async () => {
    const existing = await lockTerms(payload, id)
    if (existing.size === 0) throw notFound('Term')
    const uses = await firstRow<{ aliases: unknown; recipes: unknown }>(payload, USES, [id])
    const equipmentUses = await getEquipmentUses(payload, id)
    await deleteTermRow(payload, id)
    return {
      kind,
      slug,
      title,
      aliases: texts(uses?.aliases),
      recipeIds: texts(uses?.recipes),
      equipmentUses,
      proof: deletedTermProof(payload, siteId, id),
    }
  })
}

/** The proof that a site had a term: without it another site could take the id of a deleted term. */
export const deletedTermProof = (payload: Payload, siteId: string, id: string): string =>
  signatureOf(environmentOf(payload).secret, 'deleted terms', [siteId, id]).toString('base64url')

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const INSERT = {
  name: 'restore_term',
  text: `insert into terms (id, kind, slug, title, site_id) values ($2, $5, $3, $4, $1)`,
}
const INSERT_EQUIPMENT = {
  name: 'restore_equipment',
  text: `insert into equipment (id, slug, title, site_id) values ($2, $3, $4, $1)`,
}
const restoreAliasesIn = (table: TermTable) => ({
  name: `restore_aliases_of_${table}`,
  text: `insert into ${table}_texts ("order", parent_id, path, text)
    select place, $1, 'aliases', text from unnest($2::text[]) with ordinality as each (text, place)`,
})
const ALIASES = restoreAliasesIn('terms')
const ALIASES_OF_EQUIPMENT = restoreAliasesIn('equipment')
const RECIPES = {
  name: 'restore_term_recipes',
  text: `insert into recipes_rels ("order", parent_id, path, terms_id)
    select coalesce((select max("order") from recipes_rels rel
        where rel.parent_id = r.id and rel.path = $4), 0) + 1, r.id, $4, $2
    from recipes r where r.site_id = $1 and r.id = any($3::uuid[])`,
}

/**
 * Restores a deleted term of a site with its id, on those of its recipes that still exist.
 * @throws Failure `not_found` for a term that was not the site's, `conflict` if the id or the slug is in use
 */
export async function restoreTerm(
  payload: Payload,
  siteId: string,
  id: string,
  { kind, slug, title, aliases, recipeIds, equipmentUses, proof }: DeletedTerm,
): Promise<SiteTerm> {
  if (!isSameSignature(deletedTermProof(payload, siteId, id), proof)) throw notFound('Term')
  checkTermTitle(title)
  await inTransaction(payload, async () => {
    if (kind === 'equipment') {
      await rows(payload, INSERT_EQUIPMENT, [siteId, id, slug, title])
      await rows(payload, ALIASES_OF_EQUIPMENT, [id, aliases])
      await restoreEquipmentUses(payload, siteId, id, equipmentUses)
      return
    }
    await rows(payload, INSERT, [siteId, id, slug, title, kind])
    await rows(payload, ALIASES, [id, aliases])
    await rows(payload, RECIPES, [siteId, id, recipeIds, pathOf(kind)])
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw new Failure('conflict', 'A term with this name has been created since.', {
      issues: [{ path: 'slug', message: 'Already taken' }],
    })
  })
  return getTerm(payload, siteId, id)
}

const pathOf = (kind: TermKind): string =>
  TERM_LIST_NAMES.map((list) => TERM_LISTS[list]).find((line) => line.kind === kind)?.stored ?? ''
