import { describe, expect, it } from 'vitest'
import { buildJsonLd, lines, page, read, steps } from '@/src/parsing/web-page/testing/read-page'

const METHOD = ['Slice the leeks and wash them well.', 'Simmer them in the stock for an hour.']
const method = (title = '<h2>Method</h2>'): string =>
  `${title}<ol>${METHOD.map((step) => `<li>${step}</li>`).join('')}</ol>`

// docs/parsing.md#a-page-from-the-best-of-what-it-offers
describe('pages in the shapes of sites', () => {
  it('puts the boxes of a row together, also where the name comes first', () => {
    const row = (name: string, amount: string): string =>
      `<div class="row"><div>${name}</div><div>${amount}</div></div>`
    const rows = row('leeks', '3') + row('stock', '1 l') + row('butter', '50 g') + row('salt', '')
    const recipe = read(page(`<h1>Soup</h1><h2>Ingredients</h2><div>${rows}</div>${method()}`))
    expect(lines(recipe)).toEqual(['leeks 3', 'stock 1 l', 'butter 50 g', 'salt'])
    expect(steps(recipe)).toEqual(METHOD)
  })

  it('reads list and method out of a table that only puts them side by side', () => {
    const list = '<b>Ingredients</b><br>3 leeks<br>1 l stock<br>salt'
    const table = `<table><tr><td>${list}</td><td>${method()}</td></tr></table>`
    const recipe = read(page(`<h1>Soup</h1>${table}`))
    expect(lines(recipe)).toEqual(['3 leeks', '1 l stock', 'salt'])
    expect(steps(recipe)).toEqual(METHOD)
  })

  it('takes sentences that count without a mark for steps, not for amounts', () => {
    const counted = METHOD.map((step, at) => `<p><b>${at + 1}</b> ${step}</p>`).join('')
    const recipe = read(
      page(`<h1>Soup</h1><ul><li>3 leeks</li><li>1 star anise</li></ul>${counted}`),
    )
    expect(lines(recipe)).toEqual(['3 leeks', '1 star anise'])
    expect(steps(recipe)).toEqual(METHOD)
  })

  it('leaves out labels that count steps, and the times above the first', () => {
    const labelled = METHOD.map((s, at) => `<div><span>Step ${at + 1} of 2</span><p>${s}</p></div>`)
    const times = '<div>Total : 55 min</div><div><span>Repos :</span><div>-</div></div>'
    const told = `<h2>Préparation</h2>${times}${labelled.join('')}`
    const recipe = read(
      page(`<h1>Soup</h1><h2>Ingrédients</h2><ul><li>3 leeks</li><li>1 l stock</li></ul>${told}`),
    )
    expect(steps(recipe)).toEqual(METHOD)
  })

  it('keeps servings, ratings and bylines out of a list', () => {
    const head = '<p>4.8 (132 ratings)</p><p>Serves 4 | 30 minutes | Easy</p><div>4 servings</div>'
    const recipe = read(
      page(`<h1>Soup</h1>${head}<ul><li>3 leeks</li><li>1 l stock</li></ul>${method('')}`),
    )
    expect(lines(recipe)).toEqual(['3 leeks', '1 l stock'])
  })

  it('reads words that stand loose in a page without a tag for its body', () => {
    const recipe = read(`<h1>Soup</h1>Ingredients<br>3 leeks<br>1 l stock<br>${method()}`)
    expect(lines(recipe)).toEqual(['3 leeks', '1 l stock'])
  })

  it('takes the dish from the heading below when the main one names the site', () => {
    const body = `<h1>Our Kitchen</h1><h2>Leek Soup</h2><ul><li>3 leeks</li><li>1 l stock</li></ul>`
    expect(read(page(body + method(), '<title>Leek Soup | Our Kitchen</title>')).title).toBe(
      'Leek Soup',
    )
  })

  it('reads steps of languages that put no spaces between words', () => {
    const body =
      '<h1>粥</h1><h2>材料</h2><p>米 2合</p><p>塩 少々</p><h2>作り方</h2><p>米をよく洗い、水に三十分ひたします。</p><p>鍋に移して弱火で一時間炊き、塩をふります。</p>'
    const recipe = read(page(body))
    expect(lines(recipe)).toEqual(['米 2合', '塩 少々'])
    expect(steps(recipe)).toEqual([
      '米をよく洗い、水に三十分ひたします。',
      '鍋に移して弱火で一時間炊き、塩をふります。',
    ])
  })

  it('takes the method of the page where the data only sketches it', () => {
    const data = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['3 leeks', '1 l stock'] }
    const told = buildJsonLd({ ...data, recipeInstructions: 'Slice, simmer.' })
    const body = `<h1>Soup</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li></ul>`
    const recipe = read(page(told + body + method()))
    expect([steps(recipe), recipe.notes]).toEqual([METHOD, ['Slice, simmer.']])
  })

  it('reads steps that are items of a list in the data', () => {
    const item = (text: string): object => ({
      '@type': 'ListItem',
      item: { '@type': 'HowToStep', text },
    })
    const recipeInstructions = { '@type': 'ItemList', itemListElement: METHOD.map(item) }
    const data = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['3 leeks', '1 l stock'] }
    expect(steps(read(page(buildJsonLd({ ...data, recipeInstructions }))))).toEqual(METHOD)
  })
})
