import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemOf, groupAmounts } from '@/src/domain/ingredient-lines/amount-groups'
import { lineText } from '@/src/domain/ingredient-lines/render-line'
import type { LineMeasures } from '@/src/domain/ingredient-lines/amount-edits'
import { spansProblem } from '@/src/domain/ingredient-lines/spans-problem'
import { annotateLine } from './annotate-line'
import { normaliseLine } from './line-text'

const SUGAR = { gramsPerLiter: 845, ...measuredBy('weight') }
const FLOUR = { gramsPerLiter: 530, ...measuredBy('weight') }
const SALT = { gramsPerLiter: 1217, ...measuredBy('weight') }
const STOCK = { gramsPerLiter: 1000, ...measuredBy('volume') }

function measuredBy(metric: 'weight' | 'volume') {
  return {
    defaultMetricMeasurementMethod: metric,
    defaultImperialMeasurementMethod: 'volume',
  } as const
}

const BUTTER = { gramsPerLiter: 959, ...measuredBy('weight') }

function ingredientOf(text: string) {
  if (/butter\b/.test(text)) return BUTTER
  if (/sugar/.test(text)) return SUGAR
  if (/flour/.test(text)) return FLOUR
  if (/salt\b/.test(text)) return SALT
  return /stock|milk/.test(text) ? STOCK : null
}

const shown = (text: string, measures: LineMeasures): string =>
  lineText({ ...annotateLine(text), ingredient: ingredientOf(text) }, measures)

const US = { multiplier: 1, system: 'imperial' } as const
const METRIC = { multiplier: 1, system: 'metric' } as const

// docs/product/sites-and-hosts.md#chosen-measures
describe('an ingredient line for readers without a system', () => {
  const none = { multiplier: 1, system: null } as const

  it.each(['250 g flour', '1 cup (240 ml) milk', '1lb 2oz/500g flour', '10 cm piece of ginger'])(
    'is as it was typed: %s',
    (text) => expect(shown(text, none)).toBe(text),
  )

  it.each([
    ['250 g flour', '500 g flour'],
    ['1 cup (240 ml) milk', '2 cups (480 ml) milk'],
  ])('stays in its own measures for twice the servings: %s', (text, doubled) => {
    expect(shown(text, { ...none, multiplier: 2 })).toBe(doubled)
  })
})

// docs/product/ingredient-lines.md#what-readers-see
describe('an ingredient line for twice the servings', () => {
  it.each([
    ['1 cup + 2 tbsp sugar', '2¼ cups sugar'],
    ['1 lb 8 oz ground beef', '3 lb ground beef'],
    ['2 large or 3 small onions', '4 large or 6 small onions'],
    ['a pinch of nutmeg', '2 pinches of nutmeg'],
    ['a few sprigs of thyme', 'a few sprigs of thyme'],
    ['a lemon', '2 lemons'],
    ['a couple of carrots', '4 carrots'],
    ['a dozen eggs', '2 dozen eggs'],
    ['6 chicken thighs (about 2 pounds)', '12 chicken thighs (about 4 pounds)'],
    ['8 sausages (4 oz each)', '16 sausages (4 oz each)'],
    ['juice of ½ orange', 'juice of 1 orange'],
    ['7/8 cup milk', '1¾ cups milk'],
    ['1/16 tsp cayenne', '⅛ tsp cayenne'],
    ['1 (14-ounce) can chickpeas, drained', '2 (14-ounce) cans chickpeas, drained'],
    ['a knob of butter, for frying', 'a knob of butter, for frying'],
    ['1lb 2oz/500g flour', '2 lb 4 oz/1 kg flour'],
    ['3 to 4 cups stock, or more as needed', '6 to 8 cups stock, or more as needed'],
    ['1½ sticks (170 g) butter', '3 sticks (340 g) butter'],
    ['1 tsp dried or 1 tbsp fresh thyme', '2 tsp dried or 2 tbsp fresh thyme'],
    ['4 (6-ounce) salmon fillets', '8 (6-ounce) salmon fillets'],
    ['two onions, finely chopped', '4 onions, finely chopped'],
    ['half a lemon', '1 lemon'],
    ['2 garlic cloves, minced', '4 garlic cloves, minced'],
    ['salt, to taste', 'salt, to taste'],
    ['3 eggs and 1 egg yolk', '6 eggs and 2 egg yolks'],
    ['2 whole eggs plus 1 large egg yolk', '4 whole eggs plus 2 large egg yolks'],
    ['4 egg whites + 1 whole egg', '8 egg whites + 2 whole eggs'],
    ['1 egg yolk', '2 egg yolks'],
    ['1 lemon or 1 lime', '2 lemons or 2 limes'],
  ])('%s: %s', (typed, expected) => {
    expect(shown(typed, { ...US, multiplier: 2 })).toBe(expected)
  })

  it.each([
    ['400 g tomatoes (about 3)', '800 g tomatoes (about 6)'],
    ['8 sausages (125 g each)', '16 sausages (125 g each)'],
    ['10 cm piece ginger', '10 cm piece ginger'],
    ['1 10 cm piece of ginger', '2 10 cm pieces of ginger'],
    ['1.000 g Mehl', '2 kg Mehl'],
    ['1 Zwiebel', '2 Zwiebeln'],
    ['Salz und Pfeffer', 'Salz und Pfeffer'],
    ['大さじ2 醤油', '大さじ4 醤油'],
    ['1,5 dl mjölk', '3 dl mjölk'],
    ['٢ كوب دقيق', '٤ كوب دقيق'],
  ])('in a metric kitchen %s: %s', (typed, expected) => {
    const measures = {
      system: typed.includes('كوب') ? 'imperial' : 'metric',
      multiplier: 2,
    } as const
    expect(shown(typed, measures)).toBe(expected)
  })
})

