import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'

/** A catalogue that has nothing. */
export const NO_CATALOGUE: CatalogueIndex = {
  unitById: () => undefined,
  unitBySlug: () => undefined,
  ingredientById: () => undefined,
  ingredient: () => null,
  termId: () => null,
  equipment: () => null,
}
