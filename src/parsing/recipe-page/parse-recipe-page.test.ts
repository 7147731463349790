import { describe, expect, it } from 'vitest'
import { parseRecipePage } from '@/src/parsing/recipe-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`

const ld = (value: unknown): string =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`

function read(html: string, url = 'https://kitchen.example/soups/leek'): ParsedRecipe {
  const recipe = parseRecipePage({ html, url })
  if (!recipe) throw new Error('no recipe found')
  return recipe
}

const lines = (recipe: ParsedRecipe): string[] => recipe.ingredientGroups.flatMap((g) => g.lines)
const steps = (recipe: ParsedRecipe): string[] =>
  recipe.instructionGroups.flatMap((g) => g.steps.map((step) => step.text))

const leekSoup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek Soup',
  recipeIngredient: ['3 leeks', '1 litre stock'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Slice the leeks.' },
    { '@type': 'HowToStep', text: 'Simmer in the stock for 20 minutes.' },
  ],
}

describe('JSON-LD', () => {
  it('gives every field of a complete recipe', () => {
    const recipe = read(
      page(
        '',
        ld({
          ...leekSoup,
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
    ['in a list', [leekSoup]],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, leekSoup] }],
    ['inside another type', { '@type': 'WebPage', mainEntity: leekSoup }],
    ['with several types', { ...leekSoup, '@type': ['Recipe', 'NewsArticle'] }],
    ['with a full type address', { ...leekSoup, '@type': 'http://schema.org/Recipe' }],
  ])('is found %s', (_, value) => {
    expect(lines(read(page('', ld(value))))).toEqual(['3 leeks', '1 litre stock'])
  })

  it('follows references to other nodes', () => {
    const graph = [
      { ...leekSoup, author: { '@id': '#ada' }, image: { '@id': '#picture' } },
      { '@type': 'Person', '@id': '#ada', name: 'Ada Cook' },
      { '@type': 'ImageObject', '@id': '#picture', url: 'https://cdn.example/leek.jpg' },
    ]
    expect(read(page('', ld({ '@graph': graph })))).toMatchObject({
      author: 'Ada Cook',
      imageUrls: ['https://cdn.example/leek.jpg'],
    })
  })

  it('takes the recipe that the page is about, not one it links to', () => {
    const other = {
      ...leekSoup,
      name: 'Nettle Soup',
      recipeIngredient: Array<string>(20).fill('1 nettle'),
    }
    const html = page('<h1>Leek Soup</h1>', ld([other, leekSoup]))
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
    const recipe = read(page('', ld({ ...leekSoup, recipeInstructions: sections })))
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
    expect(steps(read(page('', ld({ ...leekSoup, recipeInstructions }))))).toEqual(expected)
  })

  it('keeps the pictures of a step, with full addresses', () => {
    const step = { '@type': 'HowToStep', text: 'Slice the leeks.', image: '/steps/1.jpg' }
    const recipe = read(page('', ld({ ...leekSoup, recipeInstructions: [step] })))
    expect(recipe.instructionGroups[0]?.steps[0]?.imageUrls).toEqual([
      'https://kitchen.example/steps/1.jpg',
    ])
  })

  it('repairs broken JSON and says so', () => {
    const broken = JSON.stringify(leekSoup)
      .replace('Slice the leeks.', 'Slice\tthe "best" leeks.')
      .replace(/}$/, ',}')
    const recipe = read(page('', ld(broken)))
    expect(steps(recipe)[0]).toBe('Slice the "best" leeks.')
    expect(recipe.warnings.map((w) => w.code)).toContain('structured_data_repaired')
  })

  it('warns of what is missing', () => {
    const recipe = read(page('', ld({ ...leekSoup, recipeInstructions: [] })))
    expect(recipe.warnings.map((w) => w.code)).toEqual(['instructions_missing', 'image_missing'])
  })
})

describe('ingredient groups', () => {
  it('come from the headings between the lines when the data is flat', () => {
    const flat = {
      ...leekSoup,
      recipeIngredient: ['3 leeks', '1 litre stock', '2 slices rye', '1 tbsp oil'],
    }
    const card = `<h3>Ingredients</h3><h4>Soup</h4><ul><li>3 leeks</li><li>1 litre <b>stock</b></li></ul>
      <h4>Croutons</h4><ul><li>2 slices rye</li><li>1 tbsp oil</li></ul>`
    expect(read(page(card, ld(flat))).ingredientGroups).toEqual([
      { title: 'Soup', lines: ['3 leeks', '1 litre stock'] },
      { title: 'Croutons', lines: ['2 slices rye', '1 tbsp oil'] },
    ])
  })

  it('come from headings among the lines', () => {
    const flat = { ...leekSoup, recipeIngredient: ['3 leeks', 'For the croutons:', '2 slices rye'] }
    expect(read(page('', ld(flat))).ingredientGroups).toEqual([
      { title: null, lines: ['3 leeks'] },
      { title: 'For the croutons', lines: ['2 slices rye'] },
    ])
  })
})

describe('other markup', () => {
  it('reads microdata', () => {
    const recipe = read(
      page(`<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Plum Jam</h2>
        <meta itemprop="cookTime" content="PT45M"><img itemprop="image" src="/jam.jpg">
        <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Bo</b></span>
        <ul><li itemprop="recipeIngredient">1 kg plums</li><li itemprop="recipeIngredient">500 g sugar</li></ul>
        <div itemprop="recipeInstructions"><p>Stone the plums.</p><p>Boil with the sugar.</p></div></div>`),
    )
    expect(recipe).toMatchObject({ title: 'Plum Jam', cookTimeMinutes: 45, author: 'Bo' })
    expect(recipe.imageUrls).toEqual(['https://kitchen.example/jam.jpg'])
    expect(lines(recipe)).toEqual(['1 kg plums', '500 g sugar'])
    expect(steps(recipe)).toEqual(['Stone the plums.', 'Boil with the sugar.'])
  })

  it('reads RDFa', () => {
    const recipe = read(
      page(`<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Flatbread</h1>
        <span property="recipeIngredient">300 g flour</span><span property="recipeIngredient">1 cup water</span>
        <div property="recipeInstructions">Knead and fry.</div></div>`),
    )
    expect(recipe.title).toBe('Flatbread')
    expect(lines(recipe)).toEqual(['300 g flour', '1 cup water'])
  })

  it('reads the h-recipe microformat', () => {
    const recipe = read(
      page(`<article class="h-recipe"><h1 class="p-name">Cold Brew</h1><ul><li class="p-ingredient">80 g coffee</li>
        <li class="p-ingredient">1 l water</li></ul><div class="e-instructions"><p>Steep for 12 hours.</p></div></article>`),
    )
    expect(recipe.title).toBe('Cold Brew')
    expect(lines(recipe)).toEqual(['80 g coffee', '1 l water'])
  })

  it('reads the card of a recipe plugin', () => {
    const recipe = read(
      page(`<h1>My weekend</h1><div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Barley Bowl</h2>
        <span>Prep Time: 15 minutes</span><div>Servings: 3</div>
        <div class="wprm-recipe-ingredients-container"><h4 class="wprm-recipe-group-name">Bowl</h4>
        <ul><li><span class="a">1</span> <span class="u">cup</span> <span class="n">barley</span></li>
        <li><span class="a">2</span> <span class="n">beets</span></li></ul></div>
        <div class="wprm-recipe-instructions-container"><ul><li>Cook the barley.</li><li>Roast the beets.</li></ul></div></div>`),
    )
    expect(recipe).toMatchObject({
      title: 'Barley Bowl',
      prepTimeMinutes: 15,
      yields: { number: 3 },
    })
    expect(recipe.ingredientGroups).toEqual([{ title: 'Bowl', lines: ['1 cup barley', '2 beets'] }])
    expect(steps(recipe)).toEqual(['Cook the barley.', 'Roast the beets.'])
  })

  it('prefers complete data to the card that shows it', () => {
    const card = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Leek Soup</h2>
      <ul class="wprm-recipe-ingredients-container"><li>3 leeks</li><li>1 litre stock</li><li>a link</li></ul></div>`
    expect(lines(read(page(card, ld(leekSoup))))).toEqual(['3 leeks', '1 litre stock'])
  })

  it('reads headings and lists when there is nothing else, and says so', () => {
    const recipe = read(
      page(`<h1>Rye Crackers</h1><p>They keep for weeks.</p><p>Serves 8</p><h2>What you need</h2>
        <ul><li>200 g rye flour</li><li>1 tsp salt</li><li>100 ml water</li></ul><h2>Method</h2>
        <ol><li>Mix everything to a firm dough.</li><li>Roll out thinly and bake until crisp.</li></ol>
        <h2>Comments</h2><p>Lovely crackers, thank you for the recipe.</p>`),
    )
    expect(recipe.title).toBe('Rye Crackers')
    expect(lines(recipe)).toEqual(['200 g rye flour', '1 tsp salt', '100 ml water'])
    expect(steps(recipe)).toHaveLength(2)
    expect(recipe.yields.number).toBe(8)
    expect(recipe.warnings.map((w) => w.code)).toContain('read_from_layout')
  })

  it('prefers what the page shows when the data is of a part, or names the groups only', () => {
    const list = `<h2>Ingredients</h2><h3>Soup</h3><ul><li>3 leeks</li><li>1 l stock</li></ul>
      <h3>Croutons</h3><ul><li>2 slices bread</li><li>20 g butter</li></ul>`
    const all = ['3 leeks', '1 l stock', '2 slices bread', '20 g butter']
    const part = { ...leekSoup, recipeIngredient: ['2 slices bread', '20 g butter'] }
    const titles = { ...leekSoup, recipeIngredient: ['Soup', 'Croutons'] }
    expect(lines(read(page(list, ld(part))))).toEqual(all)
    expect(lines(read(page(list, ld(titles))))).toEqual(all)
  })

  it('leaves out a line that holds the whole list', () => {
    const list = [
      '3 leeks, cut into rings',
      '1 l vegetable stock',
      '50 ml cream',
      '2 tbsp olive oil',
    ]
    const told = { ...leekSoup, recipeIngredient: [list.join(' '), ...list] }
    expect(lines(read(page('', ld(told))))).toEqual(list)
  })

  it('takes an amount that was computed as the page shows it', () => {
    const computed = {
      ...leekSoup,
      recipeIngredient: ['3 leeks', '18.20 gm olive oil', '1 l stock'],
    }
    const list = '<ul><li>3 leeks</li><li>1 tbsp olive oil</li><li>1 l stock</li></ul>'
    expect(lines(read(page(list, ld(computed))))).toEqual([
      '3 leeks',
      '1 tbsp olive oil',
      '1 l stock',
    ])
  })

  it('leaves out what stands around the method: sharing, comments, tips', () => {
    const recipe = read(
      page(`<h1>Rye Crackers</h1><h2>Rye Crackers – Ingredients</h2>
        <ul><li>200 g rye flour</li><li>100 ml water</li></ul><h2>Rye Crackers – Method</h2>
        <ol><li>Mix everything to a firm dough.</li><li>Roll out thinly and bake until crisp.</li></ol>
        <div class="share-buttons"><p>Share these crackers with everybody you know.</p></div>
        <h3>Buying Tips</h3><p>Look for whole rye flour that was milled on stone.</p>`),
    )
    expect(steps(recipe)).toEqual([
      'Mix everything to a firm dough.',
      'Roll out thinly and bake until crisp.',
    ])
  })

  it('keeps the title that the page shows from additions of the site', () => {
    const title = (name: string, h1: string): string =>
      read(page(`<h1>${h1}</h1>`, ld({ ...leekSoup, name }))).title
    expect(title('Leek Soup Recipe with photo - soups.example - Recipes', 'Leek Soup')).toBe(
      'Leek Soup',
    )
    expect(title('Leek Soup – Recipe', 'Soups')).toBe('Leek Soup')
    expect(title('Leek Soup [edit]', 'Soups')).toBe('Leek Soup')
    expect(title('Leek Soup with Cream', 'Leek Soup')).toBe('Leek Soup with Cream')
  })

  it('does not repeat the name of a step that its sentence says', () => {
    const step = {
      '@type': 'HowToStep',
      name: 'Cut Leeks',
      text: 'Then, cut the leeks into rings.',
    }
    const other = { '@type': 'HowToStep', name: 'To finish', text: 'Stir in the cream.' }
    const recipe = read(page('', ld({ ...leekSoup, recipeInstructions: [step, other] })))
    expect(steps(recipe)).toEqual([
      'Then, cut the leeks into rings.',
      'To finish: Stir in the cream.',
    ])
  })

  it('reads parts of one step each as steps with names, and keeps other parts', () => {
    const section = (name: string, ...texts: string[]): object => ({
      '@type': 'HowToSection',
      name,
      itemListElement: texts.map((text) => ({ '@type': 'HowToStep', text })),
    })
    const named = [
      section('Soup:', 'Boil the leeks.'),
      section('Oil', 'Blend in the oil.'),
      section('Finish', 'Season to taste.'),
    ]
    const parts = [section('Soup', 'Boil the leeks.', 'Blend.'), ...named.slice(1)]
    const groups = (recipeInstructions: object[]): number[] =>
      read(page('', ld({ ...leekSoup, recipeInstructions }))).instructionGroups.map(
        (group) => group.steps.length,
      )
    expect(groups(named)).toEqual([3])
    expect(groups(parts)).toEqual([2, 1, 1])
    expect(steps(read(page('', ld({ ...leekSoup, recipeInstructions: named }))))[0]).toBe(
      'Soup: Boil the leeks.',
    )
  })

  it('prefers what the page shows when the data holds names only', () => {
    const bare = { ...leekSoup, recipeIngredient: ['leeks', 'stock', 'cream'] }
    const list =
      '<h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li><li>50 ml cream</li></ul>'
    expect(lines(read(page(list, ld(bare))))).toEqual(['3 leeks', '1 l stock', '50 ml cream'])
  })
})

