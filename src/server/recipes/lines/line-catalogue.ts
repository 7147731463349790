import type { Ingredient, Unit } from '@/src/contract/recipe/catalogue'
import type { MatchContext } from '@/src/parsing/match'

/** Lookups of units and ingredients for recipe lines. */
export type LineCatalogue = {
  unitById: (id: string) => Unit | undefined
  unitBySlug: (slug: string) => Unit | undefined
  ingredientById: (id: string) => Pick<Ingredient, 'id' | 'title'> | undefined
  /** The ingredient that a name means; null where naming one would be a guess. */
  ingredient: (name: string, context?: MatchContext) => Pick<Ingredient, 'id' | 'title'> | null
}
