import type { ManagedCollection } from '@/src/contract/recipe/collection'
import type { CollectionRule } from '@/src/contract/recipe/collection-rule'
import { writableSeo } from '@/src/domain/writable-seo'
import type { SeoWrite } from '@/src/contract/seo'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { RecordState } from '../../record/record-state'

/** The editable fields of a collection. */
export type CollectionDocument = {
  title: string
  slug: string
  description: string | null
  imageId: string | null
  videoId: string | null
  seo: SeoWrite | null
  /** Recipes that were chosen by hand. */
  recipeIds: readonly string[]
  /** The rule that selects the recipes instead; null for none. */
  rule: CollectionRule | null
}

/** The document of a new collection. */
export const EMPTY_COLLECTION: CollectionDocument = {
  title: '',
  slug: '',
  description: null,
  imageId: null,
  videoId: null,
  seo: null,
  recipeIds: [],
  rule: null,
}

/** Creates the document of a stored collection. */
export const documentOf = (collection: ManagedCollection): CollectionDocument => ({
  title: collection.title,
  slug: collection.slug,
  description: collection.description,
  imageId: collection.image?.id ?? null,
  videoId: collection.video?.id ?? null,
  seo: writableSeo(collection.seo),
  recipeIds: collection.rule ? [] : collection.recipes.map(({ id }) => id),
  rule: collection.rule,
})

/** A recipe in a collection, as its row shows it. */
export type Member = Pick<RecipeCard, 'id' | 'title' | 'image' | 'privacySetting' | 'publishedAt'>

/** Display data of the entities in the document, by id. */
export type KnownRecords = {
  images: ReadonlyMap<string, NonNullable<ManagedCollection['image']>>
  videos: ReadonlyMap<string, NonNullable<ManagedCollection['video']>>
  recipes: ReadonlyMap<string, Member>
}

/** Adds the entities of a stored collection to the known ones. */
export const addKnownEntities = (
  known: KnownRecords,
  {
    image,
    video,
    seo,
    recipes,
  }: Partial<Pick<ManagedCollection, 'image' | 'video' | 'seo'>> & {
    recipes?: readonly Member[]
  },
): KnownRecords => ({
  images: new Map([
    ...known.images,
    ...[image, seo?.socialImage].flatMap((each) => (each ? [[each.id, each] as const] : [])),
  ]),
  videos: video ? new Map([...known.videos, [video.id, video]]) : known.videos,
  recipes: recipes?.length
    ? new Map([...known.recipes, ...recipes.map((recipe) => [recipe.id, recipe] as const)])
    : known.recipes,
})

/** Merges two sets of known entities. */
export const mergeKnownEntities = (known: KnownRecords, other: KnownRecords): KnownRecords => ({
  images: new Map([...other.images, ...known.images]),
  videos: new Map([...other.videos, ...known.videos]),
  recipes: new Map([...other.recipes, ...known.recipes]),
})

/** No known entities. */
export const NO_KNOWN_ENTITIES: KnownRecords = {
  images: new Map(),
  videos: new Map(),
  recipes: new Map(),
}

/** Everything the screen of a collection needs to know. */
export type CollectionState = RecordState<CollectionDocument, ManagedCollection, KnownRecords>
