import type { Payload } from 'payload'
import { lockRow } from '@/src/server/database/lock-row'
import { rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import type { SiteWriter } from '../../versioned-write'
import { getManagedRow } from '../managed'

const RECIPES = {
  name: 'collection_recipe_ids',
  text: `select recipes_id as "recipeId" from recipe_collections_rels
    where parent_id = $1 and path = 'recipes' and recipes_id is not null order by "order"`,
}

/** Appends a recipe to a collection, or removes it. @throws Failure `not_found` */
export async function setCollected(
  payload: Payload,
  { siteId }: SiteWriter,
  collectionId: string,
  recipeId: string,
  isWanted: boolean,
): Promise<void> {
  await getManagedRow(payload, siteId, recipeId)
  await inTransaction(payload, async (req) => {
    await lockRow(payload, 'collection', [collectionId, siteId])
    const known = await rows<{ recipeId: string }>(req.payload, RECIPES, [collectionId])
    const others = known.map((row) => row.recipeId).filter((id) => id !== recipeId)
    const recipes = isWanted ? [...others, recipeId] : others
    await payload.update({
      collection: 'recipe-collections',
      id: collectionId,
      data: { recipes },
      depth: 0,
      select: {},
      req,
    })
  })
}