describe('hostile pages', () => {
  it('nested without end are read as far as real pages go', () => {
    const html = `<h2>Ingredients</h2><p>1 cup rye</p><p>2 cups milk</p>${'<div>'.repeat(200_000)}`
    expect(lines(read(html))).toEqual(['1 cup rye', '2 cups milk'])
  }, 60_000)

  it('with many lists come to an end', () => {
    const html = '<div class="ingredients"><p>1 cup rye</p></div>'.repeat(20_000)
    expect(() => parseRecipePage({ html })).not.toThrow()
  }, 60_000)

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
      ld({ '@type': 'Recipe', name: 'A', recipeIngredient: ['1 egg', '2 figs'] }),
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
        ld({
          ...leekSoup,
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
    ['an empty recipe', page('', ld({ '@type': 'Recipe', name: 'Soon' }))],
    ['broken markup', '<div><<<p itemprop=>"'],
  ])('give null: %s', (_, html) => {
    expect(parseRecipePage({ html })).toBeNull()
  })

  it('never let script addresses through', () => {
    const recipe = read(
      page(
        '',
        ld({ ...leekSoup, image: 'javascript:alert(1)', video: { url: 'javascript:alert(1)' } }),
      ),
    )
    expect(recipe.imageUrls).toEqual([])
    expect(recipe.videoUrl).toBeNull()
  })
})
