import { describe, expect, it } from 'vitest'
import { parseRecipePage } from './parse-recipe-page'
import { lines, steps } from './testing/read-page'
import type { ParsedRecipe } from './types'

const LIST = ['300 g flour', '2 eggs', '150 ml milk', '1 pinch of salt']
const METHOD = [
  'Whisk the flour, eggs and milk until the batter is smooth.',
  'Let the batter rest for thirty minutes in the fridge.',
  'Heat the oil in a pan and fry the pancakes on both sides.',
]
const REMARKS = '<p>We had them on Sunday.</p><p>I used 3 eggs and they were lovely.</p>'
const list = `<ul>${LIST.map((item) => `<li>${item}</li>`).join('')}</ul>`
const method = METHOD.map((step) => `<p>${step}</p>`).join('')

function read(body: string): ParsedRecipe {
  const recipe = parseRecipePage({ html: `<h1>Pancakes</h1>${body}` })
  if (!recipe) throw new Error('no recipe found')
  return recipe
}

function expectWhole(body: string): void {
  const recipe = read(body)
  expect(lines(recipe)).toEqual(LIST)
  expect(steps(recipe)).toEqual(METHOD)
}

const panel = (content: string): string => `<div class="panel">${content}</div>`
const panels = [list, method, REMARKS].map(panel).join('')

// docs/parsing.md#a-page-from-the-best-of-what-it-offers
describe('panels that only their order joins to their tabs', () => {
  it.each(['button', 'span', 'a'])('are read with tabs of %s', (tag) => {
    const tabs = ['Ingredients', 'Method', 'Reviews'].map((title) => `<${tag}>${title}</${tag}>`)
    expectWhole(`<div class="tabs"><div class="bar">${tabs.join('')}</div>${panels}</div>`)
  })

  it('are read below labels in the same box', () => {
    const tabs = ['Ingredients', 'Method', 'Diary'].map((title) => `<label>${title}</label>`)
    expectWhole(`<div class="tabs">${tabs.join('')}${panels}</div>`)
  })

  it('are read each below its button', () => {
    const parts = [
      ['Ingredients', list],
      ['Method', method],
      ['Diary', REMARKS],
    ].map(([title = '', content = '']) => `<button>${title}</button><div>${content}</div>`)
    expectWhole(parts.join(''))
  })

  it('are read by the id that a tab names', () => {
    const tabs = '<li data-tab="a">Ingredients</li><li data-tab="b">Method</li>'
    expectWhole(`<ul>${tabs}</ul><div id="a">${list}</div><div id="b">${method}</div>`)
  })
})

describe('a page', () => {
  it('may be of elements with names of its own', () => {
    const parts = (tag: string, texts: readonly string[]): string =>
      texts.map((text) => `<x-${tag}>${text}</x-${tag}>`).join('')
    const body = `<h2>Ingredients</h2>${parts('line', LIST)}<h2>Method</h2>${parts('step', METHOD)}`
    expectWhole(`<x-recipe>${body}</x-recipe>`)
  })

  it('may say by roles what is a heading and what is an item', () => {
    const head = (level: number, text: string): string =>
      `<div role="heading" aria-level="${level}">${text}</div>`
    const items = LIST.map((line) => `<div role="listitem">${line}</div>`).join('')
    const body = `${head(1, 'Crêpes')}${head(2, 'Ingredients')}${items}${head(2, 'Method')}${method}`
    const recipe = parseRecipePage({ html: body })
    expect(recipe?.title).toBe('Crêpes')
    expect(recipe && lines(recipe)).toEqual(LIST)
  })

  it('may have labels that are only read aloud', () => {
    const items = LIST.map(
      (line, at) => `<li><span class="sr-only">Ingredient ${at + 1}: </span>${line}</li>`,
    )
    expectWhole(`<h2>Ingredients</h2><ul>${items.join('')}</ul><h2>Method</h2>${method}`)
  })

  it('may be set as plain text', () => {
    const told = ['INGREDIENTS', ...LIST, '', 'METHOD', ...METHOD]
    expectWhole(`<pre>${told.join('\n')}</pre>`)
  })

  it('may have two lines of its list in each row of a table', () => {
    const table =
      '<table><tr><td>flour</td><td>300 g</td><td>eggs</td><td>2</td></tr>' +
      '<tr><td>milk</td><td>150 ml</td><td>oil</td><td>1 tbsp</td></tr></table>'
    const recipe = read(`<h2>Ingredients</h2>${table}<h2>Method</h2>${method}`)
    expect(lines(recipe)).toHaveLength(4)
  })

  it('may title the rows of a table in a cell over all of them', () => {
    const table =
      '<table><tr><th colspan="2">Pasta</th></tr><tr><td>400 g</td><td>spaghetti</td></tr>' +
      '<tr><td>3</td><td>eggs</td></tr></table>'
    const recipe = read(`<h2>Ingredients</h2>${table}<h2>Method</h2>${method}`)
    expect(recipe.ingredientGroups).toEqual([
      { title: 'Pasta', lines: ['400 g spaghetti', '3 eggs'] },
    ])
  })

  it('may hold its list in one paragraph below its title', () => {
    expectWhole(`<h2>Ingredients</h2><p>${LIST.join(', ')}</p><h2>Method</h2>${method}`)
  })

  it('ends its method before an aside and before a heading that tells of people', () => {
    const body = `<h2>Ingredients</h2>${list}<h2>Method</h2>${method}`
    expectWhole(`${body}<aside><p>See our guide to frying pans before you buy one.</p></aside>`)
    expectWhole(`${body}<h3>What our readers say</h3>${REMARKS}`)
  })

  it('gives one list of two systems that stand below each other', () => {
    const us = ['2 cups flour', '2 eggs', '2/3 cup milk', '1 pinch of salt']
    const other = `<ul>${us.map((item) => `<li>${item}</li>`).join('')}</ul>`
    expectWhole(`<h2>Ingredients</h2>${list}${other}<h2>Method</h2>${method}`)
  })
})
