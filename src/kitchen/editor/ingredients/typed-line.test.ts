import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { spansProblem } from '@/src/domain/ingredient-lines/spans-problem'
import { globals } from '@/src/e2e/components/globals'
import { getAnnotation, lineName, withAnnotation } from './annotated-line'
import type { IngredientLine } from './ingredient-line'
import { editableIngredients, emptyLine, fromRows, toRows } from './ingredient-line'
import { partPieces } from './line-parts'
import { linesOver, shownParts } from './testing/lines'
import { completeLine, lineFromText, lostParts, editLine } from './typed-line'
import { pinLine } from './writing/pin-amount'

const { idOf, tools, typed } = linesOver(globals)

const shownText = (line: IngredientLine): string =>
  partPieces(getAnnotation(line))
    .map(({ text }) => text)
    .join('')
const linked = (line: IngredientLine, slug: string): IngredientLine =>
  withAnnotation(line, getAnnotation(line), tools.catalogues, idOf('ingredients', slug))
const pinned = (text: string): IngredientLine =>
  withAnnotation(
    typed(text),
    pinLine(getAnnotation(typed(text)), { isPinned: true, read: tools.read }),
    tools.catalogues,
  )
const roles = (line: IngredientLine): string[] =>
  getAnnotation(line).spans.flatMap((span) => (span.kind === 'amount' ? [span.role] : []))

// docs/product/ingredient-lines.md#editing-a-line
describe('a typed line', () => {
  it.each([
    ['2 cups flour, sifted', ['amount 2', 'unit cups', 'name flour', 'preparation sifted']],
    ['1 cup + 2 tbsp sugar', ['amount 1', 'unit cup', 'amount 2', 'unit tbsp', 'name sugar']],
    ['2 large or 3 small onions', ['amount 2', 'amount 3', 'name onions']],
    [
      '1 (14-ounce) can chickpeas, drained',
      ['amount 1', 'amount 14', 'unit ounce', 'unit can', 'name chickpeas', 'preparation drained'],
    ],
    [
      '6 chicken thighs (about 2 pounds)',
      ['amount 6', 'name chicken thighs', 'amount 2', 'unit pounds'],
    ],
    ['juice of ½ orange', ['preparation juice of', 'amount ½', 'name orange']],
    ['a pinch of nutmeg', ['amount a', 'unit pinch', 'name nutmeg']],
    ['a few sprigs thyme', ['amount a few', 'unit sprigs', 'name thyme']],
    ['大さじ2 醤油', ['unit 大さじ', 'amount 2', 'name 醤油']],
  ])('%s is shown as its text, with its parts in their places', (text, parts) => {
    expect(shownText(typed(text))).toBe(text)
    expect(shownParts(typed(text))).toEqual(parts)
  })

  it('is shown as it was typed, whatever that was', () => {
    const words = fc.constantFrom(
      '2',
      '½',
      'cups',
      ' ',
      ',',
      '(',
      ')',
      'flour',
      'or',
      '-',
      'a',
      '🍋',
    )
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(words, { maxLength: 20 }).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(text, (each) => {
        const line = typed(each)
        expect(shownText(line)).toBe(tools.read?.(each).text)
        expect(spansProblem(getAnnotation(line))).toBeNull()
      }),
    )
  })

  it('has only its white space normalised', () => {
    expect(typed('  2   cups\tflour ').text).toBe('2 cups flour')
  })

  it('of 5,000 characters stays as it is', () => {
    const text = `2 cups ${'very '.repeat(1000)}fine flour`
    expect(shownText(typed(text))).toBe(text)
  })

  it('is text alone until the parser has loaded, and has its parts then', () => {
    const line = lineFromText('2 cups flour', { ...tools, read: null })
    expect(line).toMatchObject({ text: '2 cups flour', spans: null, quantityMin: null })
    const { id: _id, ...completed } = completeLine(line, tools)
    const { id: _other, ...expected } = typed('2 cups flour')
    expect(completed).toEqual(expected)
  })

  it('has the fields of the API, which follow from its parts', () => {
    expect(typed('2–3 cups flour, sifted (organic)')).toMatchObject({
      quantityMin: 2,
      quantityMax: 3,
      unitId: idOf('units', 'cup'),
      note: 'organic',
      preparation: [{ type: 'paragraph', children: [{ text: 'sifted' }] }],
    })
  })

  it('without text of a client that knows fields alone is composed of them', () => {
    const [group] = editableIngredients([
      {
        ingredientUsages: [
          { quantityMin: 2, unitId: idOf('units', 'cup'), ingredientTitleOverride: 'rye' },
        ],
      },
    ])
    const [line = emptyLine()] = group?.ingredientUsages ?? []
    expect(completeLine(line, tools)).toMatchObject({ text: '2 cups rye', quantityMin: 2 })
  })
})

