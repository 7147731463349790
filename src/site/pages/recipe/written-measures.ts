import type { Recipe } from '@/src/contract/recipe/recipe'
import type { PublicSite } from '@/src/contract/site/site'
import {
  countTemperatureSystems,
  countUnitSystems,
  mainSystem,
} from '@/src/domain/cooking/written-measures'
import { richTextToPlainText } from '@/src/site/parts/recipe/recipe-words'
import type { RecipeReferences } from '@/src/site/parts/recipe/recipe-words'

/**
 * The measures that the page of a recipe shows by default. If the site never chose any, they are those that
 * the recipe is written in; computed on the server, so that the page needs no script for it.
 * @see docs/product/sites-and-hosts.md#chosen-measures
 */
export function writtenMeasures(
  site: PublicSite,
  recipe: Recipe,
  references: RecipeReferences,
): Pick<PublicSite, 'defaultMeasurementSystem' | 'defaultTemperatureSystem'> {
  const system = site.isMeasurementSystemChosen ? null : mainSystem(countUnitSystems(units(recipe)))
  const temperature = site.isTemperatureSystemChosen
    ? null
    : mainSystem(countTemperatureSystems(steps(recipe, references)))
  return {
    defaultMeasurementSystem: system ?? site.defaultMeasurementSystem,
    defaultTemperatureSystem: temperature ?? site.defaultTemperatureSystem,
  }
}

const units = ({ ingredientUsageGroups }: Recipe): string[] =>
  ingredientUsageGroups
    .flatMap(({ ingredientUsages }) => ingredientUsages)
    .flatMap(({ unit }) => unit?.slug ?? [])

const steps = ({ instructionGroups }: Recipe, references: RecipeReferences): string[] =>
  instructionGroups
    .flatMap(({ instructions }) => instructions)
    .map(({ content }) => (content === null ? '' : richTextToPlainText(content, references)))
