import { describe, expect, it } from 'vitest'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import {
  ingredientDifference,
  ingredientSystem,
  stepDifference,
  stepSystem,
} from './written-systems'

const units = new Map(
  ['gram', 'milliliter', 'cup', 'ounce', 'teaspoon', 'clove'].map((slug) => [
    slug,
    { slug, abbreviation: null as string | null },
  ]),
)
units.set('celsius', { slug: 'celsius', abbreviation: '°C' })

const typed = (...slugs: (string | null)[]) =>
  ingredientSystem([{ ingredientUsages: slugs.map((unitId) => ({ unitId })) }], units)
const steps = (...contents: (string | RichTextDocument | null)[]) => {
  const documents = contents.map((content) =>
    typeof content === 'string' ? documentFromPlainText(content) : content,
  )
  return stepSystem([{ instructions: documents.map((content) => ({ content })) }], units)
}

// docs/product/kitchen.md#measures-in-the-editor
describe('the measures of a recipe that is typed', () => {
  it('are those of two thirds of the lines with units, from three lines on', () => {
    expect(typed('gram', 'milliliter', 'gram')).toBe('metric')
    expect(typed('gram', 'gram', 'cup')).toBe('metric')
    expect(typed('cup', 'ounce', 'cup', 'gram')).toBe('imperial')
    expect(typed('gram', 'cup', 'gram', 'cup')).toBeNull()
    expect(typed('gram', 'gram')).toBeNull()
  })

  it('do not depend on spoons, pieces and lines without a unit', () => {
    expect(typed('gram', 'teaspoon', 'clove', null, 'teaspoon', 'gram')).toBeNull()
    expect(typed('gram', 'teaspoon', 'clove', null, 'gram', 'gram')).toBe('metric')
    expect(ingredientSystem(undefined, units)).toBeNull()
  })

  it('of steps are those of their temperatures, typed or as a chip', () => {
    const chip = { type: 'measurement', quantity: 180, unitId: 'celsius' } as const
    expect(steps('Bake at 180°C.', null, 'Serve.')).toBe('celsius')
    expect(steps([{ type: 'paragraph', children: [{ text: 'Bake at ' }, chip] }])).toBe('celsius')
    expect(steps('Bake at 350 °F.', 'Or at Gas 4.')).toBe('fahrenheit')
    expect(steps('Bake at 350°F (180°C).')).toBeNull()
    expect(stepSystem(undefined, units)).toBeNull()
  })
})

describe('the difference that the editor mentions', () => {
  const site = {
    defaultMeasurementSystem: 'imperial',
    defaultTemperatureSystem: 'fahrenheit',
    isMeasurementSystemChosen: true,
    isTemperatureSystemChosen: true,
    spellOutUnits: false,
  } as const

  it('is between what is typed and what the site shows', () => {
    expect(ingredientDifference('metric', site)).toEqual({ typed: 'metric', shown: 'imperial' })
    expect(ingredientDifference('imperial', site)).toBeNull()
    expect(stepDifference('celsius', site)).toEqual({ typed: 'celsius', shown: 'fahrenheit' })
    expect(stepDifference(null, site)).toBeNull()
  })

  it('is none before somebody has chosen: readers see recipes as they are written', () => {
    const unchosen = { ...site, isMeasurementSystemChosen: false, isTemperatureSystemChosen: false }
    expect(ingredientDifference('metric', unchosen)).toBeNull()
    expect(stepDifference('celsius', unchosen)).toBeNull()
  })
})
