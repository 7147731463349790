import { describe, expect, it } from 'vitest'
import { exampleId, exampleRecipe, exampleUsage } from '@/src/site/testing/example-content'
import { ingredientLine, ingredientName, recipeReferences, richTextWords } from './recipe-words'

const recipe = exampleRecipe()
const references = recipeReferences(recipe, [])

describe('the words of a recipe', () => {
  it('write an ingredient line as a cook would', () => {
    expect(ingredientLine(exampleUsage(), references)).toBe('1½ cups rye flour, sifted (organic)')
  })

  it('count carrots in the plural, for as many as are cooked', () => {
    const { ingredient } = exampleUsage()
    const usage = exampleUsage({
      ...{ quantityMin: 2, unit: null, preparation: [], note: null },
      ingredient: ingredient && { ...ingredient, title: 'carrot' },
    })
    expect(ingredientLine(usage, references)).toBe('2 carrots')
    const measures = { multiplier: 0.5, system: 'metric', temperature: 'celsius' } as const
    expect(ingredientLine(usage, { ...references, measures })).toBe('1 carrot')
    expect(ingredientLine({ ...usage, quantityMin: null }, references)).toBe('carrot')
  })

  it('leave out what an ingredient line does not say', () => {
    const bare = exampleUsage({ quantityMin: null, unit: null, preparation: [], note: null })
    expect(ingredientLine(bare, references)).toBe('rye flour')
  })

  it('call an ingredient by its own words first, and by what was typed last', () => {
    expect(ingredientName(exampleUsage({ ingredientTitleOverride: 'dark rye' }))).toBe('dark rye')
    expect(ingredientName(exampleUsage({ ingredient: null, originalText: 'a bit of rye' }))).toBe(
      'a bit of rye',
    )
    expect(ingredientName(exampleUsage({ ingredient: null }))).toBe('')
  })

  it('write out references and measurements of a step', () => {
    const step = recipe.instructionGroups[0]?.instructions[0]?.content ?? []
    expect(richTextWords(step, references)).toBe('Knead the rye flour with ½ cup of water.')
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
    expect(richTextWords(step, references)).toBe('Fold 1/4 cup of flour, then salt.')
    const measures = { multiplier: 2, system: 'imperial', temperature: 'celsius' } as const
    expect(richTextWords(step, { ...references, measures })).toBe('Fold ½ cup of flour, then salt.')
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
    expect(richTextWords(gone, references)).toBe('Add')
  })
})
