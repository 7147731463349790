import { describe, expect, it } from 'vitest'
import type { AmountSpan, LineSpan } from '@/src/domain/ingredient-lines/line-spans'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'

const MARKS = {
  main: 'main',
  sum: '+',
  alternative: 'or',
  equivalent: '=',
  size: 'size',
  fixed: 'fixed',
} as const

/** The line with its spans in brackets: `[main 2 cups] [name flour]`. */
function marked(line: string, language?: string): string {
  const { text, spans } = annotateLine(line, language === undefined ? {} : { language })
  let at = 0
  let result = ''
  for (const span of spans) {
    const kind = span.kind === 'amount' ? MARKS[span.role] : span.kind
    result += `${text.slice(at, span.start)}[${kind} ${text.slice(span.start, span.end)}]`
    at = span.end
  }
  return result + text.slice(at)
}

const amountsOf = (line: string, language?: string): AmountSpan[] =>
  annotateLine(line, language === undefined ? {} : { language }).spans.filter(
    (span: LineSpan) => span.kind === 'amount',
  )

const values = (line: string, language?: string): unknown[] =>
  amountsOf(line, language).map(({ quantityMin, quantityMax, unit }) => [
    quantityMin,
    quantityMax,
    unit,
  ])

const nounOf = (line: string, language?: string): string | null => {
  const { text, spans } = annotateLine(line, language === undefined ? {} : { language })
  const noun = spans.find((span) => span.kind === 'name')?.noun
  return noun ? `${text.slice(noun.start, noun.end)}: ${noun.singular}, ${noun.plural}` : null
}

const wordOf = (line: string, language?: string): string | null => {
  const word = amountsOf(line, language)[0]?.word
  return word ? `${word.singular}, ${word.plural}` : null
}

