import { describe, expect, it } from 'vitest'
import { buildJsonLd, LEEK_SOUP, lines, page, read, steps } from './testing/read-page'

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
    expect(lines(read(page(card, buildJsonLd(LEEK_SOUP))))).toEqual(['3 leeks', '1 litre stock'])
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
    const part = { ...LEEK_SOUP, recipeIngredient: ['2 slices bread', '20 g butter'] }
    const titles = { ...LEEK_SOUP, recipeIngredient: ['Soup', 'Croutons'] }
    expect(lines(read(page(list, buildJsonLd(part))))).toEqual(all)
    expect(lines(read(page(list, buildJsonLd(titles))))).toEqual(all)
  })

  it('leaves out a line that holds the whole list', () => {
    const list = [
      '3 leeks, cut into rings',
      '1 l vegetable stock',
      '50 ml cream',
      '2 tbsp olive oil',
    ]
    const told = { ...LEEK_SOUP, recipeIngredient: [list.join(' '), ...list] }
    expect(lines(read(page('', buildJsonLd(told))))).toEqual(list)
  })

  it('takes an amount that was computed as the page shows it', () => {
    const computed = {
      ...LEEK_SOUP,
      recipeIngredient: ['3 leeks', '18.20 gm olive oil', '1 l stock'],
    }
    const list = '<ul><li>3 leeks</li><li>1 tbsp olive oil</li><li>1 l stock</li></ul>'
    expect(lines(read(page(list, buildJsonLd(computed))))).toEqual([
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
      read(page(`<h1>${h1}</h1>`, buildJsonLd({ ...LEEK_SOUP, name }))).title
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
    const recipe = read(page('', buildJsonLd({ ...LEEK_SOUP, recipeInstructions: [step, other] })))
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
      read(page('', buildJsonLd({ ...LEEK_SOUP, recipeInstructions }))).instructionGroups.map(
        (group) => group.steps.length,
      )
    expect(groups(named)).toEqual([3])
    expect(groups(parts)).toEqual([2, 1, 1])
    expect(steps(read(page('', buildJsonLd({ ...LEEK_SOUP, recipeInstructions: named }))))[0]).toBe(
      'Soup: Boil the leeks.',
    )
  })

  it('prefers what the page shows when the data holds names only', () => {
    const bare = { ...LEEK_SOUP, recipeIngredient: ['leeks', 'stock', 'cream'] }
    const list =
      '<h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li><li>50 ml cream</li></ul>'
    expect(lines(read(page(list, buildJsonLd(bare))))).toEqual([
      '3 leeks',
      '1 l stock',
      '50 ml cream',
    ])
  })
})
