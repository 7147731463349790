import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionCreate,
  CollectionUpdate,
  ManagedCollection,
} from '@/src/contract/collection'
import { notFound } from '@/src/contract/failure'
import type { RecipeCollection } from '@/payload-types'
import { slugConflict } from '../conflicts'
import { inTransaction, rowsInTransaction } from '../database'
import { adoptImages, checkReferences, reference, references } from '../references'
import type { Reference } from '../references'
import { withoutUndefined } from '../without-undefined'
import { isStale, staleEdit } from '../stale'
import type { BasedOn } from '../stale'
import { findManagedCollection } from './read'

/** On which site somebody writes. */
type Writer = { siteId: string; userId: string }

/** A collection with all its recipes. @throws Failure `not_found`, also for another site's */
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
 * Makes a collection of a site.
 * @throws Failure `validation_failed` for ids that are not the site's to use, `conflict` for a slug
 *   that is taken
 */
export async function createCollection(
  payload: Payload,
  writer: Writer,
  write: CollectionCreate,
): Promise<ManagedCollection> {
  const pointed = collectionReferences(write)
  await checkReferences(payload, writer, pointed)
  await adoptImages(payload, writer, pointed)
  const { title, slug } = write
  const data = { ...stored(write), title, slug, site: writer.siteId }
  const { id } = await inTransaction(payload, (req) =>
    payload.create({ collection: 'recipe-collections', data, depth: 0, req }),
  ).catch(slugConflict)
  return getManagedCollection(payload, writer.siteId, id)
}

/**
 * Changes a collection; what is left out stays.
 * @throws Failure `not_found`, `validation_failed`, or `conflict`: a slug that is taken, or (with the
 *   collection as it is now) a version older than the stored one
 */
export async function updateCollection(
  payload: Payload,
  writer: Writer,
  id: string,
  write: CollectionUpdate,
  basedOn: BasedOn | null,
): Promise<ManagedCollection> {
  await getManagedCollection(payload, writer.siteId, id)
  const pointed = collectionReferences(write)
  await checkReferences(payload, writer, pointed)
  await adoptImages(payload, writer, pointed)
  const isDone = await inTransaction(payload, async (req) => {
    const [row] = await rowsInTransaction(
      req,
      sql`select updated_at from recipe_collections
        where id = ${id} and site_id = ${writer.siteId} for update`,
    )
    if (!row) throw notFound('Collection')
    if (isStale(new Date(String(row['updated_at'])), basedOn)) return false
    const data = stored(write)
    await payload.update({ collection: 'recipe-collections', id, data, depth: 0, req })
    return true
  }).catch(slugConflict)
  const current = await getManagedCollection(payload, writer.siteId, id)
  if (!isDone) throw staleEdit({ collection: current })
  return current
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

/** Every id that a written collection points with, and where it stands. */
export const collectionReferences = (write: CollectionUpdate): Reference[] => [
  ...reference('imageId', 'image', write.imageId),
  ...reference('videoId', 'video', write.videoId),
  ...references('recipeIds', 'recipe', write.recipeIds),
]

/** Only what was sent: a part left out is not written. */
const stored = ({
  imageId,
  videoId,
  recipeIds,
  updatedAt: _,
  ...plain
}: CollectionUpdate): Partial<RecipeCollection> =>
  withoutUndefined({
    ...plain,
    image: imageId,
    video: videoId,
    recipes: recipeIds && [...new Set(recipeIds)],
  })
