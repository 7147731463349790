import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import type { DraftReferences } from '@/src/contract/recipe/draft'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { imageIdsIn } from '@/src/domain/rich-text/pictures'
import { firstRow } from '@/src/server/database/statements'
import { mayContribute } from '../../references'
import { IMAGE_COLUMNS, presentImage } from '../../images'
import type { ImageRow } from '../../images'
import { presentVideo, VIDEO_COLUMNS } from '../../videos/video-columns'
import type { VideoRow } from '../../videos/video-columns'

/** The pictures and videos that documents name. */
export function listMediaIds(documents: readonly RecipeDraftDocument[]): {
  images: string[]
  videos: string[]
} {
  const steps = documents.flatMap(({ instructionGroups = [] }) =>
    instructionGroups.flatMap(({ instructions }) => instructions),
  )
  const images = [
    ...documents.map(({ seo }) => seo?.socialImageId),
    ...documents.flatMap((each) => (each.images ?? []).map(({ id }) => id)),
    ...documents.flatMap((each) => (each.equipmentUsages ?? []).map((use) => use.imageOverrideId)),
    ...steps.flatMap(({ imageIds }) => imageIds ?? []),
    ...documents.flatMap(({ storyMore }) => imageIdsIn(storyMore)),
  ]
  const videos = [...documents.map(({ videoId }) => videoId), ...steps.map((step) => step.videoId)]
  return { images: unique(images), videos: unique(videos) }
}

const unique = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => typeof id === 'string')),
]

// A draft may refer to anything: only what the site may use is returned.
const FIND = {
  name: 'draft_references',
  text: `select
    coalesce((select jsonb_agg(jsonb_build_object(${IMAGE_COLUMNS('i')})
        order by array_position($2::uuid[], i.id)) from images i
      where i.id = any($2::uuid[]) and (i.site_id = $1 or i.uploaded_by_id = $4)), '[]') as images,
    coalesce((select jsonb_agg(jsonb_build_object(${VIDEO_COLUMNS('v')})
        order by array_position($3::uuid[], v.id)) from videos v
      where v.id = any($3::uuid[]) and (v.site_id = $1 or v.uploaded_by_id = $4)), '[]') as videos,
    coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'displayName', u.display_name)
        order by u.display_name, u.id)
      from users u where exists (select 1 from sites s where s.id = $1 and ${worksOnSite('s', 'u.id')})
        or u.id = any($5::uuid[]) and ${mayContribute('$1', 'u.id')}), '[]') as people`,
}

type Found = Omit<DraftReferences, 'images' | 'videos'> & { images: ImageRow[]; videos: VideoRow[] }

/**
 * Loads the entities that documents refer to, as far as the site and the caller may use them. One statement.
 */
export async function draftReferences(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string | null },
  documents: readonly RecipeDraftDocument[],
): Promise<DraftReferences> {
  const { images, videos } = listMediaIds(documents)
  const named = documents.flatMap(({ contributorIds }) => contributorIds ?? [])
  const found = await firstRow<Found>(payload, FIND, [siteId, images, videos, userId, named])
  if (!found) return { images: [], videos: [], people: [] }
  return {
    ...found,
    images: found.images
      .map(presentImage)
      .filter((image) => image !== null)
      .map(({ crop: _, ...image }) => image),
    videos: found.videos.map(presentVideo).filter((video) => video !== null),
  }
}
