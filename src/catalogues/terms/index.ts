import type { CatalogueTerm, TermKind } from '@/src/catalogues/catalogue-types'
import { categories } from '@/src/catalogues/terms/categories'
import { cuisines } from '@/src/catalogues/terms/cuisines'
import { diets } from '@/src/catalogues/terms/diets'
import { meals } from '@/src/catalogues/terms/meals'
import { methods } from '@/src/catalogues/terms/methods'
import { tags } from '@/src/catalogues/terms/tags'

/** The taxonomy terms of every kind. Slugs and aliases are unique within a kind. */
export const terms: Readonly<Record<TermKind, readonly CatalogueTerm[]>> = {
  meal: meals,
  category: categories,
  cuisine: cuisines,
  method: methods,
  diet: diets,
  tag: tags,
}
