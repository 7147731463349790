import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnnotatedLine } from '@/src/domain/ingredient-lines/line-spans'
import { renderLine } from '@/src/domain/ingredient-lines/render-line'
import { spansProblem } from '@/src/domain/ingredient-lines/spans-problem'
import { globals } from '@/src/e2e/components/globals'
import { getAnnotation } from '../annotated-line'
import { amountAt } from '../span-ranges'
import { linesOver } from '../testing/lines'
import { isPinned, pinAmount, pinLine, pinnableAmounts } from './pin-amount'
import { addAmount, formatNumbers, writeAmount } from './write-amount'
import { writeUnit } from './write-unit'
import { appendDetail, replaceSpanText } from './span-text'

const { tools, typed } = linesOver(globals)
const { read } = tools
const line = (text: string): AnnotatedLine => getAnnotation(typed(text))
const unit = (slug: string) => globals.units.find((each) => each.slug === slug) ?? null
const indexOf = ({ spans }: AnnotatedLine, kind: string, nth = 0): number =>
  spans.flatMap((span, at) => (span.kind === kind ? [at] : []))[nth] ?? -1
const withNumbers = (text: string, numbers: string, nth = 0): string | undefined =>
  writeAmount(line(text), indexOf(line(text), 'amount', nth), { typed: numbers, read })?.text
const withUnit = (text: string, slug: string | null, nth = 0): string =>
  writeUnit(line(text), indexOf(line(text), 'amount', nth), slug === null ? null : unit(slug)).text
const withWords = (text: string, kind: string, words: string): string =>
  replaceSpanText(line(text), indexOf(line(text), kind), words).text
const scaled = (annotated: AnnotatedLine): string =>
  renderLine({ ...annotated, ingredient: null }, { multiplier: 2, system: 'imperial' })
    .map((piece) => piece.text)
    .join('')

// docs/product/ingredient-lines.md#editing-a-line
describe('an amount that is changed in its window', () => {
  it.each([
    ['2 cups flour, sifted', '3', '3 cups flour, sifted'],
    ['2 cups flour', '1', '1 cup flour'],
    ['1 cup flour', '1 1/2', '1 1/2 cups flour'],
    ['2-3 cups stock', '4 to 5', '4 to 5 cups stock'],
    ['2 to 3 cups stock', '4', '4 cups stock'],
    ['400ml milk', '500', '500ml milk'],
    ['a lemon', '2', '2 lemons'],
    ['2 onions, chopped', '1', '1 onion, chopped'],
    ['a few sprigs thyme', '1', '1 sprig thyme'],
    ['juice of ½ orange', '2', 'juice of 2 oranges'],
    ['1 (14-ounce) can chickpeas', '2', '2 (14-ounce) cans chickpeas'],
    ['大さじ2 醤油', '3', '大さじ3 醤油'],
  ])('of %s to %s makes %s', (text, numbers, expected) => {
    expect(withNumbers(text, numbers)).toBe(expected)
  })

  it('is one of a sum, of a choice or of a size, each by itself', () => {
    expect(withNumbers('1 cup + 2 tbsp sugar', '3', 1)).toBe('1 cup + 3 tbsp sugar')
    expect(withNumbers('2 large or 3 small onions', '4', 1)).toBe('2 large or 4 small onions')
    expect(withNumbers('1 (14-ounce) can chickpeas', '15', 1)).toBe('1 (15-ounce) can chickpeas')
    expect(withNumbers('6 chicken thighs (about 2 pounds)', '1', 1)).toBe(
      '6 chicken thighs (about 1 pound)',
    )
  })

  it('is offered as it was typed, or in figures', () => {
    const offered = (text: string): string => {
      const amount = amountAt(line(text), indexOf(line(text), 'amount'))
      return amount ? formatNumbers(line(text), amount) : ''
    }
    expect(offered('1 1/2 cups flour')).toBe('1 1/2')
    expect(offered('2 to 3 cups flour')).toBe('2 to 3')
    expect(offered('a lemon')).toBe('1')
    expect(offered('a few sprigs thyme')).toBe('')
  })

  it('is written as the parser reads it', () => {
    expect(withNumbers('1 cup flour', '1 1/2')).toBe('1 1/2 cups flour')
    expect(withNumbers('1 cup flour', '100/8')).toBe('12½ cups flour')
    expect(withNumbers('1 cup flour', 'lots')).toBeUndefined()
    expect(withNumbers('1 cup flour', '')).toBeUndefined()
  })

  it('can be added to a line that has none', () => {
    expect(addAmount(line('onion, chopped'), { typed: '2', read })?.text).toBe('2 onions, chopped')
    expect(addAmount(line('salt'), { typed: '1', read })?.text).toBe('1 salt')
  })
})

// docs/product/ingredient-lines.md#editing-a-line
describe('a unit that is changed in its window', () => {
  it.each([
    ['2 cups flour', 'tablespoon', '2 tablespoons flour'],
    ['1 cup flour', 'tablespoon', '1 tablespoon flour'],
    ['2 tbsp sugar', 'teaspoon', '2 tsp sugar'],
    ['2 tbsp sugar', 'cup', '2 cups sugar'],
    ['400ml milk', 'gram', '400g milk'],
    ['400ml milk', 'cup', '400 cups milk'],
    ['2 onions', 'pound', '2 pounds onions'],
    ['1 (14-ounce) can chickpeas', 'jar', '1 (14-ounce) jar chickpeas'],
    ['大さじ2 醤油', 'teaspoon', '2 teaspoons 醤油'],
    ['2 cups of flour', null, '2 flour'],
    ['2 cups flour', null, '2 flour'],
    ['1 (14-ounce) can chickpeas', null, '1 (14-ounce) chickpeas'],
  ])('of %s to %s makes %s', (text, slug, expected) => {
    expect(withUnit(text, slug)).toBe(expected)
  })

  it('is the one of its own amount', () => {
    expect(withUnit('1 cup + 2 tbsp sugar', 'teaspoon', 1)).toBe('1 cup + 2 tsp sugar')
  })
})

