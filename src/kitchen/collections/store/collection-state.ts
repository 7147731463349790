import type { Issue } from '@/src/contract/error'
import type { ManagedCollection } from '@/src/contract/recipe/collection'
import type { CollectionRule } from '@/src/contract/recipe/collection-rule'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { Json, MergeConflict } from '@/src/domain/merging/merge'

/** What is edited of a collection. */
export type CollectionDocument = {
  title: string
  slug: string
  description: string | null
  imageId: string | null
  videoId: string | null
  /** Recipes that were chosen by hand. */
  recipeIds: readonly string[]
  /** What selects the recipes instead; null for none. */
  rule: CollectionRule | null
}

/** The document of a collection that is not there yet. */
export const EMPTY_COLLECTION: CollectionDocument = {
  title: '',
  slug: '',
  description: null,
  imageId: null,
  videoId: null,
  recipeIds: [],
  rule: null,
}

/** What a stored collection says. */
export const documentOf = (collection: ManagedCollection): CollectionDocument => ({
  title: collection.title,
  slug: collection.slug,
  description: collection.description,
  imageId: collection.image?.id ?? null,
  videoId: collection.video?.id ?? null,
  recipeIds: collection.rule ? [] : collection.recipes.map(({ id }) => id),
  rule: collection.rule,
})

/** A merged or kept document in its own type: it came from documents. */
export const asDocument = (value: Json): CollectionDocument => value as CollectionDocument

/** A recipe in a collection, as its row shows it. */
export type Member = Pick<RecipeCard, 'id' | 'title' | 'image' | 'privacySetting' | 'publishedAt'>

/** What the document names, by id: what is shown of it. */
export type KnownRecords = {
  images: ReadonlyMap<string, NonNullable<ManagedCollection['image']>>
  videos: ReadonlyMap<string, NonNullable<ManagedCollection['video']>>
  recipes: ReadonlyMap<string, Member>
}

/** What a stored collection names, after what was known before. */
export const knownWith = (
  known: KnownRecords,
  {
    image,
    video,
    recipes,
  }: Partial<Pick<ManagedCollection, 'image' | 'video'>> & {
    recipes?: readonly Member[]
  },
): KnownRecords => ({
  images: image ? new Map([...known.images, [image.id, image]]) : known.images,
  videos: video ? new Map([...known.videos, [video.id, video]]) : known.videos,
  recipes: recipes?.length
    ? new Map([...known.recipes, ...recipes.map((recipe) => [recipe.id, recipe] as const)])
    : known.recipes,
})

/** Knowing nothing. */
export const NOTHING_KNOWN: KnownRecords = {
  images: new Map(),
  videos: new Map(),
  recipes: new Map(),
}

/**
 * Where the words are.
 * - `saved`: on the server, and with it before readers
 * - `unsaved`: in this browser, until somebody saves them
 * - `saving`: on their way
 * - `offline`, `signed-out`: in this browser; saving failed for this reason
 * - `refused`: in this browser; the server does not take them as they are (see `issues`)
 * - `gone`: in this browser; the collection was deleted, or the rights to it taken
 */
export type CollectionStatus =
  'saved' | 'unsaved' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'gone'

/** Everything the screen needs to know; a new object after each change. */
export type CollectionState = {
  document: CollectionDocument
  /** As the server has it; null for one that is not there yet. */
  stored: ManagedCollection | null
  known: KnownRecords
  status: CollectionStatus
  /** What the server says of single fields. */
  issues: readonly Issue[]
  /** Fields that this browser and somebody else changed differently; this browser's is in place. */
  conflicts: readonly MergeConflict[]
  /** Whether words that an earlier visit did not save were taken in from this browser. */
  wasRestored: boolean
}

/**
 * Where the words are, in words.
 * @see docs/product/kitchen.md#collection-editor
 */
export function collectionStatusWords({ status, conflicts, stored }: CollectionState): string {
  if (conflicts.length > 0) return 'Someone else changed this'
  if (status === 'unsaved' && stored === null) return 'Not created yet'
  return WORDS[status]
}

const WORDS: Readonly<Record<CollectionStatus, string>> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving',
  offline: 'Offline: kept in this browser',
  'signed-out': 'Signed out: kept in this browser',
  refused: 'Not saved: see below',
  gone: 'Kept in this browser only',
}
