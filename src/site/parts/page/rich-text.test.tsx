import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Inline } from '@/src/domain/rich-text/document'
import type { Measures } from '@/src/domain/cooking/measures'
import { exampleId, exampleRecipe } from '@/src/site/testing/example-content'
import { recipeReferences } from '../recipe/recipe-words'
import { RichText } from './rich-text'

const references = recipeReferences(exampleRecipe(), [])
const cup = [...references.units.values()].find(({ slug }) => slug === 'cup')

/** The words of a paragraph as it is read, in the measures of a reader. */
function read(children: readonly Inline[], measures: Partial<Measures> = {}): string {
  const html = renderToStaticMarkup(
    <RichText
      document={[{ type: 'paragraph', children }]}
      references={{
        ...references,
        measures: { multiplier: 1, system: 'imperial', temperature: 'fahrenheit', ...measures },
      }}
    />,
  )
  return html.replace(/<[^>]*>/g, '')
}

// docs/product/rich-text.md#references-and-measurements
describe('references and measurements on the page', () => {
  const flour = { type: 'ingredient-usage-reference', ingredientUsageId: exampleId(200) } as const
  const amount = { type: 'measurement', quantity: 0.25, unitId: cup?.id ?? '' } as const

  it('show the words of their author, with no space but those of the text', () => {
    const children = [
      { text: 'Whisk (' },
      { ...amount, text: '1/4 cup' },
      { text: ') ' },
      { ...flour, text: 'flour' },
      { text: ', then rest.' },
    ]
    expect(read(children)).toBe('Whisk (1/4 cup) flour, then rest.')
  })

  it('show the name of the line and the amount in figures without such words', () => {
    expect(read([amount, { text: ' ' }, flour, { text: '.' }])).toBe('¼ cup rye flour.')
  })

  it('compute an amount that is scaled or converted', () => {
    const children = [{ ...amount, text: '1/4 cup' }, { text: '.' }]
    expect(read(children, { multiplier: 2 })).toBe('½ cup.')
    expect(read(children, { system: 'metric' })).toBe('60 ml.')
  })

  // docs/product/rich-text.md#fixed-amounts
  it('convert a fixed amount, and never scale it', () => {
    const children = [{ ...amount, text: '1/4 cup', scaling: 'fixed' } as const, { text: '.' }]
    expect(read(children, { multiplier: 2 })).toBe('1/4 cup.')
    expect(read(children, { multiplier: 2, system: 'metric' })).toBe('60 ml.')
    expect(read([{ ...amount, scaling: 'scaled' }], { multiplier: 2 })).toBe('½ cup')
  })

  it('write units in full where the site wants them', () => {
    const measures = { system: 'metric', spellOutUnits: true } as const
    expect(read([amount], measures)).toBe('60 milliliters')
  })

  it('show the amount of a reference when it is pressed or has the focus', () => {
    const html = renderToStaticMarkup(
      <RichText document={[{ type: 'paragraph', children: [flour] }]} references={references} />,
    )
    expect(html).toContain('title="1½ cups" tabindex="0">rye flour</span>')
  })

  it('show the words of a reference whose line is gone', () => {
    const gone = { ...flour, ingredientUsageId: exampleId(999) }
    expect(read([{ text: 'Add ' }, { ...gone, text: 'salt' }, { text: '.' }])).toBe('Add salt.')
    expect(read([{ text: 'Add' }, gone, { text: '.' }])).toBe('Add.')
  })
})
