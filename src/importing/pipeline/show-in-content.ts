import type { Payload } from 'payload'
import { imageAddress } from '@/src/domain/addresses/image-address'
import {
  CONTENT_PICTURE_FIELD,
  replacePictureUrls,
} from '@/src/importing/pictures/content-pictures'
import { rows } from '@/src/server/database/statements'
import type { PlacedImage } from './placed-image'

/** Wide enough for a column of text on dense screens; smaller pictures are never enlarged. */
const SHOWN_WIDTH = 1440

const CONTENTS = {
  name: 'import_contents_of_posts',
  text: `select id, legacy_recipe_data ->> 'content' as content from recipes
    where id = any($1::uuid[]) and legacy_recipe_data ->> 'content' is not null for update`,
}
const KEYS = {
  name: 'import_keys_of_pictures',
  text: `select id, key from images where id = any($1::uuid[])`,
}
const WRITE = {
  name: 'import_write_contents',
  text: `update recipes r set legacy_recipe_data =
      jsonb_set(r.legacy_recipe_data, '{content}', to_jsonb(w.content))
    from jsonb_to_recordset($1::jsonb) as w(id uuid, content text) where r.id = w.id`,
}

/**
 * Replaces the addresses of pictures that have been stored in the stored posts that contain them.
 * @see docs/product/import-and-export.md#pictures-of-stored-posts
 */
export async function showInContent(
  payload: Payload,
  placed: readonly PlacedImage[],
): Promise<void> {
  const listed = placed.filter(({ place }) => place === CONTENT_PICTURE_FIELD)
  if (listed.length === 0) return
  const ids = (of: 'recipeId' | 'imageId') => [...new Set(listed.map((each) => each[of]))]
  const contents = await rows<{ id: string; content: unknown }>(payload, CONTENTS, [
    ids('recipeId'),
  ])
  const found = await rows<{ id: string; key: string }>(payload, KEYS, [ids('imageId')])
  const keys = new Map(found.map(({ id, key }) => [id, key]))
  const written = contents.flatMap(({ id, content }) => {
    const own = listed
      .filter(({ recipeId }) => recipeId === id)
      .map(({ source, imageId }): [string, string] => [
        source,
        imageAddress(keys.get(imageId) ?? '', { width: SHOWN_WIDTH }),
      ])
    return typeof content === 'string'
      ? [{ id, content: replacePictureUrls(content, new Map(own)) }]
      : []
  })
  if (written.length > 0) await rows(payload, WRITE, [JSON.stringify(written)])
}
