import { describe, expect, it } from 'vitest'
import { buildJsonLd, lines, page, read, steps } from './testing/read-page'

const LINES = [
  '200 g red lentils',
  '1 onion, chopped',
  '2 cloves garlic',
  '1.5 tsp ground cumin',
  '1 litre vegetable stock',
  '400 g chopped tomatoes',
  '1 lemon',
  '2 tbsp olive oil',
]
const STEPS = [
  'Warm the oil in a wide pot over medium heat and soften the onion in it for about eight minutes.',
  'Stir in the garlic and the cumin, and let them sizzle for one minute until they smell strongly.',
  'Add the lentils, the tomatoes and the stock, bring the pot to the boil and skim off the foam.',
  'Cover the pot and simmer it for 25 minutes, stirring now and then, until the lentils fall apart.',
  'Season the soup with lemon juice and salt.',
]

const data = (ingredients: string[], method: string[]): string =>
  buildJsonLd({
    '@type': 'Recipe',
    name: 'Lentil soup',
    recipeIngredient: ingredients,
    recipeInstructions: method.map((text) => ({ '@type': 'HowToStep', text })),
  })
const items = (texts: string[]): string => texts.map((text) => `<li>${text}</li>`).join('')
const shown = (ingredients: string[], method: string[], below = ''): string =>
  `<h1>Lentil soup</h1><h2>Ingredients</h2><ul>${items(ingredients)}</ul>
   <h2>Method</h2><ol>${items(method)}</ol>${below}`
const replaced = (texts: string[], from: string, to: string): string[] =>
  texts.map((text) => (text === from ? to : text))
const codes = (html: string): string[] =>
  read(html)
    .warnings.map(({ code }) => code)
    .filter((code) => code !== 'image_missing')

describe('structured data that ends before the page does', () => {
  it('gets the last of five steps from the page, with a warning', () => {
    const html = page(shown(LINES, STEPS), data(LINES, STEPS.slice(0, 4)))
    expect(steps(read(html))).toEqual(STEPS)
    expect(codes(html)).toEqual(['read_from_layout'])
  })

  it('gets the last two of eight lines from the page, with a warning', () => {
    const html = page(shown(LINES, STEPS), data(LINES.slice(0, 6), STEPS))
    expect(lines(read(html))).toEqual(LINES)
    expect(codes(html)).toEqual(['read_from_layout'])
  })

  it('gets the last line alone', () => {
    const html = page(shown(LINES, STEPS), data(LINES.slice(0, 7), STEPS))
    expect(lines(read(html))).toEqual(LINES)
  })

  it('gets a last line without an amount from a list that names its ingredients', () => {
    const all = [...LINES, 'Salt and pepper']
    const labels = all.map(
      (line) => `<li class="ingredient"><label class="check-label">${line}</label></li>`,
    )
    const body = `<h1>Lentil soup</h1><ul>${labels.join('')}</ul>`
    expect(lines(read(page(body, data(LINES, STEPS))))).toEqual(all)
  })

  it('gets the last step from boxes with labels', () => {
    const boxes = STEPS.map(
      (step, at) => `<div class="step"><h3>Step ${at + 1}</h3><p class="text">${step}</p></div>`,
    )
    const html = page(`<h2>Method</h2><div>${boxes.join('')}</div>`, data(LINES, STEPS.slice(0, 4)))
    expect(steps(read(html))).toEqual(STEPS)
  })

  it('goes on behind an advertisement in the list', () => {
    const withAd = [
      ...STEPS.slice(0, 4),
      '<div class="ad-slot">Advertisement</div>',
      ...STEPS.slice(4),
    ]
    const html = page(shown(LINES, withAd), data(LINES, STEPS.slice(0, 4)))
    expect(steps(read(html))).toEqual(STEPS)
  })
})

