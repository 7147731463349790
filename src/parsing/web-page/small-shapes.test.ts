import { describe, expect, it } from 'vitest'
import { parseRecipePage } from './parse-recipe-page'
import { lines, steps } from './testing/read-page'
import type { ParsedRecipe } from './types'

const LIST = ['300 g plain flour', '2 eggs', '150 ml milk', '1 pinch of salt']
const METHOD = [
  'Whisk the flour, eggs and milk until the batter is smooth.',
  'Let the batter rest for thirty minutes in the fridge.',
  'Heat the oil in a pan and fry the pancakes on both sides.',
]
const listOf = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

function read(list: string, method: string): ParsedRecipe {
  const title = '<title>Thin Pancakes</title>'
  const body = `<h1>Thin Pancakes</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${method}`
  const recipe = parseRecipePage({ html: `<html><head>${title}</head><body>${body}</body></html>` })
  if (!recipe) throw new Error('no recipe found')
  return recipe
}

const paragraphs = METHOD.map((step) => `<p>${step}</p>`).join('')

// docs/parsing.md#a-page-from-the-best-of-what-it-offers
describe('a page', () => {
  it('may tell its method below pictures', () => {
    const figures = METHOD.map(
      (step) => `<figure><img src="/a.jpg" alt=""><figcaption>${step}</figcaption></figure>`,
    )
    expect(steps(read(listOf(LIST), figures.join('')))).toEqual(METHOD)
  })

  it('keeps captions out of a method that is told beside pictures', () => {
    const caption = '<figure><img src="/a.jpg" alt=""><figcaption>The batter.</figcaption></figure>'
    expect(steps(read(listOf(LIST), `${caption}${paragraphs}`))).toEqual(METHOD)
  })

  it('may have a button beside each step', () => {
    const marked = METHOD.map(
      (step) => `<div><label><input type="checkbox"> Mark as done</label><p>${step}</p></div>`,
    )
    expect(steps(read(listOf(LIST), marked.join('')))).toEqual(METHOD)
  })

  it('may sell things between its list and its method', () => {
    const shop = `<p>Shop this recipe</p>${listOf(['Crepe pan, 24 cm', 'Whisk'])}`
    expect(lines(read(`${listOf(LIST)}${shop}`, paragraphs))).toEqual(LIST)
  })

  it('may have its lines in parts of one box', () => {
    const spans = LIST.map((line) => `<span class="line">${line}</span>`).join(' ')
    expect(lines(read(`<div>${spans}</div>`, paragraphs))).toEqual(LIST)
  })

  it('may put amounts behind names without a space', () => {
    const cell = ([name, amount]: readonly string[]): string =>
      `<div><span>${name}</span><span>${amount}</span></div>`
    const cells = [
      ['plain flour', '300 g'],
      ['eggs', '2'],
      ['milk', '150 ml'],
    ]
    const told = ['plain flour 300 g', 'eggs 2', 'milk 150 ml']
    expect(lines(read(cells.map(cell).join(''), paragraphs))).toEqual(told)
  })

  it('may hold its whole list in one text of its data', () => {
    const data = { '@type': 'Recipe', name: 'Thin Pancakes', recipeIngredient: LIST.join(', ') }
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>${paragraphs}`
    const recipe = parseRecipePage({ html })
    expect(recipe && lines(recipe)).toEqual(LIST)
  })

  it('may title a part of its list in an item of it', () => {
    const items = ['<strong>Batter</strong>', ...LIST]
    expect(read(listOf(items), paragraphs).ingredientGroups).toEqual([
      { title: 'Batter', lines: LIST },
    ])
  })

  it('ends its method before good wishes, and holds no words of the page in it', () => {
    const method = `<p>Keep screen awake</p>${paragraphs}<p>Continue reading below</p><p>Enjoy!</p>`
    expect(steps(read(listOf(LIST), method))).toEqual(METHOD)
  })
})
