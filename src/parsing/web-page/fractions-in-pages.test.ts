import { describe, expect, it } from 'vitest'
import { htmlToDocument } from '@/src/parsing/html/to-document'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { getTimerMinutes } from '@/src/parsing/timer'
import { parseRecipePage } from './parse-recipe-page'
import type { ParsedRecipe } from './types'

const FRACTION = '1<sup>1</sup>⁄<sub>2</sub>'
const LINES = [
  `${FRACTION} cups flour`,
  '2 eggs<sup>1</sup>',
  '1&frac12; cups milk',
  '1&nbsp;1/2 tsp salt',
]
const STEPS = [`Bake for ${FRACTION} hours until it is golden brown.`, 'Let it cool, then cut it.']
const YIELD = `Makes ${FRACTION} dozen`

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const list = (tag: string, items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
const inLayout = `<h1>Cake</h1><p>${YIELD}</p><h2>Ingredients</h2>${list('ul', LINES)}
  <h2>Method</h2>${list('ol', STEPS)}`
const inJson = (write: (text: string) => string): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Cake',
    recipeYield: write(YIELD),
    totalTime: write(`${FRACTION} hours`),
    recipeIngredient: LINES.map(write),
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text: write(text) })),
  })}</script>`
const property = (name: string, text: string): string => `<p itemprop="${name}">${text}</p>`
const inAttributes = `<div itemscope itemtype="https://schema.org/Recipe">
  ${property('name', 'Cake')}${property('recipeYield', YIELD)}
  ${LINES.map((line) => property('recipeIngredient', line)).join('')}
  ${STEPS.map((text) => property('recipeInstructions', text)).join('')}</div>`

function expectRead(recipe: ParsedRecipe | null): void {
  expect(recipe?.yields.number).toBe(18)
  expect(recipe?.ingredientGroups.flatMap(({ lines }) => lines)).toEqual([
    ...['1½ cups flour', '2 eggs¹', '1½ cups milk', '1 1/2 tsp salt'],
  ])
  const [step = ''] =
    recipe?.instructionGroups.flatMap(({ steps }) => steps.map((s) => s.text)) ?? []
  expect(step).toBe('Bake for 1½ hours until it is golden brown.')
  expect(getTimerMinutes(step)).toBe(90)
}

// docs/product/import-and-export.md#fractions-in-markup
describe('fractions in markup', () => {
  it.each([
    ['the layout of a page', inLayout],
    ['JSON-LD', inJson((text) => text)],
    ['JSON-LD that was escaped', inJson(escaped)],
    ['JSON-LD that was escaped twice', inJson((text) => escaped(escaped(text)))],
    ['attributes', inAttributes],
  ])('are read in %s', (_, html) => {
    expectRead(parseRecipePage({ html }))
  })

  it('are read in the times of JSON-LD', () => {
    const html = inJson((text) => text)
    expect(parseRecipePage({ html })?.totalTimeMinutes).toBe(90)
  })

  it('are read in a text that holds the tags', () => {
    const lines = LINES.map((line) =>
      line.replace(/&\w+;/g, (entity) => (entity === '&frac12;' ? '½' : ' ')),
    )
    expectRead(
      parsePastedRecipe(
        ['Cake', YIELD, '', 'Ingredients', ...lines, '', 'Method', ...STEPS].join('\n'),
      ),
    )
  })

  it('are characters in a rich text', () => {
    expect(htmlToDocument(`<p>Add ${FRACTION} cups.</p>`)).toEqual([
      { type: 'paragraph', children: [{ text: 'Add 1½ cups.' }] },
    ])
  })
})
