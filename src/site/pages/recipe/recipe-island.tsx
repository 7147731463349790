'use client'

import type { PublicSite } from '@/src/contract/site/site'
import { island } from '@/src/site/islands/island'
import RecipeSections from '@/src/site/sections/recipe/recipe-sections'
import type { RecipeSectionsProps } from '@/src/site/sections/recipe/recipe-sections'

type Props = RecipeSectionsProps & {
  /** The measures that the page shows by default. */
  measures: Pick<PublicSite, 'defaultMeasurementSystem' | 'defaultTemperatureSystem'>
}

/**
 * The sections of a recipe, hydrated at the first interaction: until then their script is not loaded.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const RecipeIsland = island('recipe', ({ measures, ...page }: Props) => (
  <RecipeSections {...page} site={{ ...page.site, ...measures }} />
))
