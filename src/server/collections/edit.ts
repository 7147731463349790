import type { Payload } from 'payload'
import type {
  CollectionCreate,
  CollectionUpdate,
  ManagedCollection,
} from '@/src/contract/recipe/collection'
import { WRITTEN_COLLECTION_FIELDS } from '@/src/contract/recipe/collection-fields'
import { notFound } from '@/src/contract/failure'
import type { RecipeCollection } from '@/payload-types'
import { sentFields } from '../plain-fields'
import { reference, references } from '../references'
import type { BodyReference } from '../references'
import { seoReferences, storedSeo } from '../seo'
import { withoutUndefined } from '../without-undefined'
import type { BasedOn } from '../stale'
import { lockVersion } from '../database/lock-row'
import { createOnSite, updateVersioned } from '../versioned-write'
import type { SiteWriter } from '../versioned-write'
import { findManagedCollection } from './read'

/** Returns a collection with all its recipes. @throws Failure `not_found`, also for another site's */
export async function getManagedCollection(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedCollection> {
  const collection = await findManagedCollection(payload, siteId, id)
  if (!collection) throw notFound('Collection')
  return collection
}

/**
 * Creates a collection of a site.
 * @throws Failure `validation_failed` for ids that the site may not use, `conflict` for a slug that is
 *   taken
 */
export async function createCollection(
  payload: Payload,
  writer: SiteWriter,
  write: CollectionCreate,
): Promise<ManagedCollection> {
  const { title, slug } = write
  const data = { ...stored(write), title, slug, site: writer.siteId }
  const { id } = await createOnSite(payload, writer, collectionReferences(write), (req) =>
    payload.create({ collection: 'recipe-collections', data, depth: 0, req }),
  )
  return getManagedCollection(payload, writer.siteId, id)
}

/**
 * Updates a collection; omitted fields do not change. A collection whose rule is removed retains the
 * recipes that it selects now.
 * @throws Failure `not_found`, `validation_failed`, or `conflict`: a slug that is taken, or (with the
 *   current collection) a version older than the stored one
 */
export async function updateCollection(
  payload: Payload,
  writer: SiteWriter,
  id: string,
  write: CollectionUpdate,
  basedOn: BasedOn | null,
): Promise<ManagedCollection> {
  const before = await getManagedCollection(payload, writer.siteId, id)
  const isByHand = before.rule !== null && write.rule === null && write.recipeIds === undefined
  const data = stored(isByHand ? { ...write, recipeIds: idsOf(before) } : write)
  return updateVersioned(payload, writer, {
    references: collectionReferences(write),
    basedOn,
    lock: () => lockVersion(payload, 'collection', [id, writer.siteId]),
    store: (req) => payload.update({ collection: 'recipe-collections', id, data, depth: 0, req }),
    read: () => getManagedCollection(payload, writer.siteId, id),
    conflictDetails: (collection) => ({ collection }),
  })
}

/** Deletes a collection; its recipes stay. @throws Failure `not_found` */
export async function deleteCollection(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<void> {
  await getManagedCollection(payload, siteId, id)
  await payload.delete({ collection: 'recipe-collections', id, depth: 0 })
}

/** Lists every id that a written collection refers to, with its path. */
export const collectionReferences = (write: CollectionUpdate): BodyReference[] => [
  ...reference('imageId', 'image', write.imageId),
  ...reference('videoId', 'video', write.videoId),
  ...seoReferences('seo', write.seo),
  ...references('recipeIds', 'recipe', write.recipeIds),
]

const idsOf = ({ recipes }: ManagedCollection): string[] => recipes.map(({ id }) => id)

/** Selects only the fields that were sent. */
const stored = (write: CollectionUpdate): Partial<RecipeCollection> =>
  withoutUndefined({
    ...sentFields<RecipeCollection, keyof typeof WRITTEN_COLLECTION_FIELDS>(
      WRITTEN_COLLECTION_FIELDS,
      write,
    ),
    image: write.imageId,
    video: write.videoId,
    seo: write.seo === undefined ? undefined : storedSeo(write.seo),
    recipes: write.recipeIds && [...new Set(write.recipeIds)],
    rule: write.rule,
  })
