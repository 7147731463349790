import type { FoundRecipe } from '@/src/site/parts/header/site-links'
import { MAX_QUICK } from './use-quick-search'
import type { QuickResult } from './use-quick-search'

/** A line of the search's drop-down. */
export type QuickOption = { id: string; href: string; title: string; image: FoundRecipe['image'] }

/**
 * The options of the drop-down: matching recipes, or featured ones if there are none.
 * @see docs/product/search.md#header-search
 */
export function quickOptions(
  featured: readonly FoundRecipe[],
  result: QuickResult,
): readonly QuickOption[] {
  const recipes = (result?.recipes ?? featured).slice(0, MAX_QUICK)
  const options = recipes.map(({ id, slug, title, image }) => ({
    id,
    href: `/recipes/${slug}`,
    title,
    image,
  }))
  if (!result || result.total <= MAX_QUICK) return options
  const href = `/recipes?search=${encodeURIComponent(result.query)}`
  return [...options, { id: 'more', href, title: 'See more', image: null }]
}

/** The option that an arrow key selects; -1 is the box itself. */
export function nextOption(active: number, count: number, key: string): number {
  const step = key === 'ArrowDown' ? 1 : -1
  const places = count + 1
  return ((active + 1 + step + places) % places) - 1
}