// docs/product/ingredient-lines.md#roles-of-amounts
describe('the roles of amounts', () => {
  it.each([
    ['1 cup + 2 tbsp sugar', '[main 1 cup] + [+ 2 tbsp] [name sugar]'],
    ['1 lb 8 oz ground beef', '[main 1 lb] [+ 8 oz] [name ground beef]'],
    ['½ cup and 1 tbsp oil', '[main ½ cup] and [+ 1 tbsp] [name oil]'],
    ['1lb 2oz/500g flour', '[main 1lb] [+ 2oz]/[= 500g] [name flour]'],
    ['500g/1lb 2oz flour', '[main 500g]/[= 1lb] [+ 2oz] [name flour]'],
    ['2 tbsp (30 ml) plus 1 tsp oil', '[main 2 tbsp] ([= 30 ml]) plus [or 1 tsp] [name oil]'],
    ['1 cup plus 50 g rice', '[main 1 cup] plus [or 50 g] [name rice]'],
    [
      '1 cup sugar, plus 2 tbsp for the top',
      '[main 1 cup] [name sugar], plus [or 2 tbsp] [note for the top]',
    ],
    ['1 kg 200 g pork', '[main 1 kg] [+ 200 g] [name pork]'],
  ])('are sums where amounts of one dimension are joined: %s', (line, expected) => {
    expect(marked(line)).toBe(expected)
  })

  it.each([
    ['2 large or 3 small onions', '[main 2] large or [or 3] small [name onions]'],
    ['1 tsp dried or 1 tbsp fresh thyme', '[main 1 tsp] dried or [or 1 tbsp] fresh [name thyme]'],
    ['2 tbsp butter or 1 tbsp oil', '[main 2 tbsp] [name butter] or [or 1 tbsp] [note oil]'],
    ['1 shallot (or ½ onion)', '[main 1] [name shallot] (or [or ½] [note onion])'],
  ])('are alternatives behind "or": %s', (line, expected) => {
    expect(marked(line)).toBe(expected)
  })

  it.each([
    ['6 chicken thighs (about 2 pounds)', '[main 6] [name chicken thighs] (about [= 2 pounds])'],
    ['400 g tomatoes (about 3)', '[main 400 g] [name tomatoes] (about [= 3])'],
    ['1½ sticks (170 g) butter', '[main 1½ sticks] ([= 170 g]) [name butter]'],
    ['1 cup (240 ml) milk', '[main 1 cup] ([= 240 ml]) [name milk]'],
    ['3 carrots, about 1 cup chopped', '[main 3] [name carrots], about [= 1 cup] [note chopped]'],
    ['8 large (12 ounces) figs', '[main 8] large ([= 12 ounces]) [name figs]'],
  ])('are equivalents in brackets and behind a slash: %s', (line, expected) => {
    expect(marked(line)).toBe(expected)
  })

  it.each([
    ['2 14-oz cans beans', '[main 2] [size 14-oz] cans [name beans]'],
    ['1 (14-ounce) can beans', '[main 1] ([size 14-ounce]) can [name beans]'],
    ['2 x 400g tins beans', '[main 2] x [size 400g] tins [name beans]'],
    ['1 can (400 g) beans', '[main 1 can] ([size 400 g]) [name beans]'],
    ['10 cm piece ginger', '[size 10 cm] piece [name ginger]'],
    ['1 10 cm piece of ginger', '[main 1] [size 10 cm] piece of [name ginger]'],
    ['9-inch tortillas', '[size 9-inch] [name tortillas]'],
    [
      '1 kg pumpkin, cut into 2-cm cubes',
      '[main 1 kg] [name pumpkin], [preparation cut into] [size 2-cm] [preparation cubes]',
    ],
    ['14- to 16-ounce steak', '[main 14- to 16-ounce] [name steak]'],
    ['a 400 g tin of beans', '[main a] [size 400 g] tin of [name beans]'],
  ])('are sizes of one piece: %s', (line, expected) => {
    expect(marked(line)).toBe(expected)
  })

  it.each([
    ['8 sausages (125 g each)', '[main 8] [name sausages] ([fixed 125 g] each)'],
    ['2 eggs per person', '[fixed 2] [name eggs] [note per person]'],
    ['2 tbsp oil, for frying', '[fixed 2 tbsp] [name oil], [note for frying]'],
    [
      '20 g (¾ oz) flour, for dusting',
      '[fixed 20 g] ([fixed ¾ oz]) [name flour], [note for dusting]',
    ],
    [
      '200 g butter, plus 1 tbsp for the tin',
      '[main 200 g] [name butter], plus [fixed 1 tbsp] [note for the tin]',
    ],
    [
      '200 g flour, plus extra for dusting',
      '[main 200 g] [name flour], [note plus extra for dusting]',
    ],
    ['2 tbsp Öl zum Braten', '[fixed 2 tbsp] [name Öl] [note zum Braten]'],
    ['1 tsp each cumin and salt', '[main 1 tsp] each [name cumin and salt]'],
  ])('are fixed where the words pin them: %s', (line, expected) => {
    expect(marked(line)).toBe(expected)
  })

  it.each([
    ['70% chocolate', '[name 70% chocolate]'],
    ['1 tsp 5-spice', '[main 1 tsp] [name 5-spice]'],
    ['500 g 00 flour', '[main 500 g] [name 00 flour]'],
    ['Mehl Type 405', '[name Mehl Type 405]'],
    [
      '1 cup rice, soaked for 20 minutes',
      '[main 1 cup] [name rice], [preparation soaked for 20 minutes]',
    ],
    ['1 l 3.5% milk', '[main 1 l] [name 3.5% milk]'],
    ['24 prawns (16/20 count)', '[main 24] [name prawns] ([note 16/20 count])'],
    ['2 tsp E 471', '[main 2 tsp] [name E 471]'],
  ])('are none where a number belongs to the name or measures time: %s', (line, expected) => {
    expect(marked(line)).toBe(expected)
  })
})

describe('the words around amounts', () => {
  it.each([
    ['up to 3 tbsp water', 'up to [main 3 tbsp] [name water]'],
    ['about a cup of rice', 'about [main a cup] of [name rice]'],
    ['4 or so apples', '[main 4] or so [name apples]'],
    ['a handful or two of spinach', '[main a handful or two] of [name spinach]'],
    ['½ an avocado', '[main ½ an] [name avocado]'],
    ['half a 400g tin of beans', '[main half a] [size 400g] tin of [name beans]'],
    ['1 lb beef (80/20)', '[main 1 lb] [name beef] ([note 80/20])'],
    ['1 sheet pastry (20 x 30 cm)', '[main 1 sheet] [name pastry] ([size 20] x [size 30 cm])'],
    ['pork belly, in one piece', '[name pork belly], in [size one piece]'],
    ['1 kg pork, in one piece', '[main 1 kg] [name pork], in [size one piece]'],
    [
      '4 steaks (6 oz each; 1½ lb total)',
      '[main 4] [name steaks] ([fixed 6 oz] each; [= 1½ lb] total)',
    ],
    [
      '3 peppers (1 red, 2 green)',
      '[main 3] [name peppers] ([= 1] [note red], [or 2] [note green])',
    ],
    ['2 Dosen Bohnen à ca. 400 g', '[main 2 Dosen] [name Bohnen] à ca. [fixed 400 g]'],
    ['je 1 TL Salz und Zucker', 'je [main 1 TL] [name Salz und Zucker]'],
    ['2 clove(s) garlic', '[main 2 clove](s) [name garlic]'],
    ['1 oz. (2 Tbsp.) gin', '[main 1 oz.] ([= 2 Tbsp.]) [name gin]'],
    ['2020 vintage port', '[name 2020 vintage port]'],
  ])('stay outside: %s', (line, expected) => {
    expect(marked(line)).toBe(expected)
  })
})

