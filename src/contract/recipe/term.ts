import { z } from 'zod'
import { OwnId, slugOf } from '../common-fields'

/** A taxonomy term on a recipe. */
export const Term = z
  .object({
    id: OwnId,
    slug: slugOf('term', 'kind'),
    title: z.string().describe('Name of the term.'),
  })
  .describe('A taxonomy term on a recipe.')
export type Term = z.infer<typeof Term>

/**
 * A term that recipes can be filtered by.
 * @see docs/product/search.md#facets
 */
export const FilterItem = Term.extend({
  recipeCount: z.number().describe('Number of matching recipes with the term.'),
  isSelected: z.boolean().describe('Whether the query filters by the term.'),
}).describe('A term to filter recipes by.')
export type FilterItem = z.infer<typeof FilterItem>
