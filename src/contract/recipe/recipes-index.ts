import { z } from 'zod'
import { MAX_SLUG_LENGTH } from '@/src/domain/addresses/slug'
import { Id } from '../basics'
import { INVALID_INPUT } from '../messages'
import { PRIVACY_SETTINGS, RecipeCard } from './recipe'
import { FilterItem } from './term'

/** Orders of the recipes of a collection rule. */
export const RULE_ORDERS = [
  'published_at_desc',
  'published_at_asc',
  'title_asc',
  'relevance',
] as const
/** Orders of the recipes of a site. */
export const RECIPE_ORDERS = [...RULE_ORDERS, 'rating_desc'] as const
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
  query: z.string().trim().max(200).optional().describe('Search terms.'),
  ingredients: Names.describe('Names of ingredients; recipes must have all of them.'),
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
  meals: Slugs.describe('Slugs of meals; recipes must have at least one of them.'),
  categories: Slugs.describe('Slugs of categories; recipes must have at least one of them.'),
  methods: Slugs.describe('Slugs of methods; recipes must have at least one of them.'),
  cuisines: Slugs.describe('Slugs of cuisines; recipes must have at least one of them.'),
  diets: Slugs.describe('Slugs of diets; recipes must have at least one of them.'),
  tags: Slugs.describe('Slugs of tags; recipes must have at least one of them.'),
  orderBy: z
    .enum(RECIPE_ORDERS, { error: INVALID_INPUT })
    .default('published_at_desc')
    .describe(
      'Sort order. `relevance` returns the best matches first if `query` or `ingredients` is given, and the newest recipes first otherwise. `rating_desc` weighs averages by the number of ratings; recipes without ratings are last.',
    ),
})
export type RecipesQuery = z.infer<typeof RecipesQuery>

/** The matched words of a recipe; nothing that is withheld from readers. */
export const RecipeHighlights = z
  .object({
    recipeId: Id.describe('ID of the recipe.'),
    title: z
      .array(
        z.object({
          start: z.number().describe('Index of the first character of the range, starting at 0.'),
          end: z.number().describe('Index after the last character of the range.'),
        }),
      )
      .describe('Ranges of matched characters in the title.'),
    ingredients: z
      .array(z.string())
      .describe('Ingredients that contain a matched word; empty for locked recipes.'),
  })
  .describe('The matched words of a recipe, excluding content withheld from readers.')

/** A page of a site's recipes. */
export const RecipesPage = z
  .object({
    recipes: z.array(RecipeCard).describe('Recipes on this page, in order.'),
    total: z.number().describe('Total number of matching recipes on all pages.'),
    limit: z.number().describe('Maximum number of recipes on this page.'),
    offset: z.number().describe('Number of recipes skipped before this page.'),
    didYouMean: z
      .string()
      .nullable()
      .describe(
        'Corrected search terms that were used because the original ones had no matches; `null` otherwise.',
      ),
    highlights: z
      .array(RecipeHighlights)
      .optional()
      .describe('Matched words of each recipe; only if requested.'),
  })
  .describe("A page of a site's recipes.")
export type RecipesPage = z.infer<typeof RecipesPage>

const itemsOf = (kind: string) =>
  z.array(FilterItem).describe(`Available ${kind} terms, most frequent first.`)

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
  .describe('Filters by facet; the counts of each facet ignore its own selection.')
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
      'Maximum number of terms per facet, most frequent first; selected terms are always included.',
    ),
})
export type FiltersQuery = z.infer<typeof FiltersQuery>

/**
 * The filter of a managers' recipe list or bulk change; omitted parts do not filter.
 * @see docs/product/kitchen.md#filters
 */
export const managedFilter = {
  query: z.string().trim().max(200).optional().describe('Search terms.'),
  status: z
    .enum(['draft', 'published', 'failed', 'deleted'], { error: INVALID_INPUT })
    .optional()
    .describe(
      'Status of the recipes; all except deleted ones if omitted. `published` includes scheduled recipes, `failed` those whose scheduled changes could not be published.',
    ),
  privacySetting: z
    .enum(PRIVACY_SETTINGS, { error: INVALID_INPUT })
    .optional()
    .describe('Only recipes with this privacy setting.'),
  kind: z
    .enum(['recipe', 'legacy'], { error: INVALID_INPUT })
    .optional()
    .describe('Only stored posts (`legacy`) or only structured recipes (`recipe`).'),
  missing: z
    .enum(['picture', 'rich-results'], { error: INVALID_INPUT })
    .optional()
    .describe(
      'Only recipes without a picture, or without something that search engines require for a rich result: picture, description, ingredients, steps, preparation or cooking time, servings, and category or meal.',
    ),
  mealId: Id.optional().describe('ID of the meal to filter by.'),
  categoryId: Id.optional().describe('ID of the category to filter by.'),
  cuisineId: Id.optional().describe('ID of the cuisine to filter by.'),
  methodId: Id.optional().describe('ID of the method to filter by.'),
  dietId: Id.optional().describe('ID of the diet to filter by.'),
  tagId: Id.optional().describe('ID of the tag to filter by.'),
  collectionId: Id.optional().describe('ID of the collection to filter by.'),
  importId: Id.optional().describe('ID of the import that created the recipes.'),
}

/** Query of the kitchen's recipe list. */
export const ManagedRecipesQuery = z.object({
  ...paging,
  ...managedFilter,
  orderBy: z
    .enum([...MANAGED_RECIPE_ORDERS, 'relevance'], { error: INVALID_INPUT })
    .default('updated_at_desc')
    .describe(
      'Sort order. `relevance` ranks titles that start with `query` first, then titles with a word that starts with it, then other matches, each by latest change.',
    ),
  slug: z
    .string()
    .max(MAX_SLUG_LENGTH)
    .optional()
    .describe('Only the recipe with exactly this slug.'),
})
export type ManagedRecipesQuery = z.infer<typeof ManagedRecipesQuery>
export type ManagedFilter = Pick<ManagedRecipesQuery, keyof typeof managedFilter>

/** Query of the search suggestions. */
export const SuggestionsQuery = z.object({
  query: z.string().max(200).default('').describe('Text typed so far.'),
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
    text: z.string().describe('Text typed so far, with the last word completed.'),
    recipeCount: z.number().describe('Number of recipes that contain the completed word.'),
  })
  .describe('A search suggestion.')
