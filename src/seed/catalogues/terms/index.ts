import type { CatalogueTerm, TermKind } from '@/src/seed/catalogues/catalogue-types'
import { categories } from '@/src/seed/catalogues/terms/categories'
import { cuisines } from '@/src/seed/catalogues/terms/cuisines'
import { diets } from '@/src/seed/catalogues/terms/diets'
import { meals } from '@/src/seed/catalogues/terms/meals'
import { methods } from '@/src/seed/catalogues/terms/methods'
import { tags } from '@/src/seed/catalogues/terms/tags'

/** The taxonomy terms of every kind. Slugs and aliases are unique within a kind. */
export const terms: Readonly<Record<TermKind, readonly CatalogueTerm[]>> = {
  meal: meals,
  category: categories,
  cuisine: cuisines,
  method: methods,
  diet: diets,
  tag: tags,
}
