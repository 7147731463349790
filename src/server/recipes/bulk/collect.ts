import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/src/contract/failure'
import { inTransaction, rowsInTransaction } from '@/src/server/database/statements'
import type { SiteWriter } from '../../versioned-write'
import { getManagedRow } from '../managed'

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
    const [collection] = await rowsInTransaction(
      req,
      sql`select id from recipe_collections
        where id = ${collectionId} and site_id = ${siteId} for update`,
    )
    if (!collection) throw notFound('Collection')
    const known = await rowsInTransaction(
      req,
      sql`select recipes_id as "recipeId" from recipe_collections_rels
        where parent_id = ${collectionId} and path = 'recipes' order by "order"`,
    )
    const others = known.map((row) => String(row['recipeId'])).filter((id) => id !== recipeId)
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
