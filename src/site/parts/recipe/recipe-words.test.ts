import { describe, expect, it } from 'vitest'
import { exampleId, exampleRecipe, exampleUsage } from '@/src/site/testing/example-content'
import { ingredientName, recipeReferences, richTextToPlainText, usageAmount } from './recipe-words'

const recipe = exampleRecipe()
const references = recipeReferences(recipe, [])

describe('the words of a recipe', () => {
  it('say the amount of a line in the reader’s measures', () => {
    expect(usageAmount(exampleUsage(), references)).toBe('1½ cups')
    const measures = { multiplier: 2, system: 'imperial', temperature: 'celsius' } as const
    expect(usageAmount(exampleUsage(), { ...references, measures })).toBe('3 cups')
    const bare = exampleUsage({ quantityMin: null, unit: null, preparation: [], note: null })
    expect(usageAmount(bare, references)).toBe('')
  })

  it('call an ingredient by its own words first, and by what was typed last', () => {
    expect(ingredientName(exampleUsage({ ingredientTitleOverride: 'dark rye' }))).toBe('dark rye')
    expect(ingredientName(exampleUsage({ ingredient: null, text: 'a bit of rye' }))).toBe(
      'a bit of rye',
    )
  })

  it('write out references and measurements of a step', () => {
    const step = recipe.instructionGroups[0]?.instructions[0]?.content ?? []
    expect(richTextToPlainText(step, references)).toBe('Knead the rye flour with ½ cup of water.')
  })

  // docs/product/rich-text.md#references-and-measurements
  it('keep the author’s own words for an ingredient and for an amount', () => {
    const [cup] = references.units.values()
    const step = [
      {
        type: 'paragraph',
        children: [
          { text: 'Fold ' },
          { type: 'measurement', quantity: 0.25, unitId: cup?.id ?? '', text: '1/4 cup' },
          { text: ' of ' },
          { type: 'ingredient-usage-reference', ingredientUsageId: exampleId(200), text: 'flour' },
          { text: ', then ' },
          { type: 'ingredient-usage-reference', ingredientUsageId: exampleId(999), text: 'salt' },
          { text: '.' },
        ],
      },
    ] as const
    expect(richTextToPlainText(step, references)).toBe('Fold 1/4 cup of flour, then salt.')
    const measures = { multiplier: 2, system: 'imperial', temperature: 'celsius' } as const
    expect(richTextToPlainText(step, { ...references, measures })).toBe(
      'Fold ½ cup of flour, then salt.',
    )
  })

  it('leave out a reference to a line that is gone', () => {
    const gone = [
      {
        type: 'paragraph',
        children: [
          { text: 'Add ' },
          { type: 'ingredient-usage-reference', ingredientUsageId: exampleId(999) },
        ],
      },
    ] as const
    expect(richTextToPlainText(gone, references)).toBe('Add')
  })
})