describe('an ingredient line for half the servings', () => {
  it.each([
    ['2 eggs plus 2 egg yolks, beaten', '1 egg plus 1 egg yolk, beaten'],
    ['2 eggs plus 2 yolks', '1 egg plus 1 yolk'],
    ['4 eggs (2 whites)', '2 eggs (1 white)'],
  ])('%s: %s', (typed, expected) => {
    expect(shown(typed, { ...US, multiplier: 0.5 })).toBe(expected)
  })
})

describe('an ingredient line in metric measures', () => {
  it.each([
    ['1 cup + 2 tbsp sugar', '225 g sugar'],
    ['1 lb 8 oz ground beef', '680 g ground beef'],
    ['2 large or 3 small onions', '2 large or 3 small onions'],
    ['1 (14-ounce) can chickpeas, drained', '1 (400 g) can chickpeas, drained'],
    ['6 chicken thighs (about 2 pounds)', '6 chicken thighs (about 900 g)'],
    ['8 sausages (4 oz each)', '8 sausages (115 g each)'],
    ['1lb 2oz/500g flour', '500 g flour'],
    ['3 to 4 cups stock, or more as needed', '720 ml to 960 ml stock, or more as needed'],
    ['1½ sticks (170 g) butter', '170 g butter'],
    ['2 cups flour (about 250 g), sifted', 'about 250 g flour, sifted'],
    ['1 cup (240 ml) milk', '240 ml milk'],
    ['1 packed cup brown sugar', '200 g brown sugar'],
    ['1 (3 1/2) pound leg of lamb', '1 (1.6 kg) leg of lamb'],
    ['2-3 lb chicken', '0.9–1.35 kg chicken'],
    ['9-inch tortillas', '23 cm tortillas'],
    ['1 stick butter', '115 g butter'],
    ['1½ sticks (¾ cup) unsalted butter, softened', '170 g unsalted butter, softened'],
    ['½ cup (1 stick) butter', '115 g (1 stick) butter'],
    ['½ cup butter (4 oz)', '115 g butter'],
    ['1 stick plus 2 tbsp butter', '115 g plus 2 tbsp butter'],
    ['2 to 3 sticks butter', '225 g to 340 g butter'],
    ['2 sticks cinnamon', '2 sticks cinnamon'],
    ['2 sticks celery, chopped', '2 sticks celery, chopped'],
    ['1 cup (8 oz) berries', '240 ml (225 g) berries'],
    ['¼ cup honey', '60 ml honey'],
  ])('%s: %s', (typed, expected) => {
    expect(shown(typed, METRIC)).toBe(expected)
  })
})

