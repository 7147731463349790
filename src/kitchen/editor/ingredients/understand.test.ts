import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createUsageReader } from '@/src/parsing/ingredient-line/usage-reader'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { globals } from '@/src/e2e/components/globals'
import { lineCatalogues } from './catalogues'
import { editableIngredients, emptyLine, fromRows, hasParts, toRows } from './ingredient-line'
import type { IngredientLine } from './ingredient-line'
import { lineText, partWords, spoken } from './line-words'
import { headingTitle, insertPasted, lineFromText, pastedLines, pasteText } from './pasted-lines'
import { retyped } from './understand'

const read = createUsageReader(globals)
const catalogues = lineCatalogues(globals)
const words = (line: IngredientLine): Record<string, string> =>
  Object.fromEntries(
    Object.entries(partWords(line, catalogues)).filter(([, value]) => value !== ''),
  )

// docs/product/kitchen.md#ingredient-lines
describe('a typed line', () => {
  it('is understood as amount, unit, name and preparation', () => {
    expect(words(lineFromText('2 cups flour, sifted', read))).toEqual({
      amount: '2',
      unit: 'cups',
      name: 'flour',
      preparation: 'sifted',
    })
  })

  it('keeps a unit the catalogue does not have in its name', () => {
    expect(words(lineFromText('3 glugs of olive oil', read))['name']).toMatch(/olive oil/)
    expect(lineText(lineFromText('3 glugs of olive oil', read), catalogues, read)).toBe(
      '3 glugs of olive oil',
    )
  })

  it('gives back its text as it was typed, whatever that was', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(lineText(lineFromText(text, read), catalogues, read)).toBe(text)
      }),
    )
  })

  it('of 5,000 characters stays as its name, whole', () => {
    const text = `2 cups ${'very '.repeat(1000)}fine flour`
    const line = lineFromText(text, read)
    expect(partWords(line, catalogues).name).toBe(text)
    expect(line.originalText).toBe(text)
  })

  it('is text alone until the parser has come', () => {
    const line = lineFromText('2 cups flour', null)
    expect(hasParts(line)).toBe(false)
    expect(partWords(line, catalogues).name).toBe('2 cups flour')
  })

  it('keeps what was corrected by hand when something else of it is typed anew', () => {
    const typed = lineFromText('2 cups flour, sifted', read)
    const tablespoon = globals.units.find(({ slug }) => slug === 'tablespoon')
    const corrected = { ...typed, unitId: tablespoon?.id ?? null, link: 'https://example.com/' }
    const text = '2 cups flour, sifted'
    const again = retyped({ line: corrected, text }, '3 cups flour, sifted', read)
    expect(again.quantityMin).toBe(3)
    expect(again.unitId).toBe(tablespoon?.id)
    expect(again.link).toBe('https://example.com/')
  })

  it('that is typed back is the very line it was', () => {
    const line = lineFromText('2 cups flour', read)
    expect(retyped({ line, text: '2 cups flour' }, '2 cups flour', read)).toBe(line)
  })

  it('shows its parts as text where they were corrected since', () => {
    const line = { ...lineFromText('2 cups flour', read), quantityMin: 4 }
    expect(lineText(line, catalogues, read)).toBe('4 cups flour')
    expect(spoken(line, catalogues)).toBe('4 cups flour')
  })

  it('without a name is its own words', () => {
    const line = lineFromText('2 cups', read)
    expect(words(line)).toEqual({ name: '2 cups' })
  })
})

describe('pasted lines', () => {
  const list =
    'For the dough:\n• 500 g flour\n- 300 ml water\n\n## Topping\n▢ 2 blorbs of zonk\n1 tsp salt'

  it('make rows under their headings and say how many were understood', () => {
    const pasted = pastedLines(list, read)
    expect(pasted.lines).toBe(4)
    expect(pasteText(pasted)).toBe('3 of 4 understood')
    const empty = emptyLine()
    const groups = insertPasted(
      [{ id: 'g', title: null, note: null, rows: [empty] }],
      empty.id,
      pasted,
    )
    expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['For the dough', 2],
      ['Topping', 2],
    ])
  })

  it('stand behind the line they were pasted in', () => {
    const [first, last] = [lineFromText('1 egg', read), lineFromText('2 lemons', read)]
    const groups = insertPasted(
      [{ id: 'g', title: null, note: null, rows: [first, last] }],
      first.id,
      pastedLines('salt\npepper', read),
    )
    expect(groups[0]?.rows.map((row) => row.originalText)).toEqual([
      '1 egg',
      'salt',
      'pepper',
      '2 lemons',
    ])
  })

  it('are 500 at most, and the others are told', () => {
    const pasted = pastedLines('1 egg\n'.repeat(700), read)
    expect(pasted.lines).toBe(500)
    expect(pasteText(pasted)).toContain('200 more lines did not fit')
  })

  it('are headings when they end with a colon and have no amount', () => {
    expect(headingTitle('For the sauce:', read)).toBe('For the sauce')
    expect(headingTitle('2 cups flour:', read)).toBeNull()
    expect(headingTitle('flour', read)).toBeNull()
  })
})

describe('the lines of a recipe', () => {
  it('get ids and every field, and are a write form', () => {
    const written = [
      { ingredientUsages: [{ originalText: '1 egg', preparation: 'beaten' }, {}] },
      { title: 'Sauce', ingredientUsages: [] },
    ]
    const groups = fromRows(toRows(editableIngredients(written)))
    const parsed = RecipeWrite.shape.ingredientUsageGroups.parse(groups)
    expect(parsed).toEqual(groups)
    expect(groups[0]?.ingredientUsages[0]?.preparation).toEqual([
      { type: 'paragraph', children: [{ text: 'beaten' }] },
    ])
  })
})
