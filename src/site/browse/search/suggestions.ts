import type { Filters } from '@/src/contract/recipe/recipes-index'
import type { FilterItem } from '@/src/contract/recipe/term'
import { isSelected } from '../filters/selection'
import type { Facet, Selection } from '../filters/selection'

/** A term that is offered as a filter. */
export type Suggestion = { facet: Facet; item: FilterItem }

/**
 * The order of facets, and the number of filters suggested.
 * @see docs/product/search.md#suggested-filters
 */
const TURNS = ['meals', 'cuisines', 'categories', 'diets', 'methods'] as const satisfies Facet[]
const MAX_SUGGESTIONS = 5

/** Suggests up to five more terms to filter by: the most popular of each facet in turn. */
export function suggestFilters(filters: Filters, selection: Selection): Suggestion[] {
  const queues = TURNS.map((facet) =>
    filters[facet]
      .filter(({ slug, recipeCount }) => recipeCount > 0 && !isSelected(selection, facet, slug))
      .sort((a, b) => b.recipeCount - a.recipeCount)
      .map((item) => ({ facet, item })),
  )
  const rounds = Math.max(...queues.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    queues.flatMap((queue) => queue.slice(round, round + 1)),
  )
    .flat()
    .slice(0, MAX_SUGGESTIONS)
}
