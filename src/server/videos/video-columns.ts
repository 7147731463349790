import type { Video } from '@/src/contract/media/image'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'

/** A video as our statements select it. */
export type VideoRow = Omit<Video, 'poster'> & { poster: ImageRow | null }

/** The arguments of `jsonb_build_object` for a video, by its table alias. */
export const VIDEO_COLUMNS = (alias: string): string =>
  `'id', ${alias}.id, 'key', ${alias}.key, 'poster', (
    select jsonb_build_object(${IMAGE_COLUMNS('p')}) from images p where p.id = ${alias}.poster_id)`

/** A stored video in the contract's shape; null for none. */
export const presentVideo = (row: VideoRow | null): Video | null =>
  row && { id: row.id, key: row.key, poster: presentImage(row.poster) }
