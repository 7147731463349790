import { z } from 'zod'
import { Id } from '../basics'

/** A taxonomy term on a recipe. */
export const Term = z.object({ id: Id, slug: z.string(), title: z.string() })
export type Term = z.infer<typeof Term>

/**
 * A term that recipes can be filtered by.
 * @see docs/product/search.md#facets
 */
export const FilterItem = Term.extend({ recipeCount: z.number(), isSelected: z.boolean() })
export type FilterItem = z.infer<typeof FilterItem>
