import { describe, expect, it } from 'vitest'
import { buildJsonLd, lines, page, read, steps } from '@/src/parsing/web-page/testing/read-page'

const LINES = ['300 g barley', '1 onion', '2 tbsp oil', '500 ml stock']
const METHOD = [
  'Fry the onion in the oil until golden.',
  'Stir in the barley and toast it for two minutes.',
  'Pour in the stock and simmer for 18 minutes.',
]
const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${text}</p>`).join('')
const list = `<h2>Ingredients</h2><p>${LINES.join('<br>')}</p>`
const recipeWith = (below: string): string =>
  page(`<h1>Plain Barley</h1>${list}<h2>Method</h2>${paragraphs(METHOD)}${below}`)

// docs/parsing.md#a-page-from-the-best-of-what-it-offers
describe('what stands around the steps of a page', () => {
  it.each([
    ['credits', '<p>Recipe: Ada Stone. Photography: Bo Hill.</p>'],
    ['where a recipe is from', '<p>Recipe from <em>Grains</em> by Ada Stone.</p>'],
    ['the date of a change', '<p>Letzte Änderung: 03.02.2008</p>'],
    ['a farewell with a name', '<p>Until next month, keep warm.</p><p>— Ada</p>'],
    ['nutrition in a sentence', '<p>Per portion: 320 kcal and 8 g of fat.</p>'],
    ['what goes with the dish', '<p>Dazu passt ein grüner Salat.</p>'],
    ['the words above a form', '<p>One recipe a week by email.</p><form><input></form>'],
    ['a wish that goes on', '<p>Смачного! А з чим готуєте цю страву ви, друзі мої дорогі?</p>'],
    ['another version', '<p>For a vegan version, swap the butter for oil.</p>'],
    ['a labelled tip', '<p>Kitchen tip: yesterday’s stock has more flavour.</p>'],
    ['a note by its class', '<p class="tip">Any other grain will do here.</p>'],
  ])('ends a method at %s', (_, below) => {
    expect(steps(read(recipeWith(below)))).toEqual(METHOD)
  })

  it('keeps a tip that is an item of the list of steps', () => {
    const items = [...METHOD, 'Tip: stir now and then.'].map((text) => `<li>${text}</li>`)
    const html = page(`<h1>Plain Barley</h1>${list}<h2>Method</h2><ol>${items.join('')}</ol>`)
    expect(steps(read(html))).toHaveLength(4)
  })

  it('ends marked up steps at a heading for storage, and leaves out their own title', () => {
    const marked = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Barley</h1>
      ${LINES.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}
      <div itemprop="recipeInstructions"><h3>Method</h3>${paragraphs(METHOD)}
      <h3>Storage</h3><p>It keeps for two days.</p></div></div>`
    expect(steps(read(page(marked)))).toEqual(METHOD)
  })

  it('adds plain paragraphs below a title that structured data leaves out', () => {
    const whole = METHOD.map(
      (step) => `${step} Keep the heat low, for the pan is hot and the barley burns easily in it.`,
    )
    const long = [...whole.slice(0, 2), `${whole[1] ?? ''} Then do it again with care.`, whole[2]]
    const told = long.slice(0, 3).map((text) => ({ '@type': 'HowToStep', text }))
    const data = { '@type': 'Recipe', name: 'Barley', recipeIngredient: LINES }
    const html = page(
      `<div><h1>Barley</h1>${list}<h2>Method</h2>${paragraphs(long.map(String))}
       <p>My sister lives by the sea with three cats and never cooks anything.</p></div>`,
      buildJsonLd({ ...data, recipeInstructions: told }),
    )
    expect(steps(read(html))).toEqual(long)
  })
})

describe('the list of a page', () => {
  it('puts a space between an amount in bold and its name', () => {
    const items = ['<b>300 g</b><span>barley</span>', '<b>1</b><span>onion</span>']
    const html = page(
      `<h1>Barley</h1><h2>Ingredients</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>
       <h2>Method</h2>${paragraphs(METHOD)}`,
    )
    expect(lines(read(html))).toEqual(['300 g barley', '1 onion'])
  })

  it('ends where something else is needed, too', () => {
    const tools = '<p><b>You will also need</b></p><p>a 24cm pan<br>a lid</p>'
    const html = page(`<h1>Barley</h1>${list}${tools}<h2>Method</h2>${paragraphs(METHOD)}`)
    expect(lines(read(html))).toEqual(LINES)
  })

  it('leaves out a teaser and a bar of links', () => {
    const half = (texts: string[]): string =>
      `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
    const teaser = '<div class="teaser"><a href="/x">10 grains for busy weeks</a></div>'
    const bar = '<p><a>Recipe</a><a>Video</a><a>Reviews (6)</a></p>'
    const html = page(
      `<h1>Barley</h1><h2>Ingredients</h2>${bar}${half(LINES.slice(0, 2))}${teaser}${half(LINES.slice(2))}
       <h2>Method</h2>${paragraphs(METHOD)}`,
    )
    expect(lines(read(html))).toEqual(LINES)
  })
})

describe('the title of a page', () => {
  const body = `${list}<h2>Method</h2>${paragraphs(METHOD)}`

  it.each(['Print recipe', 'We use cookies', '30 minutes', 'Sunday, November 4'])(
    'is not “%s”',
    (heading) => {
      expect(read(page(`<h1>${heading}</h1><h2>Plain Barley</h2>${body}`)).title).toBe(
        'Plain Barley',
      )
    },
  )

  it('goes without small print beside it', () => {
    const html = page(`<h1>Plain Barley <small>a.k.a. supper</small></h1>${body}`)
    expect(read(html).title).toBe('Plain Barley')
  })

  it('goes without the name of the site that structured data adds', () => {
    const data = { '@type': 'Recipe', recipeIngredient: LINES, recipeInstructions: METHOD }
    const told = buildJsonLd({ ...data, name: 'Plain Barley Recipe | The Mill' })
    expect(read(page(`<h1>Plain Barley</h1>${body}`, told)).title).toBe('Plain Barley')
  })
})
