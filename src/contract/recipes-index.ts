import { z } from 'zod'
import { Id } from './basics'
import { INVALID_INPUT } from './messages'
import { RecipeCard } from './recipe'
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

/** How many rows a page of a list has when nothing is said, and at most. */
export const DEFAULT_LIMIT = 24
export const MAX_LIMIT = 100

/** Which part of a list is asked for. */
export const paging = {
  limit: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT),
  offset: z.coerce.number({ error: INVALID_INPUT }).int().min(0).max(1_000_000).default(0),
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
 * Query of a site's recipe list; facets are slugs joined by commas. Without an order, what fits
 * best comes first where words are looked for, and the newest where none are.
 * @see docs/product/search.md#facets
 */
export const RecipesQuery = z.object({
  ...paging,
  query: z.string().trim().max(200).optional(),
  /** Names of ingredients joined by commas, all of which a recipe has to have. */
  ingredients: Names,
  /** The most minutes a recipe may take in all. */
  maxTotalMinutes: z.coerce.number({ error: INVALID_INPUT }).int().min(0).max(1_000_000).optional(),
  /** Whether it is told what of each recipe was found. */
  highlights: z
    .enum(['true', 'false'], { error: INVALID_INPUT })
    .transform((value) => value === 'true')
    .optional(),
  meals: Slugs,
  categories: Slugs,
  methods: Slugs,
  cuisines: Slugs,
  diets: Slugs,
  tags: Slugs,
  orderBy: z.enum(RECIPE_ORDERS, { error: INVALID_INPUT }).optional(),
})
export type RecipesQuery = z.infer<typeof RecipesQuery>

/** What of a recipe was found; nothing that is withheld from readers. */
export const RecipeHighlights = z.object({
  recipeId: Id,
  /** Where matched words begin and end in the title. */
  title: z.array(z.object({ start: z.number(), end: z.number() })),
  /** Ingredients with a matched word; none of locked recipes. */
  ingredients: z.array(z.string()),
})

/** A page of a site's recipes. */
export const RecipesPage = z.object({
  recipes: z.array(RecipeCard),
  total: z.number(),
  limit: z.number(),
  offset: z.number(),
  /** What was probably meant, when no recipe holds the words as they were typed. */
  didYouMean: z.string().nullable(),
  /** Only when asked for. */
  highlights: z.array(RecipeHighlights).optional(),
})
export type RecipesPage = z.infer<typeof RecipesPage>

/** The terms of a site's published recipes, each facet without regard to its own selection. */
export const Filters = z.object({
  meals: z.array(FilterItem),
  categories: z.array(FilterItem),
  methods: z.array(FilterItem),
  cuisines: z.array(FilterItem),
  diets: z.array(FilterItem),
  tags: z.array(FilterItem),
})
export type Filters = z.infer<typeof Filters>

/** Query for terms: the recipes they are counted among. */
export const FiltersQuery = RecipesQuery.extend({
  /** At most so many terms of each facet, those of most recipes; chosen ones come besides. */
  termLimit: z.coerce.number({ error: INVALID_INPUT }).int().min(1).max(10_000).optional(),
})
export type FiltersQuery = z.infer<typeof FiltersQuery>

/** Query of the kitchen's recipe list. */
export const ManagedRecipesQuery = z.object({
  ...paging,
  query: z.string().trim().max(200).optional(),
  status: z.enum(['draft', 'published', 'deleted'], { error: INVALID_INPUT }).optional(),
  orderBy: z.enum(MANAGED_RECIPE_ORDERS, { error: INVALID_INPUT }).default('updated_at_desc'),
})
export type ManagedRecipesQuery = z.infer<typeof ManagedRecipesQuery>

/** Query for ways to go on typing. */
export const SuggestionsQuery = z.object({
  query: z.string().max(200).default(''),
  limit: z.coerce.number({ error: INVALID_INPUT }).int().min(1).max(20).default(5),
})

/** A way to end what is typed, and how many recipes hold its last word. */
export const SearchSuggestion = z.object({ text: z.string(), recipeCount: z.number() })
