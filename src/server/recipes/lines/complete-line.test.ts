import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spansProblem } from '@/src/domain/ingredient-lines/spans-problem'
import { NO_CATALOGUE } from '@/src/testing/setups/no-catalogue'
import { completeLine, completeStoredLine, isProblem } from './complete-line'
import type { CompleteLine, WrittenLine } from './written-line'

const UNITS = ['cup', 'gram', 'tablespoon'].map((slug) => ({
  ...{ id: `id-${slug}`, slug, title: slug, pluralTitle: `${slug}s`, abbreviation: null },
}))
const catalogue = {
  ...NO_CATALOGUE,
  unitById: (id: string) => UNITS.find((unit) => unit.id === id),
  unitBySlug: (slug: string) => UNITS.find((unit) => unit.slug === slug),
  ingredientById: (id: string) => (id === 'id-flour' ? { id, title: 'flour' } : undefined),
  ingredient: (name: string) => (name === 'flour' ? { id: 'id-flour', title: 'flour' } : null),
}

function complete(line: WrittenLine): CompleteLine {
  const result = completeLine(line, { catalogue })
  if (isProblem(result)) throw new Error(`${result.field}: ${result.message}`)
  return result
}
const problem = (line: WrittenLine): string | null => {
  const result = completeLine(line, { catalogue })
  return isProblem(result) ? result.field : null
}

// docs/product/ingredient-lines.md#text-and-fields
describe('a line that is written as text', () => {
  it('has the fields that its text says', () => {
    expect(complete({ text: ' 2–3  cups flour, sifted (organic) ' })).toMatchObject({
      text: '2–3 cups flour, sifted (organic)',
      quantityMin: 2,
      quantityMax: 3,
      unitId: 'id-cup',
      ingredientId: 'id-flour',
      ingredientTitleOverride: null,
      preparation: [{ children: [{ text: 'sifted' }] }],
      note: 'organic',
    })
  })

  it('has its sums added up in the first unit', () => {
    expect(complete({ text: '1 cup + 2 tbsp flour' })).toMatchObject({
      quantityMin: 1.125,
      unitId: 'id-cup',
    })
  })

  it('keeps an ingredient that was chosen, and one that was chosen to be none', () => {
    expect(complete({ text: '1 cup starch', ingredientId: 'id-flour' })).toMatchObject({
      ingredientId: 'id-flour',
      ingredientTitleOverride: 'starch',
    })
    expect(complete({ text: '1 cup flour', ingredientId: null }).ingredientId).toBeNull()
  })

  it('keeps a text of 5,000 characters whole', () => {
    const text = `1 cup flour ${'and more '.repeat(555)}`.trim()
    expect(complete({ text }).text).toBe(text)
    expect(complete({ text: '1 2 3 4 5 6 7 8 9 10 '.repeat(4) }).text).toContain('10 1 2')
  })
})

describe('a line that is written as text and fields', () => {
  it('is taken where they agree, also by the first amount of a sum', () => {
    const text = '1 cup + 2 tbsp flour, sifted'
    for (const quantityMin of [1, 1.125]) {
      expect(problem({ text, quantityMin, unitId: 'id-cup', preparation: [] })).toBeNull()
    }
    expect(problem({ text: '2 cups flour', quantityMin: 2, quantityMax: 2 })).toBeNull()
    expect(problem({ text: '⅓ cup flour', quantityMin: 0.333 })).toBeNull()
  })

  it.each<[string, WrittenLine]>([
    ['quantityMin', { text: '2 cups flour', quantityMin: 3 }],
    ['quantityMin', { text: 'flour', quantityMin: 3 }],
    ['quantityMax', { text: '2 cups flour', quantityMin: 2, quantityMax: 3 }],
    ['unitId', { text: '2 cups flour', unitId: 'id-gram' }],
    ['ingredientTitleOverride', { text: '2 cups flour', ingredientTitleOverride: 'rye flour' }],
    ['note', { text: '2 cups flour', note: 'optional' }],
    [
      'preparation',
      {
        text: '2 cups flour',
        preparation: [{ type: 'paragraph', children: [{ text: 'sifted' }] }],
      },
    ],
  ])('is refused by its %s where they disagree', (field, line) => {
    expect(problem(line)).toBe(field)
  })
})

