import type { Image } from '@/src/contract/media/image'
import { isLqip } from '@/src/domain/lqip'

/** A picture as our statements select it; numbers of crops may be null one by one. */
export type ImageRow = {
  id: string
  key: string
  width: number | null
  height: number | null
  lqip: string | null
  crop?: { width: number | null; height: number | null; x: number | null; y: number | null } | null
}

/** What `jsonb_build_object` takes of a picture, from the table alias given. */
export const IMAGE_COLUMNS = (alias: string): string =>
  `'id', ${alias}.id, 'key', ${alias}.key, 'width', ${alias}.width, 'height', ${alias}.height,
   'lqip', ${alias}.lqip`

/** A stored picture in the contract's shape; null for none. */
export function presentImage(row: ImageRow | null | undefined): Image | null {
  if (!row) return null
  const { id, key } = row
  const lqip = row.lqip !== null && isLqip(row.lqip) ? row.lqip : null
  return { id, key, width: row.width ?? 0, height: row.height ?? 0, lqip, crop: crop(row.crop) }
}

function crop(stored: ImageRow['crop']): Image['crop'] {
  if (!stored?.width || !stored.height) return null
  return { width: stored.width, height: stored.height, x: stored.x ?? 0, y: stored.y ?? 0 }
}

/** The avatar of user `alias`, with its crop. */
export const avatarColumn = (alias: string): string => `(
  select jsonb_build_object(${IMAGE_COLUMNS('i')}, 'crop', jsonb_build_object(
    'width', ${alias}.avatar_crop_width, 'height', ${alias}.avatar_crop_height,
    'x', ${alias}.avatar_crop_x, 'y', ${alias}.avatar_crop_y))
  from images i where i.id = ${alias}.avatar_id)`
