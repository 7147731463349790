import { z } from 'zod'
import { MAX_SLUG_LENGTH } from '@/src/domain/addresses/slug'
import { Id } from '../basics'
import { INVALID_INPUT } from '../messages'
import { PRIVACY_SETTINGS, RecipeCard } from './recipe'
import { FilterItem } from './term'

export const RECIPE_ORDERS = [
  'published_at_desc',
  'published_at_asc',
  'title_asc',
  'relevance',
] as const
export const MANAGED_RECIPE_ORDERS = [
  'updated_at_desc',
  'published_at_desc',
  'published_at_asc',
  'title_asc',
] as const

/** Default and maximum number of items in a page of a list. */
export const DEFAULT_LIMIT = 24
export const MAX_LIMIT = 100

/** Query parameters of a paged list. */
export const paging = {
  limit: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT)
    .describe('Maximum number of items to return.'),
  offset: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('Number of items to skip.'),
}

const Slugs = z
  .string()
  .max(4_000)
  .transform((text) => text.split(',').map((slug) => slug.trim()))
  .transform((slugs) => slugs.filter((slug) => slug !== ''))
  .optional()

const Names = z
  .string()
  .max(1_000)
  .transform((text) => text.split(',').map((name) => name.trim()))
  .transform((names) => names.filter((name) => name !== ''))
  .refine((names) => names.length <= 20, { error: INVALID_INPUT })
  .optional()

/**
 * Query of a site's recipes; facets are slugs joined by commas.
 * @see docs/product/search.md#facets
 */
export const RecipesQuery = z.object({
  ...paging,
  query: z.string().trim().max(200).optional().describe('Words to search for.'),
  ingredients: Names.describe('Names of ingredients; a recipe must have all of them.'),
  maxTotalMinutes: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('Maximum total time, in minutes.'),
  highlights: z
    .enum(['true', 'false'], { error: INVALID_INPUT })
    .transform((value) => value === 'true')
    .optional()
    .describe('Whether to return the matched words of each recipe.'),
  meals: Slugs.describe('Slugs of meals; a recipe must have one of them.'),
  categories: Slugs.describe('Slugs of categories; a recipe must have one of them.'),
  methods: Slugs.describe('Slugs of methods; a recipe must have one of them.'),
  cuisines: Slugs.describe('Slugs of cuisines; a recipe must have one of them.'),
  diets: Slugs.describe('Slugs of diets; a recipe must have one of them.'),
  tags: Slugs.describe('Slugs of tags; a recipe must have one of them.'),
  orderBy: z
    .enum(RECIPE_ORDERS, { error: INVALID_INPUT })
    .default('published_at_desc')
    .describe(
      'Sort order. `relevance` sorts the best matches first where `query` or `ingredients` is given, and newest first elsewhere.',
    ),
})
export type RecipesQuery = z.infer<typeof RecipesQuery>

/** The matched words of a recipe; nothing that is withheld from readers. */
export const RecipeHighlights = z
  .object({
    recipeId: Id.describe('The id of the recipe.'),
    title: z
      .array(
        z.object({
          start: z.number().describe('Index of the first character of the range, from 0.'),
          end: z.number().describe('Index after the last character of the range.'),
        }),
      )
      .describe('Ranges of matched characters in the title.'),
    ingredients: z
      .array(z.string())
      .describe('Ingredients with a matched word; empty for locked recipes.'),
  })
  .describe('The matched words of a recipe; nothing that is withheld from readers.')

/** A page of a site's recipes. */
export const RecipesPage = z
  .object({
    recipes: z.array(RecipeCard).describe('The recipes of this page, in order.'),
    total: z.number().describe('Number of matching recipes in all pages.'),
    limit: z.number().describe('Maximum number of recipes in this page.'),
    offset: z.number().describe('Number of recipes before this page.'),
    didYouMean: z
      .string()
      .nullable()
      .describe(
        'The corrected words that were searched for, when the words as typed match nothing; else null.',
      ),
    highlights: z
      .array(RecipeHighlights)
      .optional()
      .describe('The matched words of each recipe; only if requested.'),
  })
  .describe("A page of a site's recipes.")