describe('structured data that the page agrees with', () => {
  it.each([
    ['shows the same', shown(LINES, STEPS)],
    [
      'goes on with tips below the method',
      shown(
        LINES,
        STEPS,
        `<h2>Tips</h2><ul><li>Freeze what is left of the soup for up to three months.</li></ul>`,
      ),
    ],
    ['goes on with links in the list', shown(LINES, [...STEPS, '<a href="/more">More soups</a>'])],
    [
      'goes on with remarks in paragraphs',
      shown(
        LINES,
        STEPS,
        '<p>We ate this soup in Izmir, by the harbour.</p><p>Tell us how you liked it below.</p>',
      ),
    ],
    ['lists the tools below the ingredients', shown([...LINES, 'Large pot', 'Blender'], STEPS)],
  ])('stays as it is where the page %s', (_, body) => {
    const html = page(body, data(LINES, STEPS))
    expect(lines(read(html))).toEqual(LINES)
    expect(steps(read(html))).toEqual(STEPS)
    expect(codes(html)).toEqual([])
  })
})

describe('an amount that the page contradicts', () => {
  const wrong = replaced(LINES, '1.5 tsp ground cumin', '5 tsp ground cumin')

  it('is kept, and a warning names both lines', () => {
    const recipe = read(page(shown(LINES, STEPS), data(wrong, STEPS)))
    expect(lines(recipe)).toEqual(wrong)
    expect(recipe.warnings[0]).toEqual({
      code: 'contradicted',
      message:
        'The page shows other amounts than its structured data: “5 tsp ground cumin” (data), “1.5 tsp ground cumin” (page).',
    })
  })

  it('is found in another unit of the same kind', () => {
    const spoons = replaced(LINES, '1.5 tsp ground cumin', '1.5 tbsp ground cumin')
    expect(codes(page(shown(LINES, STEPS), data(spoons, STEPS)))).toEqual(['contradicted'])
  })

  it.each([
    ['writes it as a fraction', '1½ tsp ground cumin'],
    ['writes it out', '1 1/2 teaspoons ground cumin'],
    ['shows it in another system', '4 g ground cumin'],
    ['adds a second system', '1.5 tsp / 4 g ground cumin'],
    ['gives the same amount in another unit', '½ tbsp ground cumin'],
    ['gives a range around it', '1-2 tsp ground cumin'],
    ['leaves it out', 'ground cumin'],
  ])('is none where the page %s', (_, line) => {
    const body = shown(replaced(LINES, '1.5 tsp ground cumin', line), STEPS)
    expect(codes(page(body, data(LINES, STEPS)))).toEqual([])
  })

  it('is none where the page shows all lines for another number of servings', () => {
    const doubled = LINES.map((line) =>
      line.replace(/^[\d.]+/, (number) => String(Number(number) * 2)),
    )
    expect(codes(page(shown(doubled, STEPS), data(LINES, STEPS)))).toEqual([])
  })

  it('is none where one of two systems that the page shows agrees', () => {
    const cups = replaced(LINES, '200 g red lentils', '1 cup red lentils')
    const body = `${shown(LINES, STEPS)}<ul class="us">${items(cups)}</ul>`
    expect(codes(page(body, data(replaced(cups, '1 lemon', '1 lemon'), STEPS)))).toEqual([])
  })

  it('is none where the data adds up what the parts of the dish need', () => {
    const parts = [...replaced(LINES, '2 tbsp olive oil', '1 tbsp olive oil'), '1 tbsp olive oil']
    expect(codes(page(shown(parts, STEPS), data(LINES, STEPS)))).toEqual([])
  })

  it('is none where another recipe of the page has the same ingredient', () => {
    const other = '<h2>Also good: Dal</h2><ul><li>3 tsp cumin</li><li>4 onions, sliced</li></ul>'
    const own = replaced(LINES, '1.5 tsp ground cumin', '1.5 tsp cumin')
    const page1 = replaced(LINES, '1.5 tsp ground cumin', '1.5 tsp cumin (ground)')
    expect(codes(page(shown(page1, STEPS, other), data(own, STEPS)))).toEqual([])
  })
})
