import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { TermList } from '@/src/contract/recipe/term-lists'

/** Labels of the six kinds of terms. */
export const TERM_LIST_LABELS: Readonly<Record<TermList, string>> = {
  meals: 'Meals',
  categories: 'Categories',
  cuisines: 'Cuisines',
  methods: 'Methods',
  diets: 'Diets',
  tags: 'Tags',
}

/** Singular labels of the kinds of terms. */
export const TERM_KIND_LABELS: Readonly<Record<TermKind, string>> = {
  meal: 'Meal',
  category: 'Category',
  cuisine: 'Cuisine',
  method: 'Method',
  diet: 'Diet',
  tag: 'Tag',
}