// docs/product/amounts-and-units.md#names-of-units
describe('an ingredient line on a site that writes units in full', () => {
  const inFull = (system: 'metric' | 'imperial', multiplier = 1) =>
    ({ multiplier, system, spellOutUnits: true }) as const

  it.each([
    ['1 cup milk', '240 milliliters milk'],
    ['2 lb ground beef', '900 grams ground beef'],
    ['2-3 lb chicken', '0.9–1.35 kilograms chicken'],
    ['1 (14-ounce) can chickpeas, drained', '1 (400 g) can chickpeas, drained'],
    ['250 g flour', '250 g flour'],
  ])('in metric measures %s: %s', (typed, expected) => {
    expect(shown(typed, inFull('metric'))).toBe(expected)
  })

  it('in US measures', () => {
    expect(shown('100 ml milk', inFull('imperial'))).toBe('6¾ tablespoons milk')
    expect(shown('500g beef', inFull('imperial'))).toBe('1 pound 2 ounces beef')
  })

  it('keeps the units of its author where nothing is converted', () => {
    expect(shown('250 g flour', inFull('metric', 2))).toBe('500 g flour')
  })

  it('has abbreviations in other languages', () => {
    const line = { ...annotateLine('1 cup Milch'), ingredient: null, language: 'de' }
    expect(lineText(line, inFull('metric'))).toBe('240 ml Milch')
  })
})

describe('an ingredient line in US measures', () => {
  it.each([
    ['100 ml milk', '6¾ tbsp milk'],
    ['175 g sugar', '¾ cup + 2 tbsp sugar'],
    ['12 g salt', '2 tsp salt'],
    ['200g/7oz butter, softened', '7 oz butter, softened'],
    ['500g beef', '1 lb 2 oz beef'],
    ['1 400ml can coconut milk', '1 13½ fl oz can coconut milk'],
    ['2 tbsp (30 ml) rice vinegar', '2 tbsp (30 ml) rice vinegar'],
    ['200 ml – about 7 fl oz – crème fraîche', 'about 7 fl oz crème fraîche'],
    ['8 sausages (125 g each)', '8 sausages (4½ oz each)'],
  ])('%s: %s', (typed, expected) => {
    expect(shown(typed, US)).toBe(expected)
  })
})

/** The system that all amounts of a line belong to; both where none has one, none where they differ. */
function ownSystems(text: string): ('metric' | 'imperial')[] {
  const { spans } = annotateLine(text)
  const systems = new Set(groupAmounts(spans).flatMap((group) => systemOf(group) ?? []))
  if (systems.size === 0) return ['metric', 'imperial']
  return systems.size === 1 ? [...systems] : []
}

function expectAsTyped(text: string): void {
  const line = annotateLine(text)
  expect(line.text).toBe(normaliseLine(text))
  expect(spansProblem(line)).toBeNull()
  expect(lineText({ ...line, ingredient: FLOUR })).toBe(line.text)
  for (const system of ownSystems(text)) {
    expect(lineText({ ...line, ingredient: FLOUR }, { multiplier: 1, system })).toBe(line.text)
  }
}

describe('at 1x in its own measures the shown line is the typed line', () => {
  it('for whatever is typed', () => {
    const word = fc.constantFrom(
      '1',
      '2½',
      '1/2',
      'cup',
      'g',
      'lb',
      'of',
      '(',
      ')',
      '/',
      '+',
      'or',
      'a',
      'flour',
      'onions',
      ',',
      'about',
      '14-oz',
      'can',
      'each',
      '大さじ',
      'EL',
      '🥕',
      '٣',
      '–',
    )
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
    )
    fc.assert(fc.property(line, expectAsTyped), { numRuns: 2000 })
  })

  const sentences = '../shared/data/ingredients/ingredients.jsonl.gz'
  it.skipIf(!existsSync(sentences))('for 2,000 sentences of five publishers', () => {
    const Sentence = z.object({ text: z.string() })
    for (const sentence of read(sentences)) expectAsTyped(Sentence.parse(sentence).text)
  })

  const pages = '../shared/data/recipe-pages'
  it.skipIf(!existsSync(pages))('for the lines of some 300 pages in 17 languages', () => {
    const Page = z.object({ expected: z.object({ ingredients: z.unknown().optional() }) })
    const files = readdirSync(pages).filter((name) => name.endsWith('.jsonl.gz'))
    const lines = files
      .flatMap((name) => read(`${pages}/${name}`))
      .flatMap((page) => {
        const { ingredients } = Page.parse(page).expected
        return z.array(z.string()).safeParse(ingredients).data ?? []
      })
    expect(lines.length).toBeGreaterThan(1000)
    for (const line of lines) expectAsTyped(line)
  })
})

const read = (file: string): unknown[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
