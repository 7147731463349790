import { z } from 'zod'
import { INVALID_INPUT } from './messages'
import { RecipeCard } from './recipe'

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

const paging = {
  limit: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT),
  offset: z.coerce.number({ error: INVALID_INPUT }).int().min(0).max(1_000_000).default(0),
}

/** Query of a site's recipe list. Facets and text search come with the search issue. */
export const RecipesQuery = z.object({
  ...paging,
  orderBy: z.enum(RECIPE_ORDERS, { error: INVALID_INPUT }).default('published_at_desc'),
})
export type RecipesQuery = z.infer<typeof RecipesQuery>

/** A page of a site's recipes. */
export const RecipesPage = z.object({
  recipes: z.array(RecipeCard),
  total: z.number(),
  limit: z.number(),
  offset: z.number(),
})
export type RecipesPage = z.infer<typeof RecipesPage>

/** Query of the kitchen's recipe list. */
export const ManagedRecipesQuery = z.object({
  ...paging,
  query: z.string().trim().max(200).optional(),
  status: z.enum(['draft', 'published'], { error: INVALID_INPUT }).optional(),
  orderBy: z.enum(MANAGED_RECIPE_ORDERS, { error: INVALID_INPUT }).default('updated_at_desc'),
})
export type ManagedRecipesQuery = z.infer<typeof ManagedRecipesQuery>
