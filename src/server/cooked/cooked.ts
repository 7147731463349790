import type { Payload } from 'payload'
import type { z } from 'zod'
import { Failure } from '@/src/contract/failure'
import type { ImageUpload } from '@/src/contract/media/image-write'
import type { CookedPhoto, CookedStrip, CookedWrite, OwnCooked } from '@/src/contract/people/cooked'
import type { ImageType } from '@/src/domain/pictures/image-type'
import type { Caller } from '../accounts/caller'
import { requireNotBanned } from '../bans/enforce'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import type { Statement } from '../database/statements'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { findRecipePlace, requireReadable } from '../ratings/recipe-place'
import { createUploadRequest } from '../uploads/create-upload-request'
import { registerImage } from '../uploads/register-image'

const MARKS_PER_USER: RateLimit = { name: 'cooked', attempts: 20, seconds: 3_600 }

/** The reader of a request. */
export type CookedReader = { caller: Caller; address: string }

/** The photo of mark `k`. */
export const COOKED_IMAGE = `(
  select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = k.image_id)`

const COUNT: Statement = {
  name: 'cooked_count',
  reads: ([recipeId]) => [`comments:${String(recipeId)}`],
  text: `select count(*)::int as count, coalesce(bool_or(k.status = 'published'
      and (k.line <> '' or k.image_id is not null)), false) as "hasPhotos"
    from cooked_recipes k where k.recipe_id = $1 and k.status <> 'hidden'`,
}
const PHOTOS: Statement = {
  name: 'cooked_photos',
  reads: ([recipeId]) => [`comments:${String(recipeId)}`],
  text: `select k.id, k.line, u.display_name as name, ${isoInstant('k.created_at')} as "createdAt",
      ${COOKED_IMAGE} as image
    from cooked_recipes k join users u on u.id = k.user_id
    where k.recipe_id = $1 and k.status = 'published' and (k.line <> '' or k.image_id is not null)
    order by k.created_at desc, k.id limit 20`,
}
const OWN = {
  name: 'cooked_own',
  text: `select k.line, k.status, ${COOKED_IMAGE} as image
    from cooked_recipes k where k.recipe_id = $1 and k.user_id = $2`,
}
type WithImage<Shape> = Omit<Shape, 'image'> & { image: ImageRow | null }

/**
 * Returns the readers who have cooked a recipe, with the caller's own mark.
 * @throws Failure `not_found`, or `forbidden` where ratings are switched off
 * @see docs/product/ratings.md#cooked-it
 */
export async function listCooked(
  payload: Payload,
  siteId: string,
  userId: string | null,
  recipeId: string,
): Promise<CookedStrip> {
  await requireOpenPlace(payload, siteId, recipeId)
  return readStrip(payload, userId, recipeId)
}

/** Counts the readers who cooked a recipe. @returns also whether there are photos or lines of theirs */
export const countCooked = async (
  payload: Payload,
  recipeId: string,
): Promise<{ count: number; hasPhotos: boolean }> =>
  (await firstRow(payload, COUNT, [recipeId])) ?? { count: 0, hasPhotos: false }

async function readStrip(
  payload: Payload,
  userId: string | null,
  recipeId: string,
): Promise<CookedStrip> {
  const { count } = await countCooked(payload, recipeId)
  const photos = await rows<WithImage<CookedPhoto>>(payload, PHOTOS, [recipeId])
  const own =
    userId === null
      ? undefined
      : await firstRow<WithImage<OwnCooked>>(payload, OWN, [recipeId, userId])
  return {
    count,
    photos: photos.map(withImage),
    own: own ? withImage(own) : null,
  }
}

/** A row with its photo in the shape of the contract. */
export const withImage = <Row extends { image: ImageRow | null }>(
  row: Row,
): Omit<Row, 'image'> & { image: ReturnType<typeof presentImage> } => ({
  ...row,
  image: presentImage(row.image),
})