// docs/product/ingredient-lines.md#editing-a-line
describe('words that are changed in their window', () => {
  it('are written in their place', () => {
    expect(withWords('2 cups flour, sifted', 'name', 'rye flour')).toBe('2 cups rye flour, sifted')
    expect(withWords('2 cups flour, sifted (organic)', 'preparation', 'fine')).toBe(
      '2 cups flour, fine (organic)',
    )
    expect(withWords('2 cups flour (organic)', 'note', 'local')).toBe('2 cups flour (local)')
  })

  it('go with their comma or brackets', () => {
    expect(withWords('2 cups flour, sifted (organic)', 'preparation', '')).toBe(
      '2 cups flour (organic)',
    )
    expect(withWords('2 cups flour (organic), sifted', 'note', ' ')).toBe('2 cups flour, sifted')
    expect(withWords('2 cups flour', 'name', '')).toBe('2 cups flour')
  })

  it('are appended where the line has none', () => {
    expect(appendDetail(line('2 cups flour'), 'preparation', 'sifted').text).toBe(
      '2 cups flour, sifted',
    )
    expect(appendDetail(line('2 cups flour'), 'note', 'organic').text).toBe(
      '2 cups flour (organic)',
    )
  })
})

// docs/product/ingredient-lines.md#pinned-amounts
describe('an amount that is pinned', () => {
  const pinned = (text: string, at = 0, isWanted = true): AnnotatedLine =>
    pinAmount(line(text), at, { isPinned: isWanted, read })

  it('stays the same when the line is scaled, with the same quantity in other measures', () => {
    expect(scaled(line('2 bay leaves'))).toBe('4 bay leaves')
    expect(scaled(pinned('2 bay leaves'))).toBe('2 bay leaves')
    const thighs = '6 chicken thighs (about 2 pounds)'
    expect(scaled(pinned(thighs))).toBe(thighs)
    expect(scaled(pinned(thighs, indexOf(line(thighs), 'amount', 1)))).toBe(thighs)
    expect(scaled(pinned('1 cup + 2 tbsp oil'))).toBe('1 cup + 2 tbsp oil')
  })

  it('scales again as the line is read', () => {
    const thighs = '6 chicken thighs (about 2 pounds)'
    const back = pinAmount(pinned(thighs), 0, { isPinned: false, read })
    expect(back).toEqual(line(thighs))
  })

  it('by its words can be let scale', () => {
    const oil = line('2 tbsp oil, for frying')
    expect(isPinned(oil, 0)).toBe(true)
    expect(scaled(pinned('2 tbsp oil, for frying', 0, false))).toBe('4 tbsp oil, for frying')
  })

  it('is every amount of a line in its menu', () => {
    const text = '2 large or 3 small onions'
    expect(scaled(pinLine(line(text), { isPinned: true, read }))).toBe(text)
    expect(pinnableAmounts(line('a few sprigs thyme'))).toEqual([])
  })
})

const LINES = [
  '2 cups flour, sifted (organic)',
  '1 cup + 2 tbsp sugar',
  '1 lb 8 oz ground beef',
  '2 large or 3 small onions',
  '1 (14-ounce) can chickpeas, drained',
  '6 chicken thighs (about 2 pounds)',
  'juice of ½ orange',
  '400ml/14fl oz milk',
  '1 kg Mehl, gesiebt',
  '2 x 400g tins tomatoes',
]

describe('whatever is written in a window', () => {
  const anyLine = fc.constantFrom(...LINES).map(line)
  const anyWords = fc.constantFrom('3', '½', '2–3', 'finely chopped', '', 'a (b)', 'cup', '2 cups')
  const anyUnit = fc.constantFrom('cup', 'gram', 'tablespoon', 'piece', null)

  it('leaves spans that fit the text', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(5), anyWords, anyUnit, (each, at, words, slug) => {
        const written = [
          writeAmount(each, at, { typed: words, read }) ?? each,
          writeUnit(each, at, slug === null ? null : unit(slug)),
          replaceSpanText(each, at, words),
          appendDetail(each, 'note', words),
          pinLine(each, { isPinned: true, read }),
        ]
        for (const result of written) {
          expect({ ...result, problem: spansProblem(result) }).toMatchObject({ problem: null })
        }
      }),
    )
  })

  it('leaves every other part as it was, apart from the noun that is counted', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(5), anyWords, (each, at, words) => {
        const written =
          each.spans[at]?.kind === 'amount'
            ? (writeAmount(each, at, { typed: words, read }) ?? each)
            : replaceSpanText(each, at, words || 'x')
        const partsOf = ({ text, spans }: AnnotatedLine): string[] =>
          spans.flatMap(({ kind, start, end }, index) =>
            index === at || kind === 'name' ? [] : [text.slice(start, end)],
          )
        expect(partsOf(written)).toEqual(partsOf(each))
        const [span, after] = [each.spans[at], written.spans[at]]
        if (!span || !after || span.kind === 'amount') return
        expect(written.text.slice(0, after.start)).toBe(each.text.slice(0, span.start))
        expect(written.text.slice(after.end)).toBe(each.text.slice(span.end))
      }),
    )
  })
})