describe('the quantity of an amount', () => {
  it.each([
    ['a lemon', [[1, null, null]]],
    ['a pinch of nutmeg', [[1, null, 'pinch']]],
    ['a couple of carrots', [[2, null, null]]],
    ['a dozen eggs', [[1, null, 'dozen']]],
    ['half a dozen eggs', [[0.5, null, 'dozen']]],
    ['a few sprigs of thyme', [[null, null, 'sprig']]],
    ['several basil leaves', [[null, null, null]]],
    ['a little oil', []],
    ['2 to 3 cloves garlic', [[2, 3, 'clove']]],
    ['5½ oz to 7 ounces feta', [[5.5, 7, 'ounce']]],
    ['720 to 960 ml stock', [[720, 960, 'milliliter']]],
    ['7/8 cup', [[0.875, null, 'cup']]],
    ['3/8 tsp', [[0.375, null, 'teaspoon']]],
    ['1/16 tsp', [[0.0625, null, 'teaspoon']]],
    ['27.5 oz', [[27.5, null, 'ounce']]],
    ['100 ml', [[100, null, 'milliliter']]],
    ['juice of ½ orange', [[0.5, null, null]]],
    ['1.000 g Mehl', [[1000, null, 'gram']]],
    ['1 500 g de farine', [[1500, null, 'gram']]],
    ['1,5 dl Rahm', [[1.5, null, 'deciliter']]],
    ['醤油 大さじ1と1/2', [[1.5, null, 'tablespoon']]],
    ['42', [[42, null, null]]],
  ])('is read from %s', (line, expected) => {
    expect(values(line)).toEqual(expected)
  })

  it('has the places of its numbers, and a mixed number is one', () => {
    const places = (line: string): string[][] =>
      amountsOf(line).map(({ numbers }) => numbers.map(({ start, end }) => line.slice(start, end)))
    expect(places('1 and 1/2 to 2 cups milk')).toEqual([['1 and 1/2', '2']])
    expect(places('a couple of carrots')).toEqual([['a couple of']])
    expect(places('half a lemon')).toEqual([['half a']])
    expect(places('between 2 and 3 cups milk')).toEqual([['2', '3']])
    expect(places('大さじ2 醤油')).toEqual([['2']])
    expect(places('a few sprigs of thyme')).toEqual([[]])
  })
})

describe('the unit word of an amount', () => {
  it.each([
    ['2 cups flour', 'cup, cups'],
    ['1 Cup flour', 'Cup, Cups'],
    ['2 tbsp. oil', 'tbsp, tbsp'],
    ['2 lbs beef', 'lb, lbs'],
    ['2 lb beef', 'lb, lb'],
    ['4 garlic cloves', 'clove, cloves'],
    ['1 bay leaf', null],
    ['2 fluid ounces rum', 'fluid ounce, fluid ounces'],
    ['a pinch of salt', 'pinch, pinches'],
    ['2 loaves bread', 'loaf, loaves'],
    ['1 Zehe Knoblauch', 'Zehe, Zehen'],
    ['2 EL Öl', 'EL, EL'],
    ["2 gousses d'ail", 'gousse, gousses'],
    ['1 cuillère à soupe de sel', 'cuillère à soupe, cuillères à soupe'],
    ['2 spicchi di aglio', 'spicchio, spicchi'],
    ['a dozen eggs', 'dozen, dozen'],
    ['２ ｃｕｐｓ flour', 'ｃｕｐｓ, ｃｕｐｓ'],
  ])('has both forms: %s', (line, expected) => {
    expect(wordOf(line)).toBe(expected)
  })
})

