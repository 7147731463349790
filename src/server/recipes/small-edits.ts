import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PRIVACY_SETTINGS } from '@/src/contract/recipe/recipe'
import { notFound } from '@/src/contract/failure'
import { inTransaction, rowsInTransaction } from '../database/statements'
import { getManagedRow } from './managed'

/** The setting that decides who may read a recipe. */
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

/** Adds a tag to a recipe, behind those it has, or removes it. @throws Failure `not_found` */
export function setTag(
  payload: Payload,
  siteId: string,
  id: string,
  { tagId, isWanted }: { tagId: string; isWanted: boolean },
): Promise<void> {
  return inTransaction(payload, async (req) => {
    const [recipe] = await rowsInTransaction(
      req,
      sql`select id from recipes where id = ${id} and site_id = ${siteId}
        and deleted_at is null for update`,
    )
    if (!recipe) throw notFound('Recipe')
    const known = await rowsInTransaction(
      req,
      sql`select terms_id as "termId" from recipes_rels
        where parent_id = ${id} and path = 'tags' order by "order"`,
    )
    const others = known.map(({ termId }) => String(termId)).filter((term) => term !== tagId)
    const tags = isWanted ? [...others, tagId] : others
    await payload.update({
      collection: 'recipes',
      id,
      data: { tags },
      depth: 0,
      select: {},
      req,
    })
  })
}
