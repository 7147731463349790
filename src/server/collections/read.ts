import type { Payload } from 'payload'
import type { CollectionCard } from '@/src/contract/collection'
import { rows } from '../database'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { IS_PUBLISHED } from '../recipes/card-sql'

const LIST = {
  name: 'site_collections',
  text: `
    select c.id, c.slug, c.title, c.description,
      (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = c.image_id) as image,
      (select jsonb_build_object('id', v.id, 'key', v.key) from videos v where v.id = c.video_id)
        as video,
      (select count(*)::int from recipe_collections_rels rel join recipes r on r.id = rel.recipes_id
        where rel.parent_id = c.id and rel.path = 'recipes' and ${IS_PUBLISHED}) as "recipeCount"
    from recipe_collections c where c.site_id = $1 order by c.created_at, c.id`,
}

type Row = Omit<CollectionCard, 'image'> & { image: ImageRow | null }

/** A site's collections, each with how many published recipes it holds. One statement. */
export async function listCollections(payload: Payload, siteId: string): Promise<CollectionCard[]> {
  const found = await rows<Row>(payload, LIST, [siteId])
  return found.map((row) => ({ ...row, image: presentImage(row.image) }))
}