/**
 * Content of a reader without published content waits for a manager; a mark without photo and line shows
 * nothing of its reader. What a manager hid stays hidden.
 */
const SET = {
  name: 'cooked_set',
  text: `with given as (
      select coalesce(old.status, 'published') as status,
        case when $5 then old.image_id else $6::uuid end as image_id,
        old.line as old_line, old.image_id as old_image_id,
        exists (select 1 from cooked_recipes k where k.site_id = $1 and k.user_id = $3
          and k.recipe_id <> $2 and k.status = 'published'
          and (k.line <> '' or k.image_id is not null)) as is_known
      from (select 1) one left join cooked_recipes old on old.recipe_id = $2 and old.user_id = $3)
    insert into cooked_recipes as k (site_id, recipe_id, user_id, line, image_id, status)
      select $1, $2, $3, $4, g.image_id, case
        when g.status = 'hidden' then g.status
        when $4 = '' and g.image_id is null or g.is_known then 'published'
        when g.old_line = $4 and g.old_image_id is not distinct from g.image_id then g.status
        else 'waiting' end
      from given g
    on conflict (recipe_id, user_id) do update set line = excluded.line,
      image_id = excluded.image_id, status = excluded.status, updated_at = now()`,
}

/**
 * Marks a recipe as cooked by the caller, or changes the mark.
 * @throws Failure `not_found` for a recipe that is not published here, `forbidden`, `rate_limited`,
 *   `validation_failed` for a photo that is none
 * @see docs/product/ratings.md#photos-of-readers
 */
export async function setCooked(
  payload: Payload,
  siteId: string,
  reader: CookedReader,
  { recipeId, line, key }: z.output<typeof CookedWrite>,
): Promise<CookedStrip> {
  const { userId } = reader.caller
  await requireMayMark(payload, siteId, reader, recipeId)
  await countAttempt(payload, MARKS_PER_USER, userId)
  const image = key ? await registerImage(payload, { key, userId }) : null
  const values = [siteId, recipeId, userId, line, key === undefined, image?.id ?? null]
  await rows(payload, SET, values)
  return readStrip(payload, userId, recipeId)
}

const DELETE = {
  name: 'cooked_delete_own',
  text: 'delete from cooked_recipes where site_id = $1 and recipe_id = $2 and user_id = $3',
}

/** Removes the caller's mark with its photo and line. @throws Failure `not_found`, `forbidden` */
export async function deleteCooked(
  payload: Payload,
  siteId: string,
  userId: string,
  recipeId: string,
): Promise<CookedStrip> {
  await requireOpenPlace(payload, siteId, recipeId)
  await rows(payload, DELETE, [siteId, recipeId, userId])
  return readStrip(payload, userId, recipeId)
}

/**
 * Creates an upload URL for a reader's photo.
 * @throws Failure `forbidden` for a banned reader, `rate_limited`
 */
export async function createPhotoUpload(
  payload: Payload,
  siteId: string,
  { caller, address }: CookedReader,
  request: { fileName: string; contentType: ImageType },
): Promise<ImageUpload> {
  const { userId, email } = caller
  await requireNotBanned(payload, siteId, { userId, email, address })
  return createUploadRequest(payload, { ...request, userId })
}

async function requireMayMark(
  payload: Payload,
  siteId: string,
  { caller, address }: CookedReader,
  recipeId: string,
): Promise<void> {
  const place = await requireOpenPlace(payload, siteId, recipeId)
  const { userId, email } = caller
  await requireNotBanned(payload, siteId, { userId, email, address })
  const { isManager } = await requireReadable(payload, siteId, caller, place)
  if (isManager) throw new Failure('forbidden', 'Authors cannot mark their own recipes as cooked.')
}

async function requireOpenPlace(payload: Payload, siteId: string, recipeId: string) {
  const place = await findRecipePlace(payload, siteId, recipeId)
  if (!place.isOpen) throw new Failure('forbidden', 'Ratings are switched off on this site.')
  return place
}