// docs/product/ingredient-lines.md#editing-a-line
describe('a line whose text is edited', () => {
  it('that is typed back is the very line it was', () => {
    const line = typed('2 cups flour')
    expect(editLine(line, '2 cups flour', tools)).toBe(line)
  })

  it('keeps its link while the name stays, and says so when it is lost', () => {
    const line = linked(typed('2 cups Oma’s meal'), 'rye-flour')
    const more = editLine(line, '3 cups Oma’s meal, sifted', tools)
    expect(more.ingredientId).toBe(idOf('ingredients', 'rye-flour'))
    expect(lostParts(line, more, tools)).toEqual([])
    const other = editLine(line, '2 cups sugar', tools)
    expect(other.ingredientId).toBe(typed('2 cups sugar').ingredientId)
    expect(lostParts(line, other, tools)).toEqual([
      'The name changed: no longer linked to “rye flour”.',
    ])
  })

  it('says nothing of a link that was found and not set by hand', () => {
    const line = typed('2 cups sugar')
    expect(lostParts(line, editLine(line, '2 cups gravel', tools), tools)).toEqual([])
  })

  it('keeps a pinned amount while its words stay, and says so when it scales again', () => {
    const line = pinned('2 bay leaves')
    expect(roles(line)).toEqual(['fixed'])
    const more = editLine(line, '2 fresh bay leaves, torn', tools)
    expect(roles(more)).toEqual(['fixed'])
    const moved = editLine(line, 'about 2 bay leaves', tools)
    expect(roles(moved)).toEqual(['fixed'])
    const other = editLine(line, '3 bay leaves', tools)
    expect(roles(other)).toEqual(['main'])
    expect(lostParts(line, other, tools)).toEqual([
      'The amount changed: it scales with the servings again.',
    ])
  })

  it('reads an amount again that has got a unit', () => {
    const line = editLine(pinned('2 onions'), '2 cups onions', tools)
    expect(shownParts(line)).toEqual(['amount 2', 'unit cups', 'name onions'])
    expect(roles(line)).toEqual(['main'])
  })

  it('keeps marks of a stored preparation while its words stay', () => {
    const bold = [
      { type: 'paragraph' as const, children: [{ text: 'sifted', bold: true as const }] },
    ]
    const line = { ...typed('2 cups flour, sifted'), preparation: bold }
    expect(editLine(line, '3 cups flour, sifted', tools).preparation).toEqual(bold)
    expect(editLine(line, '2 cups flour, fine', tools).preparation).not.toEqual(bold)
  })

  it('has spans that fit it, whatever was set by hand before', () => {
    const text = fc.constantFrom(
      '2 cups flour',
      '1 lb 8 oz beef',
      '2 or 3 eggs',
      '6 thighs (2 lb)',
      'salt',
    )
    const word = fc.constantFrom('2 ', 'cups ', '(', ')', ', ', 'x', '')
    fc.assert(
      fc.property(text, word, fc.nat(20), fc.nat(5), (each, added, at, removed) => {
        const line = linked(pinned(each), 'rye-flour')
        const edited = each.slice(0, at) + added + each.slice(at + removed)
        const next = editLine(line, edited, tools)
        expect(spansProblem(getAnnotation(next))).toBeNull()
        expect(next.text).toBe(tools.read?.(edited).text)
      }),
    )
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
    expect(groups[0]?.ingredientUsages[0]).toMatchObject({ text: '1 egg', spans: null })
  })

  it('are named in texts as their author wrote them', () => {
    expect(lineName(typed('2 large or 3 small onions'))).toBe('onions')
    expect(lineName(typed('2 cups'))).toBe('2 cups')
  })
})
