import type { Image, RecipeImage } from '@/src/contract/media/image'
import { isLqip } from '@/src/domain/pictures/lqip'

/** A picture as our statements select it; numbers of crops may be null one by one. */
export type ImageRow = {
  id: string
  key: string
  width: number | null
  height: number | null
  lqip: string | null
  alt: string | null
  crop?: CropRow
}

type CropRow = Record<'width' | 'height' | 'x' | 'y', number | null> | null

/** A picture of a recipe as our statements select it. */
export type RecipeImageRow = ImageRow & { shareCrop?: CropRow }

/** The arguments of `jsonb_build_object` for a picture, by its table alias. */
export const IMAGE_COLUMNS = (alias: string): string =>
  `'id', ${alias}.id, 'key', ${alias}.key, 'width', ${alias}.width, 'height', ${alias}.height,
   'lqip', ${alias}.lqip, 'alt', ${alias}.alt`

/**
 * Builds the arguments of `jsonb_build_object` for a crop whose columns have this prefix: `ri.share_crop`.
 */
export const CROP_COLUMNS = (prefix: string): string =>
  `'width', ${prefix}_width, 'height', ${prefix}_height, 'x', ${prefix}_x, 'y', ${prefix}_y`

/** A stored picture in the contract's shape; null for none. */
export function presentImage(row: ImageRow | null | undefined): Image | null {
  if (!row) return null
  const { id, key, alt } = row
  const lqip = row.lqip !== null && isLqip(row.lqip) ? row.lqip : null
  const size = { width: row.width ?? 0, height: row.height ?? 0 }
  return { id, key, ...size, lqip, alt: alt ?? null, crop: crop(row.crop) }
}

/** A stored picture of a recipe in the contract's shape. */
export function presentRecipeImage(row: RecipeImageRow): RecipeImage | null {
  const image = presentImage(row)
  return image && { ...image, shareCrop: crop(row.shareCrop) }
}

function crop(stored: ImageRow['crop']): Image['crop'] {
  if (!stored?.width || !stored.height) return null
  return { width: stored.width, height: stored.height, x: stored.x ?? 0, y: stored.y ?? 0 }
}

/** The avatar of user `alias`, with its crop. */
export const avatarColumn = (alias: string): string => `(
  select jsonb_build_object(${IMAGE_COLUMNS('i')}, 'crop',
    jsonb_build_object(${CROP_COLUMNS(`${alias}.avatar_crop`)}))
  from images i where i.id = ${alias}.avatar_id)`
