import { fieldsSearched, fieldsShown, fieldsWritten } from '../plain-fields'
import type { FieldFor, FieldTable } from '../plain-fields'
import type { Recipe, RecipeCard } from './recipe'
import type { RecipeWriteInput } from './recipe-write'

/**
 * The parts of a recipe that take more than one column, and how much of each a reader without rights
 * gets: all of it (`head`), the beginning (`preview`) or nothing (`withheld`).
 */
export const RECIPE_PARTS = {
  isLocked: 'head',
  rating: 'head',
  importedRating: 'head',
  reduced: 'head',
  images: 'head',
  keywords: 'head',
  seo: 'head',
  meals: 'head',
  categories: 'head',
  cuisines: 'head',
  methods: 'head',
  diets: 'head',
  tags: 'head',
  collections: 'head',
  ingredientUsageCount: 'head',
  instructionCount: 'head',
  ingredientUsageGroups: 'preview',
  storyImages: 'withheld',
  instructionGroups: 'withheld',
  equipmentUsages: 'withheld',
  video: 'withheld',
  legacyRecipeData: 'withheld',
} as const satisfies { [Name in keyof Recipe]?: 'head' | 'preview' | 'withheld' }

type PlainName = Exclude<keyof Recipe, keyof typeof RECIPE_PARTS>
/** Cards contain the fields of their schema; for the others each line sets the read level. */
type Shown<Name> = Name extends keyof RecipeCard ? 'card' : 'head' | 'withheld'
type By<Name> = Name extends keyof RecipeWriteInput ? undefined : 'server'

/**
 * The plain fields of a recipe. Selects, presenters, writes, the bulk store, the import, forms, access
 * rules and search documents are derived from this table. Anyone may read `card` and `head`; `withheld`
 * requires access to the whole recipe. A field of the contract with a missing or mismatched line does not
 * compile.
 */
export const RECIPE_FIELDS = {
  id: { column: 'id', type: 'uuid', shown: 'card', by: 'server' },
  slug: { column: 'slug', type: 'varchar', shown: 'card', isRequired: true },
  title: { column: 'title', type: 'varchar', shown: 'card', isRequired: true, isSearched: true },
  description: { column: 'description', type: 'varchar', shown: 'card', isSearched: true },
  privacySetting: {
    column: 'privacy_setting',
    type: 'recipe_privacy',
    shown: 'card',
    ifEmpty: 'public',
  },
  publishedAt: { column: 'published_at', type: 'timestamptz', shown: 'card' },
  prepTimeMinutes: { column: 'prep_time_minutes', type: 'numeric', shown: 'card' },
  cookTimeMinutes: { column: 'cook_time_minutes', type: 'numeric', shown: 'card' },
  customTimeMinutes: { column: 'custom_time_minutes', type: 'numeric', shown: 'card' },
  customTimeLabel: { column: 'custom_time_label', type: 'varchar', shown: 'card' },
  updatedAt: { column: 'updated_at', type: 'timestamptz', shown: 'head', by: 'server' },
  yieldServings: { column: 'yield_servings', type: 'numeric', shown: 'head' },
  yieldMax: { column: 'yield_max', type: 'numeric', shown: 'head' },
  servingDescription: { column: 'serving_description', type: 'varchar', shown: 'head' },
  difficultyLevel: { column: 'difficulty_level', type: 'recipe_difficulty', shown: 'head' },
  language: { column: 'language', type: 'varchar', shown: 'head' },
  youtubeVideoId: { column: 'youtube_video_id', type: 'varchar', shown: 'withheld' },
  storyExcerpt: { column: 'story_excerpt', type: 'varchar', shown: 'withheld' },
  storyMore: { column: 'story_more', type: 'jsonb', isRich: 'wide', shown: 'withheld' },
  note: { column: 'note', type: 'jsonb', isRich: true, shown: 'withheld' },
} as const satisfies { [Name in PlainName]: FieldFor<Recipe[Name], Shown<Name>, By<Name>> } & {
  // Withheld fields are never searched: the index would reveal them.
  [Name in PlainName]: { shown: 'withheld'; isSearched?: never } | { shown: 'card' | 'head' }
} & FieldTable

/** The plain fields of a card. */
export const CARD_FIELDS = fieldsShown(RECIPE_FIELDS, 'card')
/** The plain fields that a reader without rights gets. */
export const HEAD_FIELDS = fieldsShown(RECIPE_FIELDS, 'card', 'head')
/** The plain fields that such a reader does not get. */
export const WITHHELD_FIELDS = fieldsShown(RECIPE_FIELDS, 'withheld')
/** The plain fields that authors write. */
export const WRITTEN_RECIPE_FIELDS = fieldsWritten(RECIPE_FIELDS)
/** The plain fields that recipes are found by. */
export const SEARCHED_RECIPE_FIELDS = fieldsSearched(RECIPE_FIELDS)
