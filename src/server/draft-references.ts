import type { Payload } from 'payload'
import type { LetterReferences } from '@/src/contract/letter/letter-draft'
import { firstRow } from './database/statements'
import { IMAGE_COLUMNS, presentImage } from './images'
import type { ImageRow } from './images'
import { RECIPE_CARD } from './recipes/reading/card-sql'
import { presentCard } from './recipes/reading/present'
import type { CardRow } from './recipes/reading/present'

// A draft may refer to anything: only what the site may use is returned.
const FIND = {
  name: 'draft_pictures_and_recipes',
  text: `select
    coalesce((select jsonb_agg(jsonb_build_object(${IMAGE_COLUMNS('i')})
        order by array_position($2::uuid[], i.id)) from images i
      where i.id = any($2::uuid[]) and (i.site_id = $1 or i.uploaded_by_id = $4)), '[]') as images,
    coalesce((select jsonb_agg(${RECIPE_CARD} order by array_position($3::uuid[], r.id))
      from recipes r
      where r.id = any($3::uuid[]) and r.site_id = $1 and r.deleted_at is null), '[]') as recipes`,
}

/**
 * Loads the pictures and recipes that drafts refer to, in the order of their ids, as far as the site and the
 * caller may use them. One statement.
 */
export async function picturesAndRecipes(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string | null },
  ids: { images: readonly string[]; recipes: readonly string[] },
): Promise<LetterReferences> {
  type Row = { images: ImageRow[]; recipes: CardRow[] }
  const found = await firstRow<Row>(payload, FIND, [siteId, ids.images, ids.recipes, userId])
  return {
    images: (found?.images ?? []).map(presentImage).filter((image) => image !== null),
    recipes: (found?.recipes ?? []).map(presentCard),
  }
}
