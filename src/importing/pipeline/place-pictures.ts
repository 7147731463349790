import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { randomUUID } from 'node:crypto'
import { MAX_ALT } from '@/src/contract/media/image'
import type { PictureSource } from '../prepared-recipe'
import { toStorableText } from '../storable'
import { CONTENT_PICTURE_FIELD } from '../pictures/content-pictures'
import { insertRows } from './insert-rows'
import type { PlacedImage } from './placed-image'
import { showInContent } from './show-in-content'
import { showInLetters } from './show-in-letters'
import type { ImportTarget } from './target'

type Wanted = Omit<PlacedImage, 'imageId'> & {
  alt: string | null
  imageId: string | null
}

/** A picture to show in a recipe or in a letter. */
export type WantedPicture = Omit<PlacedImage, 'imageId' | 'source'> & { source: PictureSource }

/** Formats the source of a picture as it is stored. */
export const formatSourceName = (source: PictureSource): string =>
  'url' in source
    ? source.url
    : `file:${source.file}${source.field === undefined ? '' : `#${source.field}`}`

/** Maximum length of an address or file name, in characters. */
export const MAX_SOURCE_LENGTH = 4000
/** Maximum length of an embedded picture, 3 MB of data; a longer one cannot be read. */
const MAX_EMBEDDED = 4_000_000

function storedSource(source: PictureSource): string {
  const name = formatSourceName(source)
  return name.slice(0, name.startsWith('data:') ? MAX_EMBEDDED : MAX_SOURCE_LENGTH)
}

/** Shows pictures that were fetched before and queues the others. */
export async function placePictures(
  { payload, siteId, importId }: ImportTarget,
  pictures: readonly WantedPicture[],
): Promise<void> {
  const wanted = pictures.map(({ source, ...placed }): Omit<Wanted, 'imageId'> => ({
    ...placed,
    source: storedSource(source),
    alt:
      toStorableText(source.alt ?? '')
        .trim()
        .slice(0, MAX_ALT) || null,
  }))
  if (wanted.length === 0) return
  const known = await knownPictures(payload, siteId, wanted)
  const listed = wanted.map((each): Wanted => ({ ...each, imageId: known(each) }))
  const isPlaced = (each: Wanted): each is Wanted & PlacedImage => each.imageId !== null
  await showPictures(payload, listed.filter(isPlaced))
  await insertRows(
    payload,
    'import_pictures',
    COLUMNS,
    listed.map((each) => ({
      import_id: importId,
      site_id: siteId,
      recipe_id: each.recipeId,
      letter_id: each.letterId,
      source: each.source,
      place: each.place,
      position: each.position,
      alt: each.alt,
      status: each.imageId === null ? 'waiting' : 'stored',
      image_id: each.imageId,
    })),
  )
}

const COLUMNS = {
  import_id: 'uuid',
  site_id: 'uuid',
  recipe_id: 'uuid',
  letter_id: 'uuid',
  source: 'varchar',
  place: 'varchar',
  position: 'numeric',
  alt: 'varchar',
  status: 'import_picture_status',
  image_id: 'uuid',
} as const

const KNOWN = {
  name: 'import_known_pictures',
  text: `select source, recipe_id as "recipeId", letter_id as "letterId", image_id as "imageId" from import_pictures
    where site_id = $1 and image_id is not null and source = any($2::text[])
      and md5(source) = any(array(select md5(s) from unnest($2::text[]) as s))`,
}

/** Finds known pictures: addresses are shared by all rows, file names only within one source. */
async function knownPictures(
  payload: Payload,
  siteId: string,
  wanted: readonly { source: string }[],
): Promise<(picture: OwnedSource) => string | null> {
  const sources = [...new Set(wanted.map(({ source }) => source))]
  type Known = OwnedSource & { imageId: string }
  const found = await rows<Known>(payload, KNOWN, [siteId, sources])
  const images = new Map(found.map((row) => [keyOf(row), row.imageId]))
  return (picture) => images.get(keyOf(picture)) ?? null
}

type OwnedSource = Pick<PlacedImage, 'source' | 'recipeId' | 'letterId'>

const keyOf = ({ source, recipeId, letterId }: OwnedSource): string =>
  source.startsWith('file:') ? `${recipeId ?? letterId} ${source}` : source

/** Adds stored pictures to the recipes and letters that show them, without duplicates. */
export async function showPictures(
  payload: Payload,
  placed: readonly PlacedImage[],
): Promise<void> {
  const ofRecipes = placed.filter(({ recipeId }) => recipeId !== null)
  const ofRecipe = ofRecipes.filter(({ place }) => place === 'images')
  const ofSteps = ofRecipes.filter(
    ({ place }) => place !== 'images' && place !== CONTENT_PICTURE_FIELD,
  )
  await showInLetters(payload, placed)
  await showInContent(payload, placed)
  if (ofRecipe.length > 0) {
    await rows(payload, SHOW_IN_RECIPE, [JSON.stringify(ofRecipe.map(withId))])
  }
  if (ofSteps.length > 0) await rows(payload, SHOW_IN_STEP, [JSON.stringify(ofSteps)])
  if (ofRecipes.length > 0) {
    await rows(payload, ANNOUNCE, [ofRecipes.map(({ recipeId }) => recipeId)])
  }
}

/** The recipes themselves are not written: no trigger announces their new pictures. */
const ANNOUNCE = {
  name: 'import_announce_pictures',
  text: `select notify_content_part(r.site_id, 'recipe:' || r.id)::text as page,
      notify_content_part(r.site_id, 'card:' || r.id)::text as card
    from recipes r where r.id = any($1::uuid[]) and r.published_at is not null`,
}

const withId = (placed: PlacedImage) => ({ ...placed, id: randomUUID() })

const SHOW_IN_RECIPE = {
  name: 'import_show_pictures',
  text: `insert into recipe_images (_order, _parent_id, id, image_id)
    select p.position + 1, p."recipeId", p.id, p."imageId"
    from jsonb_to_recordset($1::jsonb)
      as p(position integer, "recipeId" uuid, id varchar, "imageId" uuid)
    where not exists (select 1 from recipe_images i
      where i._parent_id = p."recipeId" and i.image_id = p."imageId")`,
}
const SHOW_IN_STEP = {
  name: 'import_show_step_pictures',
  text: `insert into recipes_rels ("order", parent_id, path, images_id)
    select p.position + 1, p."recipeId", p.place, p."imageId"
    from jsonb_to_recordset($1::jsonb)
      as p(position integer, "recipeId" uuid, place varchar, "imageId" uuid)
    where not exists (select 1 from recipes_rels r where r.parent_id = p."recipeId"
      and r.path = p.place and r.images_id = p."imageId")`,
}