export type RecipesPage = z.infer<typeof RecipesPage>

const itemsOf = (kind: string) =>
  z.array(FilterItem).describe(`Terms of the kind ${kind}, most frequent first.`)

/** Filters by facet; the counts of a facet ignore the selection within it. */
export const Filters = z
  .object({
    meals: itemsOf('meal'),
    categories: itemsOf('food category'),
    methods: itemsOf('method'),
    cuisines: itemsOf('cuisine'),
    diets: itemsOf('diet'),
    tags: itemsOf('tag'),
  })
  .describe('Filters by facet; the counts of a facet ignore the selection within it.')
export type Filters = z.infer<typeof Filters>

/** Query of the filters: the recipes to count. */
export const FiltersQuery = RecipesQuery.extend({
  termLimit: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe(
      'Maximum number of terms for each facet, most frequent first; selected terms are always included.',
    ),
})
export type FiltersQuery = z.infer<typeof FiltersQuery>

/**
 * The filter of a managers' recipe list or bulk change; omitted parts do not filter.
 * @see docs/product/kitchen.md#filters
 */
export const managedFilter = {
  query: z.string().trim().max(200).optional().describe('Words to search for.'),
  status: z
    .enum(['draft', 'published', 'failed', 'deleted'], { error: INVALID_INPUT })
    .optional()
    .describe(
      'All but deleted recipes when left out; `published` includes scheduled ones, `failed` are those whose scheduled changes could not be published.',
    ),
  privacySetting: z
    .enum(PRIVACY_SETTINGS, { error: INVALID_INPUT })
    .optional()
    .describe('Recipes with this privacy setting.'),
  kind: z
    .enum(['recipe', 'legacy'], { error: INVALID_INPUT })
    .optional()
    .describe('`legacy` for stored posts, `recipe` for all others.'),
  missing: z
    .enum(['picture', 'rich-results'], { error: INVALID_INPUT })
    .optional()
    .describe(
      'Recipes that lack a picture, or something that search engines want for a rich result: a picture, a description, ingredients, steps, a preparation or cooking time, the number of servings, a category or meal.',
    ),
  mealId: Id.optional().describe('Id of a meal; recipes with it.'),
  categoryId: Id.optional().describe('Id of a category; recipes with it.'),
  cuisineId: Id.optional().describe('Id of a cuisine; recipes with it.'),
  methodId: Id.optional().describe('Id of a method; recipes with it.'),
  dietId: Id.optional().describe('Id of a diet; recipes with it.'),
  tagId: Id.optional().describe('Id of a tag; recipes with it.'),
  collectionId: Id.optional().describe('Id of a collection; recipes in it.'),
  importId: Id.optional().describe('Id of an import; recipes that it has created.'),
}

/** Query of the kitchen's recipe list. */
export const ManagedRecipesQuery = z.object({
  ...paging,
  ...managedFilter,
  orderBy: z
    .enum([...MANAGED_RECIPE_ORDERS, 'relevance'], { error: INVALID_INPUT })
    .default('updated_at_desc')
    .describe(
      'Sort order; `relevance` puts titles that begin with `query` first, then those with a word that does, then those with it anywhere, each last changed first.',
    ),
  slug: z.string().max(MAX_SLUG_LENGTH).optional().describe('The recipe with exactly this slug.'),
})
export type ManagedRecipesQuery = z.infer<typeof ManagedRecipesQuery>
export type ManagedFilter = Pick<ManagedRecipesQuery, keyof typeof managedFilter>

/** Query of the search suggestions. */
export const SuggestionsQuery = z.object({
  query: z.string().max(200).default('').describe('The words typed so far.'),
  limit: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(1)
    .max(20)
    .default(5)
    .describe('Maximum number of suggestions to return.'),
})

/** A search suggestion. */
export const SearchSuggestion = z
  .object({
    text: z.string().describe('The words typed so far, with the last one completed.'),
    recipeCount: z.number().describe('Number of recipes with the completed word.'),
  })
  .describe('A search suggestion.')
