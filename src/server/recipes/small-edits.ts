import type { Payload } from 'payload'
import type { Recipe } from '@/payload-types'
import { TERM_LISTS, termListsBy } from '@/src/contract/recipe/term-lists'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { PRIVACY_SETTINGS } from '@/src/contract/recipe/recipe'
import { lockRow } from '../database/lock-row'
import { rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { getManagedRow } from './managed'

/** The privacy setting of a recipe. */
export type PrivacySetting = (typeof PRIVACY_SETTINGS)[number]

/** Opens a recipe to everybody, or locks it. @throws Failure `not_found` */
export async function setPrivacy(
  payload: Payload,
  siteId: string,
  id: string,
  privacySetting: PrivacySetting,
): Promise<void> {
  await getManagedRow(payload, siteId, id)
  await payload.update({
    collection: 'recipes',
    id,
    data: { privacySetting },
    depth: 0,
    select: {},
  })
}

const STORED_BY_KIND = termListsBy('kind', (list) => TERM_LISTS[list].stored)

const TERMS_OF_KIND = {
  name: 'recipe_terms_of_kind',
  text: `select terms_id as id from recipes_rels
    where parent_id = $1 and path = $2 and terms_id is not null order by "order"`,
}

/** Adds a term to a recipe, after those of its kind, or removes it. @throws Failure `not_found` */
export function setTerm(
  payload: Payload,
  siteId: string,
  id: string,
  { termId, kind, isWanted }: { termId: string; kind: TermKind; isWanted: boolean },
): Promise<void> {
  const path = STORED_BY_KIND[kind]
  return inTransaction(payload, async (req) => {
    await lockRow(payload, 'recipe', [id, siteId])
    const known = await rows<{ id: string }>(req.payload, TERMS_OF_KIND, [id, path])
    const others = known.map(({ id: each }) => each).filter((each) => each !== termId)
    const data: Pick<Partial<Recipe>, typeof path> = {}
    data[path] = isWanted ? [...others, termId] : others
    await payload.update({
      collection: 'recipes',
      id,
      data,
      depth: 0,
      select: {},
      req,
    })
  })
}