describe('the noun of a counted name', () => {
  it.each([
    ['3 onions', 'onions: onion, onions'],
    ['1 bay leaf', 'leaf: leaf, leaves'],
    ['2 large eggs, beaten', 'eggs: egg, eggs'],
    ['1 leg of lamb', 'leg: leg, legs'],
    ['a lemon', 'lemon: lemon, lemons'],
    ['2 tomatoes', 'tomatoes: tomato, tomatoes'],
    ['1 anchovy', 'anchovy: anchovy, anchovies'],
    ['2 peaches', 'peaches: peach, peaches'],
    ['2 red or green peppers', 'peppers: pepper, peppers'],
    ['6 cookies', 'cookies: cookie, cookies'],
  ])('has both forms in English: %s', (line, expected) => {
    expect(nounOf(line, 'en')).toBe(expected)
  })

  it.each([
    ['200 g onions', 'en'],
    ['2 salmon', 'en'],
    ['1 star anise', 'en'],
    ['1 lemon or lime', 'en'],
    ['2 Granny Smith', 'en'],
    ['1 großer Apfel', 'de'],
    ['1 oignon rouge', 'fr'],
    ['1 lök', 'sv'],
    ['1 маслина', 'ru'],
  ])('is left alone where it is not counted or its forms are in doubt: %s', (line, language) => {
    expect(nounOf(line, language)).toBeNull()
  })

  it.each([
    ['1 Zwiebel', 'Zwiebel: Zwiebel, Zwiebeln'],
    ['2 große Kirschtomaten', 'Kirschtomaten: Kirschtomate, Kirschtomaten'],
    ['1 Ei', 'Ei: Ei, Eier'],
    ['2 ui', null],
    ['3 uien', 'uien: ui, uien'],
    ['2 cipolle', 'cipolle: cipolla, cipolle'],
  ])('is known without a language where a table has it: %s', (line, expected) => {
    expect(nounOf(line)).toBe(expected)
  })

  it.each([
    ['1 oignon', 'fr', 'oignon: oignon, oignons'],
    ['2 poireaux', 'fr', 'poireaux: poireau, poireaux'],
    ['1 cuisse de poulet', 'fr', 'cuisse: cuisse, cuisses'],
    ['1 limón', 'es', 'limón: limón, limones'],
    ['2 cebollas', 'es', 'cebollas: cebolla, cebollas'],
    ['1 limão', 'pt', 'limão: limão, limões'],
  ])('has both forms in other languages: %s', (line, language, expected) => {
    expect(nounOf(line, language)).toBe(expected)
  })
})

describe('the text of an annotated line', () => {
  it.each([
    ['  2  cups\tflour ', '2 cups flour'],
    ['• 2 cups flour', '2 cups flour'],
    ['2\u200b cu\u00adps flour\ufeff', '2 cups flour'],
    ['２ ｃｕｐｓ ½⁄٣ flour', '２ ｃｕｐｓ ½⁄٣ flour'],
    ['1\u202f500 ml eau', '1\u202f500 ml eau'],
    ['👨\u200d🍳 2 نان\u200cها', '👨\u200d🍳 2 نان\u200cها'],
    ['', ''],
  ])('is normalised, and nothing else: %j', (line, expected) => {
    expect(annotateLine(line).text).toBe(expected)
  })

  it('is whole where the line is longer than what is parsed', () => {
    const line = `1 cup ${'very '.repeat(1000)}good flour`
    const { text, spans } = annotateLine(line)
    expect(text).toBe(line)
    expect(Math.max(...spans.map(({ end }) => end))).toBeLessThanOrEqual(1000)
    expect(annotateLine('🍋'.repeat(2000)).text).toBe('🍋'.repeat(2000))
  })

  it.each([
    ['🍋🥕 2 lemons', [[2, null, null]]],
    ['𝟚𝟛 cups flour', [[23, null, 'cup']]],
    ['٢٥٠ جرام سكر', [[250, null, 'gram']]],
    ['2 كوب سكر', [[2, null, 'cup']]],
    ['२ कप आटा', [[2, null, 'cup']]],
    ['１００ｇ 砂糖', [[100, null, 'gram']]],
    ['1/0 cup void', []],
  ])('may be of any script: %s', (line, expected) => {
    const { text } = annotateLine(line)
    expect(values(line)).toEqual(expected)
    for (const { numbers } of amountsOf(line))
      for (const { start, end } of numbers) expect(text.slice(start, end)).toMatch(/^\p{Nd}+$/u)
  })

  it('may hold forty numbers', () => {
    const line = Array.from({ length: 40 }, (_, i) => `${i + 1} g`).join(', ')
    expect(amountsOf(line).length).toBe(40)
  })

  it('has no spans where it titles other lines', () => {
    expect(annotateLine('For the sauce:')).toEqual({
      text: 'For the sauce:',
      spans: [],
      isHeading: true,
    })
  })
})
