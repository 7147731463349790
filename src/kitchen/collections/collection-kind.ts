import { call } from '@/src/api/call'
import type { ManagedCollection } from '@/src/contract/recipe/collection'
import type { CollectionRule } from '@/src/contract/recipe/collection-rule'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { SeoWrite } from '@/src/contract/seo'
import { writableSeo } from '@/src/domain/writable-seo'
import { newRowId } from '../editor/rows/row-id'
import { openRecord } from '../record/open-record'
import type { RecordKind } from '../record/record-kind'
import { keysOfBodies } from '../record/record-server'
import type { RecordCalls } from '../record/record-server'
import type { StoreOf } from '../record/record-store'
import { managedSiteId } from '../state/managed-sites'

/** The editable fields of a collection. */
export type CollectionDocument = {
  title: string
  slug: string
  description: string | null
  imageId: string | null
  videoId: string | null
  seo: SeoWrite | null
  /** Manually selected recipes. */
  recipeIds: readonly string[]
  /** The rule that selects the recipes instead; null for none. */
  rule: CollectionRule | null
}

const EMPTY: CollectionDocument = {
  title: '',
  slug: '',
  description: null,
  imageId: null,
  videoId: null,
  seo: null,
  recipeIds: [],
  rule: null,
}

/** A recipe in a collection, as its row shows it. */
export type Member = Pick<RecipeCard, 'id' | 'title' | 'image' | 'privacySetting' | 'publishedAt'>

/** Display data of the entities in the document. */
export type CollectionEntities = {
  images: readonly NonNullable<ManagedCollection['image']>[]
  videos: readonly NonNullable<ManagedCollection['video']>[]
  recipes: readonly Member[]
}

/** A stored collection; null for a new one. */
export type StoredCollection = ManagedCollection | null

/** Collections, which are saved explicitly. */
export const COLLECTIONS: RecordKind<CollectionDocument, StoredCollection, CollectionEntities> = {
  noun: 'collection',
  saves: 'explicit',
  documentOf: (stored) =>
    stored === null
      ? EMPTY
      : {
          title: stored.title,
          slug: stored.slug,
          description: stored.description,
          imageId: stored.image?.id ?? null,
          videoId: stored.video?.id ?? null,
          seo: writableSeo(stored.seo),
          recipeIds: stored.rule ? [] : stored.recipes.map(({ id }) => id),
          rule: stored.rule,
        },
  knownOf: (stored) => ({
    images: [stored?.image, stored?.seo?.socialImage].filter((image) => image != null),
    videos: stored?.video ? [stored.video] : [],
    recipes: stored?.recipes ?? [],
  }),
}

/** A collection in an open editor. @see docs/product/kitchen.md#collection-editor */
export type CollectionStore = StoreOf<typeof COLLECTIONS>

/**
 * Opens a collection, or a new one, with unsaved edits of earlier visits of this browser.
 * @throws ApiError, TypeError as `call` does
 */
export async function openCollection(
  site: string,
  id: string,
  user: string,
): Promise<CollectionStore> {
  const subject = id === 'new' ? `collection of ${await managedSiteId(site)}` : id
  return openRecord(COLLECTIONS, { user, subject, calls: collectionCalls(site, id) })
}

function collectionCalls(
  site: string,
  id: string,
): RecordCalls<CollectionDocument, StoredCollection> {
  const keyOf = keysOfBodies(newRowId)
  const read = async (): Promise<StoredCollection> =>
    (await call('getManagedCollection', { params: { site, id } })).collection
  const create = (body: ReturnType<typeof writable<CollectionDocument>>) =>
    call('createCollection', { params: { site }, body, idempotencyKey: keyOf(body) })
  return {
    read: () => (id === 'new' ? Promise.resolve(null) : read()),
    save: async ({ document, changes, stored }) => {
      const { collection } = stored
        ? await call('updateCollection', {
            params: { site, id: stored.id },
            body: { ...writable(changes), updatedAt: stored.updatedAt },
          })
        : await create(writable(document))
      return () => collection
    },
    currentOf: (response) => (isCurrent(response) ? response.collection : null),
  }
}

/** Manually selected recipes are dropped if a rule selects them. */
const writable = <Fields extends Partial<CollectionDocument>>({
  recipeIds,
  ...fields
}: Fields) => ({
  ...fields,
  ...(recipeIds && !fields.rule ? { recipeIds: [...recipeIds] } : {}),
})

// The server checks its answers against the contract in tests.
const isCurrent = (value: object): value is { collection: ManagedCollection } =>
  'collection' in value
