import { describe, expect, it } from 'vitest'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import { buildJsonLd, LEEK_SOUP, lines, page, read, steps } from './testing/read-page'

describe('JSON-LD', () => {
  it('gives every field of a complete recipe', () => {
    const recipe = read(
      page(
        '',
        buildJsonLd({
          ...LEEK_SOUP,
          description: 'Soft &amp; green.',
          image: ['/leek.jpg', { '@type': 'ImageObject', url: 'https://cdn.example/leek-2.jpg' }],
          author: { '@type': 'Person', name: 'Ada Cook' },
          datePublished: '2024-03-01',
          recipeYield: ['4', '4 bowls'],
          prepTime: 'PT10M',
          cookTime: 'PT20M',
          totalTime: 'PT30M',
          keywords: 'leek, winter',
          recipeCategory: ['Soup'],
          recipeCuisine: 'Welsh',
          suitableForDiet: 'https://schema.org/VegetarianDiet',
          video: { '@type': 'VideoObject', contentUrl: 'https://cdn.example/leek.mp4' },
          nutrition: { '@type': 'NutritionInformation', calories: '180 kcal' },
        }),
      ),
    )
    expect(recipe).toMatchObject({
      title: 'Leek Soup',
      description: 'Soft & green.',
      imageUrls: ['https://kitchen.example/leek.jpg', 'https://cdn.example/leek-2.jpg'],
      author: 'Ada Cook',
      datePublished: '2024-03-01',
      yields: { number: 4, text: '4 bowls' },
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      totalTimeMinutes: 30,
      keywords: ['leek', 'winter'],
      categories: ['Soup'],
      cuisines: ['Welsh'],
      diets: ['Vegetarian'],
      videoUrl: 'https://cdn.example/leek.mp4',
      nutrition: { calories: 180 },
      language: 'en-GB',
      warnings: [],
    })
    expect(lines(recipe)).toEqual(['3 leeks', '1 litre stock'])
    expect(steps(recipe)).toEqual(['Slice the leeks.', 'Simmer in the stock for 20 minutes.'])
  })

  it.each([
    ['in a list', [LEEK_SOUP]],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, LEEK_SOUP] }],
    ['inside another type', { '@type': 'WebPage', mainEntity: LEEK_SOUP }],
    ['with several types', { ...LEEK_SOUP, '@type': ['Recipe', 'NewsArticle'] }],
    ['with a full type address', { ...LEEK_SOUP, '@type': 'http://schema.org/Recipe' }],
  ])('is found %s', (_, value) => {
    expect(lines(read(page('', buildJsonLd(value))))).toEqual(['3 leeks', '1 litre stock'])
  })

  it('follows references to other nodes', () => {
    const graph = [
      { ...LEEK_SOUP, author: { '@id': '#ada' }, image: { '@id': '#picture' } },
      { '@type': 'Person', '@id': '#ada', name: 'Ada Cook' },
      { '@type': 'ImageObject', '@id': '#picture', url: 'https://cdn.example/leek.jpg' },
    ]
    expect(read(page('', buildJsonLd({ '@graph': graph })))).toMatchObject({
      author: 'Ada Cook',
      imageUrls: ['https://cdn.example/leek.jpg'],
    })
  })

  it('takes the recipe that the page is about, not one it links to', () => {
    const other = {
      ...LEEK_SOUP,
      name: 'Nettle Soup',
      recipeIngredient: Array<string>(20).fill('1 nettle'),
    }
    const html = page('<h1>Leek Soup</h1>', buildJsonLd([other, LEEK_SOUP]))
    expect(read(html).title).toBe('Leek Soup')
  })

  it('turns sections into titled groups', () => {
    const sections = [
      {
        '@type': 'HowToSection',
        name: 'Soup',
        itemListElement: [{ '@type': 'HowToStep', text: 'Boil.' }],
      },
      { '@type': 'HowToSection', name: 'Croutons', itemListElement: ['Fry the bread.'] },
    ]
    const recipe = read(page('', buildJsonLd({ ...LEEK_SOUP, recipeInstructions: sections })))
    expect(recipe.instructionGroups.map((g) => [g.title, g.steps.map((s) => s.text)])).toEqual([
      ['Soup', ['Boil.']],
      ['Croutons', ['Fry the bread.']],
    ])
  })

  it.each([
    ['<p>Slice.</p><p>Simmer &amp; serve.</p>', ['Slice.', 'Simmer & serve.']],
    ['Slice.\nSimmer.', ['Slice.', 'Simmer.']],
    ['1. Slice. 2. Simmer.', ['Slice.', 'Simmer.']],
    [[['Slice.', 'Simmer.']], ['Slice.', 'Simmer.']],
    [{ '@type': 'ItemList', itemListElement: [{ text: 'Slice.' }] }, ['Slice.']],
    [[{ '@type': 'HowToStep', name: 'Step 1', text: 'Slice.' }], ['Slice.']],
    [
      [{ '@type': 'HowToStep', name: 'Slice the…', text: 'Slice the leeks.' }],
      ['Slice the leeks.'],
    ],
    [[{ '@type': 'HowToStep', name: 'Prep', text: 'Slice.' }], ['Prep: Slice.']],
  ])('reads the method from %j', (recipeInstructions, expected) => {
    expect(steps(read(page('', buildJsonLd({ ...LEEK_SOUP, recipeInstructions }))))).toEqual(
      expected,
    )
  })

  it('keeps the pictures of a step, with full addresses', () => {
    const step = { '@type': 'HowToStep', text: 'Slice the leeks.', image: '/steps/1.jpg' }
    const recipe = read(page('', buildJsonLd({ ...LEEK_SOUP, recipeInstructions: [step] })))
    expect(recipe.instructionGroups[0]?.steps[0]?.imageUrls).toEqual([
      'https://kitchen.example/steps/1.jpg',
    ])
  })

  it('repairs broken JSON and says so', () => {
    const broken = JSON.stringify(LEEK_SOUP)
      .replace('Slice the leeks.', 'Slice\tthe "best" leeks.')
      .replace(/}$/, ',}')
    const recipe = read(page('', buildJsonLd(broken)))
    expect(steps(recipe)[0]).toBe('Slice the "best" leeks.')
    expect(recipe.warnings.map((w) => w.code)).toContain('structured_data_repaired')
  })

  it('warns of what is missing', () => {
    const recipe = read(page('', buildJsonLd({ ...LEEK_SOUP, recipeInstructions: [] })))
    expect(recipe.warnings.map((w) => w.code)).toEqual(['instructions_missing', 'image_missing'])
  })
})