describe('a line that is written with its spans', () => {
  const { text, spans } = complete({ text: '2 cups flour' })

  it('keeps a pinned amount', () => {
    const pinned = spans.map((span) =>
      span.kind === 'amount' ? { ...span, role: 'fixed' as const } : span,
    )
    expect(complete({ text, spans: pinned })).toMatchObject({
      spans: [{ role: 'fixed' }, { kind: 'name' }],
      quantityMin: 2,
    })
  })

  it('is refused where they lie beyond the text, overlap, or are those of another text', () => {
    const [amount, name] = spans
    if (!amount || !name) throw new Error('The line has two spans')
    expect(problem({ text: '2 c', spans })).toMatch(/^spans\.\d$/)
    expect(problem({ text, spans: [name, amount] })).toBe('spans.1')
    expect(problem({ text, spans: [{ ...amount, end: 5000 }] })).toBe('spans.0')
    expect(problem({ text: '3 cups flour', spans })).toBe('spans.0')
  })
})

// docs/product/ingredient-lines.md#lines-without-text
describe('a line that is written as fields', () => {
  it('has the text that is composed from them, not rounded', () => {
    const line = { quantityMin: 0.875, unitId: 'id-cup', ingredientId: 'id-flour' }
    expect(complete({ ...line, note: 'organic' }).text).toBe('⅞ cup flour (organic)')
    expect(complete({ quantityMin: 27.51, quantityMax: 30, unitId: 'id-gram' }).text).toBe(
      '27.51–30 grams',
    )
    expect(complete({}).text).toBe('')
  })

  it('is its text without the bullet where they compose one', () => {
    const line = complete({ ingredientTitleOverride: '-', note: 'optional' })
    expect(line).toMatchObject({ text: '(optional)', ingredientTitleOverride: null })
    expect(complete(line)).toEqual(line)
  })

  it('has its former text where the fields agree with it, else what they say', () => {
    const originalText = '2 c. flour'
    expect(complete({ originalText, quantityMin: 2, unitId: 'id-cup' }).text).toBe('2 c. flour')
    const corrected = { originalText, quantityMin: 3, unitId: 'id-cup', ingredientId: 'id-flour' }
    expect(complete(corrected).text).toBe('3 cups flour')
  })
})

it('a stored line that contradicts itself is its text', () => {
  const line = {
    id: 'a',
    text: '2 cups flour',
    quantityMin: 3,
    spans: [],
    link: 'https://a.example',
  }
  expect(completeStoredLine(line, { catalogue })).toMatchObject({
    ...{ id: 'a', text: '2 cups flour', quantityMin: 2, link: 'https://a.example' },
    spans: [{ kind: 'amount' }, { kind: 'name' }],
  })
})

it('a line is completed whatever it holds, and stays as it is from then on', () => {
  const words = fc.option(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('toString', 'constructor cups', '1 __proto__', '2 valueOf flour', 'a\nb; c'),
    ),
  )
  const quantity = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }))
  const line = fc.record({
    ...{ text: words, originalText: words, note: words, ingredientTitleOverride: words },
    ...{ quantityMin: quantity, quantityMax: quantity },
    unitId: fc.constantFrom(null, 'id-cup', 'id-gram'),
    ingredientId: fc.constantFrom(null, 'id-flour'),
    preparation: words.map((text) =>
      text === null ? null : [{ type: 'paragraph' as const, children: [{ text }] }],
    ),
  })
  fc.assert(
    fc.property(line, (written) => {
      const once = completeStoredLine(written, { catalogue })
      expect(spansProblem(once)).toBeNull()
      const again = completeStoredLine({ ...once, originalText: once.text }, { catalogue })
      expect({ ...again, preparation: again.preparation ?? [] }).toEqual({
        ...once,
        preparation: once.preparation ?? [],
      })
    }),
    { numRuns: 3000 },
  )
})
