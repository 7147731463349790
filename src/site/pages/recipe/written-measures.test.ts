import { describe, expect, it } from 'vitest'
import {
  exampleId,
  exampleRecipe,
  exampleSite,
  exampleUsage,
} from '@/src/site/testing/example-content'
import { NO_REFERENCES } from '@/src/site/parts/recipe/recipe-words'
import { writtenMeasures } from './written-measures'

const unit = (slug: string) => ({
  ...{ id: exampleId(301), slug, title: slug, pluralTitle: `${slug}s`, abbreviation: null },
})
const recipe = (slugs: readonly string[], step: string) => {
  const { instructionGroups, ...rest } = exampleRecipe()
  const [group] = instructionGroups
  const content = [{ type: 'paragraph', children: [{ text: step }] } as const]
  return {
    ...rest,
    ingredientUsageGroups: [
      {
        ...{ id: exampleId(500), title: null, note: null },
        ingredientUsages: slugs.map((slug) => exampleUsage({ unit: unit(slug) })),
      },
    ],
    instructionGroups: group
      ? [{ ...group, instructions: group.instructions.map((each) => ({ ...each, content })) }]
      : [],
  }
}
const metric = recipe(['gram', 'gram', 'cup', 'tablespoon'], 'Bake at 180°C.')
const unchosen = exampleSite({ isMeasurementSystemChosen: false, isTemperatureSystemChosen: false })

// docs/product/sites-and-hosts.md#chosen-measures
describe('the switches of a recipe', () => {
  it('begin with the measures of the recipe on a site that has chosen none', () => {
    expect(writtenMeasures(unchosen, metric, NO_REFERENCES)).toMatchObject({
      defaultMeasurementSystem: 'metric',
      defaultTemperatureSystem: 'celsius',
    })
  })

  it('begin with the defaults where the recipe says nothing', () => {
    const measures = writtenMeasures(unchosen, recipe([], 'Stir.'), NO_REFERENCES)
    expect(unchosen).toMatchObject(measures)
  })

  it('begin with the measures of the site once those were chosen', () => {
    const chosen = exampleSite()
    expect(chosen).toMatchObject(writtenMeasures(chosen, metric, NO_REFERENCES))
  })
})