describe('ingredient groups', () => {
  it('come from the headings between the lines when the data is flat', () => {
    const flat = {
      ...LEEK_SOUP,
      recipeIngredient: ['3 leeks', '1 litre stock', '2 slices rye', '1 tbsp oil'],
    }
    const card = `<h3>Ingredients</h3><h4>Soup</h4><ul><li>3 leeks</li><li>1 litre <b>stock</b></li></ul>
      <h4>Croutons</h4><ul><li>2 slices rye</li><li>1 tbsp oil</li></ul>`
    expect(read(page(card, buildJsonLd(flat))).ingredientGroups).toEqual([
      { title: 'Soup', lines: ['3 leeks', '1 litre stock'] },
      { title: 'Croutons', lines: ['2 slices rye', '1 tbsp oil'] },
    ])
  })

  it('come from headings among the lines', () => {
    const flat = {
      ...LEEK_SOUP,
      recipeIngredient: ['3 leeks', 'For the croutons:', '2 slices rye'],
    }
    expect(read(page('', buildJsonLd(flat))).ingredientGroups).toEqual([
      { title: null, lines: ['3 leeks'] },
      { title: 'For the croutons', lines: ['2 slices rye'] },
    ])
  })
})

describe('hostile pages', () => {
  it('nested without end are read as far as real pages go', () => {
    const html = `<h2>Ingredients</h2><p>1 cup rye</p><p>2 cups milk</p>${'<div>'.repeat(200_000)}`
    expect(lines(read(html))).toEqual(['1 cup rye', '2 cups milk'])
  })

  it('with many lists come to an end', () => {
    const html = '<div class="ingredients"><p>1 cup rye</p></div>'.repeat(20_000)
    expect(() => parseRecipePage({ html })).not.toThrow()
  })

  it.each([
    ['spans', '<span class="a">1</span>'],
    ['list items', '<li>1 cup flour</li>'],
    ['table rows', '<tr><td>1</td><td>cup</td><td>flour</td></tr>'],
    ['open tags', '<b>'],
    ['angle brackets', '<'],
    ['entities', '&amp;'],
    ['microformats', '<p class="hrecipe"><span class="ingredient">1 cup flour</span></p>'],
    [
      'structured data',
      buildJsonLd({ '@type': 'Recipe', name: 'A', recipeIngredient: ['1 egg', '2 figs'] }),
    ],
  ])(
    'of five megabytes of %s come to an end',
    (_, part) => {
      const html = part.repeat(Math.ceil(5_000_000 / part.length))
      expect(() => parseRecipePage({ html: `<h2>Ingredients</h2>${html}` })).not.toThrow()
    },
    60_000,
  )

  it('give texts no longer than can be stored', () => {
    const long = 'x'.repeat(300_000)
    const recipe = read(
      page(
        '',
        buildJsonLd({
          ...LEEK_SOUP,
          name: long,
          description: long,
          keywords: [long],
          recipeIngredient: [long, '1 leek'],
          recipeInstructions: long,
        }),
      ),
    )
    expect(recipe.title).toHaveLength(500)
    expect(recipe.keywords[0]).toHaveLength(200)
    expect(lines(recipe)[0]).toHaveLength(2000)
    expect(steps(recipe)[0]).toHaveLength(20_000)
  })
})

describe('pages without a recipe', () => {
  it.each([
    ['nothing', ''],
    ['an article', page('<h1>About us</h1><p>We have cooked since 1990.</p>')],
    ['an empty recipe', page('', buildJsonLd({ '@type': 'Recipe', name: 'Soon' }))],
    ['broken markup', '<div><<<p itemprop=>"'],
  ])('give null: %s', (_, html) => {
    expect(parseRecipePage({ html })).toBeNull()
  })

  it('never let script addresses through', () => {
    const recipe = read(
      page(
        '',
        buildJsonLd({
          ...LEEK_SOUP,
          image: 'javascript:alert(1)',
          video: { url: 'javascript:alert(1)' },
        }),
      ),
    )
    expect(recipe.imageUrls).toEqual([])
    expect(recipe.videoUrl).toBeNull()
  })
})
