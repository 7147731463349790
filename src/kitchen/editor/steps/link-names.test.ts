import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Inline, RichTextDocument } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { LineCatalogues } from '../ingredients/catalogues'
import { withReferences } from './link-names'
import { knownNames, nameFinder } from './name-finder'
import type { Nameable } from './name-finder'

const paragraph = (...children: Inline[]): RichTextDocument => [{ type: 'paragraph', children }]
const lines = (...names: string[]): Nameable[] => names.map((name) => ({ id: name, name }))

/** The words of a text with references in brackets: `Melt the [butter].` */
function linked(
  words: string,
  of: readonly Nameable[],
  known?: ReturnType<typeof knownNames>,
): string {
  const finder = nameFinder(of, known)
  if (!finder) return words
  const { document } = withReferences(paragraph({ text: words }), finder)
  return plainText(document, ({ text = '' }) => `[${text}]`)
}

const catalogue = (...names: string[]): Pick<LineCatalogues, 'ingredients'> => ({
  ingredients: new Map(
    names.map((title) => [title, { id: title, slug: title, title, aliases: [] }]),
  ),
})

// docs/product/kitchen.md#steps
describe('linking the names in a step', () => {
  it('keeps the words that are there, in singular, plural and any case', () => {
    expect(linked('Brown the butter.', lines('unsalted butter'))).toBe('Brown the [butter].')
    expect(linked('Eggs first, then milk', lines('egg', 'Whole Milk'))).toBe(
      '[Eggs] first, then [milk]',
    )
    expect(linked('Halve a tomato and one cherry', lines('tomatoes', 'cherries'))).toBe(
      'Halve a [tomato] and one [cherry]',
    )
  })

  it('takes the longest name at each place', () => {
    const of = lines('extra-virgin olive oil', 'peanut butter', 'butter')
    expect(linked('Stir olive oil and peanut butter in', of)).toBe(
      'Stir [olive oil] and [peanut butter] in',
    )
    expect(linked('peanut butter, more peanut butter, then butter', of)).toBe(
      '[peanut butter], more peanut butter, then [butter]',
    )
  })

  it('leaves other words alone that hold a name', () => {
    for (const words of ['butternut squash', 'buttermilk', 'butter-free', 'nut-butter']) {
      expect(linked(words, lines('unsalted butter'))).toBe(words)
    }
  })

  it('leaves names of other ingredients of the catalogue alone', () => {
    const known = knownNames(catalogue('peanut butter', 'butter bean', 'butter', 'unsalted butter'))
    const own = [{ id: 'b', name: 'unsalted butter', ingredientId: 'unsalted butter' }]
    expect(linked('Spread the peanut butter', own, known)).toBe('Spread the peanut butter')
    expect(linked('Drain the butter beans', own, known)).toBe('Drain the butter beans')
    expect(linked('Melt the butter', own, known)).toBe('Melt the [butter]')
    expect(linked('Melt the unsalted butter', own, known)).toBe('Melt the [unsalted butter]')
  })

  it('knows a name without what describes it behind a comma', () => {
    expect(linked('Add the onion', lines('red onion, finely chopped'))).toBe('Add the [onion]')
  })

  it('never changes what is read, nor the spaces in it', () => {
    const word = fc.constantFrom(
      ...['butter', 'Butter', 'unsalted', 'peanut', 'eggs', 'egg', 'flour', 'crème fraîche', 'İ'],
    )
    const gap = fc.constantFrom(' ', '  ', ', ', '.', ') ', '; ', ': ', '-', '\n', '', '\u00a0')
    const words = fc
      .array(fc.tuple(fc.oneof(word, fc.string()), gap))
      .map((parts) => parts.flat().join(''))
    const recipe = fc.array(
      fc.oneof(
        fc.string(),
        fc.array(word, { minLength: 1 }).map((each) => each.join(' ')),
      ),
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), recipe, (texts, names) => {
        const finder = nameFinder(names.map((name, at) => ({ id: String(at), name })))
        const before = paragraph(...texts.map((text) => ({ text })))
        const after = finder ? withReferences(before, finder).document : before
        expect(plainText(after, ({ text }) => text ?? 'the name of the line')).toBe(
          plainText(before),
        )
      }),
      { numRuns: 500 },
    )
  })
})
