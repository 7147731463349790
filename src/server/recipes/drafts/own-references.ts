import type { Payload } from 'payload'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { keepPictures } from '@/src/domain/rich-text/pictures'
import { references, unusableReferences } from '../../references'
import type { ReferenceKind } from '../../references'
import type { SiteWriter } from '../../versioned-write'
import { listMediaIds } from './references'

type Keeps = (kind: ReferenceKind, id: string) => boolean

/**
 * Removes pictures, videos and people that the site may not use from a document: neither its editor nor its
 * preview shows them, and users could not see what blocks publishing. One statement for any number.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function withOwnReferences(
  payload: Payload,
  writer: SiteWriter,
  document: RecipeDraftDocument,
): Promise<RecipeDraftDocument> {
  const { images, videos } = listMediaIds([document])
  const foreign = await unusableReferences(payload, writer, [
    ...references('images', 'image', images),
    ...references('videos', 'video', videos),
    ...references('contributorIds', 'contributor', document.contributorIds),
  ])
  if (foreign.length === 0) return document
  const left = new Set(foreign.map(({ kind, id }) => `${kind} ${id}`))
  return kept(document, (kind, id) => !left.has(`${kind} ${id}`))
}

function kept(document: RecipeDraftDocument, keeps: Keeps): RecipeDraftDocument {
  const { images, storyMore, contributorIds, instructionGroups, equipmentUsages, seo } = document
  return {
    ...document,
    ...keptVideo(document, keeps),
    ...(seo && isLeft(seo.socialImageId, 'image', keeps)
      ? { seo: { ...seo, socialImageId: null } }
      : {}),
    ...(images && { images: images.filter(({ id }) => keeps('image', id)) }),
    ...(storyMore && { storyMore: keepPictures(storyMore, (id) => keeps('image', id)) }),
    ...(contributorIds && {
      contributorIds: contributorIds.filter((id) => keeps('contributor', id)),
    }),
    ...(instructionGroups && { instructionGroups: keptSteps(instructionGroups, keeps) }),
    ...(equipmentUsages && {
      equipmentUsages: equipmentUsages.map((usage) =>
        isLeft(usage.imageOverrideId, 'image', keeps) ? { ...usage, imageOverrideId: null } : usage,
      ),
    }),
  }
}

type Groups = NonNullable<RecipeDraftDocument['instructionGroups']>

const keptSteps = (groups: Groups, keeps: Keeps): Groups =>
  groups.map((group) => ({
    ...group,
    instructions: group.instructions.map((step) => ({
      ...step,
      ...keptVideo(step, keeps),
      ...(step.imageIds && { imageIds: step.imageIds.filter((id) => keeps('image', id)) }),
    })),
  }))

const keptVideo = (
  { videoId }: { videoId?: string | null | undefined },
  keeps: Keeps,
): { videoId?: null } => (isLeft(videoId, 'video', keeps) ? { videoId: null } : {})

const isLeft = (id: string | null | undefined, kind: ReferenceKind, keeps: Keeps): boolean =>
  typeof id === 'string' && !keeps(kind, id)
