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
