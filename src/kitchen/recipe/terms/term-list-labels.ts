import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { TermList } from '@/src/contract/recipe/term-lists'

/** The six kinds of terms in words. */
export const TERM_LIST_LABELS: Readonly<Record<TermList, string>> = {
  meals: 'Meals',
  categories: 'Categories',
  cuisines: 'Cuisines',
  methods: 'Methods',
  diets: 'Diets',
  tags: 'Tags',
}

/** A term of each kind in words. */
export const TERM_KIND_LABELS: Readonly<Record<TermKind, string>> = {
  meal: 'Meal',
  category: 'Category',
  cuisine: 'Cuisine',
  method: 'Method',
  diet: 'Diet',
  tag: 'Tag',
}
