import type { Recipe, RecipeCard } from '@/src/contract/recipe'
import type { PublicSite } from '@/src/contract/site'
import type { RecipeReferences } from '@/src/site/parts/recipe-words'
import type { Look, RecipeSection } from '@/src/site/templates/template'

/** What the recipe page has to show. */
export type RecipeData = {
  site: PublicSite
  recipe: Recipe
  /** What its rich text points at. */
  references: RecipeReferences
  /** Other recipes of the site, newest first. */
  others: readonly RecipeCard[]
  look: Look
}

/** What a section of the recipe page is given: its settings and the data. */
export type RecipeSectionProps<Kind extends RecipeSection['kind']> = {
  section: Extract<RecipeSection, { kind: Kind }>
  data: RecipeData
}
