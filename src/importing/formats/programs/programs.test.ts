import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'

const read = async (
  files: Readonly<Record<string, string | Uint8Array>>,
  columns: Readonly<Record<string, string>> = {},
) => readAll(await createFiles(files), columns)

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('exports of recipe programs', () => {
  it('Recipe Keeper: one page with marked fields and its pictures', async () => {
    const page = `<!DOCTYPE html><html><body><div class="recipe-details">
      <meta content="id-1" itemprop="recipeId"><h2 itemprop="name">Pie</h2>
      <div>Courses: <span>Dessert</span><meta content="Dessert" itemprop="recipeCourse"></div>
      <meta content="Baking" itemprop="recipeCategory">
      <div>Serving size: <span itemprop="recipeYield">8-10 slices</span></div>
      <meta content="PT20M" itemprop="prepTime"><meta content="PT1H" itemprop="cookTime">
      <span itemprop="recipeSource"><a href="https://example.com/pie">example</a></span>
      <div itemprop="recipeIngredients"><p>For the crust:</p><p>2 cups flour</p><p>1 cup butter</p></div>
      <div itemprop="recipeDirections"><p>1. Mix.</p><p>2. Bake.</p></div>
      <div itemprop="recipeNotes"><p>Good cold.</p></div>
      <img src="images/id-1_0.jpg" class="recipe-photo" /></div></body></html>`
    const { recipes, formats, problems } = await read({
      'recipes.html': page,
      'images/id-1_0.jpg': PNG,
    })
    expect([...formats]).toEqual(['recipekeeper'])
    expect(problems).toEqual([])
    expect(recipes).toMatchObject([
      {
        title: 'Pie',
        prepTimeMinutes: 20,
        cookTimeMinutes: 60,
        yields: { number: 8, max: 10 },
        categories: ['Dessert', 'Baking'],
        sourceUrl: 'https://example.com/pie',
        ingredientGroups: [{ title: 'For the crust', lines: ['2 cups flour', '1 cup butter'] }],
        instructionGroups: [{ steps: [{ text: 'Mix.' }, { text: 'Bake.' }] }],
        pictures: [{ file: 'images/id-1_0.jpg' }],
      },
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Good cold.')
  })

  it('RecipeSage: a list of schema.org recipes with notes as comments', async () => {
    const recipe = {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      identifier: 'rs-1',
      name: 'Stew',
      datePublished: '2020-01-02T03:04:05.000Z',
      image: ['https://example.com/stew.jpg'],
      prepTime: '',
      totalTime: '2 hours',
      recipeYield: '6',
      recipeIngredient: ['[Base]', '1 kg beef', '2 onions'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Brown.' },
        { '@type': 'HowToStep', text: 'Stew.' },
      ],
      recipeCategory: ['main'],
      creditText: 'Gran',
      isBasedOn: 'https://example.com/stew',
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Better the next day.' }],
    }
    const { recipes, formats, keys } = await read({ 'data.json-ld': JSON.stringify([recipe]) })
    expect([...formats]).toEqual(['recipesage'])
    expect(keys).toEqual(['recipesage:rs-1'])
    expect(recipes).toMatchObject([
      { title: 'Stew', totalTimeMinutes: 120, sourceUrl: 'https://example.com/stew' },
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Better the next day.')
  })

  it('Mealie of today: amounts, units and foods apart, parts by their title', async () => {
    const recipe = {
      id: 'x',
      groupId: 'g',
      slug: 'soup',
      name: 'Soup',
      recipeYield: '4 servings',
      prepTime: '15 minutes',
      performTime: '1 hour',
      recipeIngredient: [
        {
          title: 'Base',
          quantity: 1.5,
          unit: { name: 'cup' },
          food: { name: 'lentils' },
          note: 'red',
          disableAmount: false,
        },
        { quantity: 2, unit: null, food: { name: 'carrots' }, note: '', disableAmount: false },
        { quantity: 1, note: 'salt to taste', disableAmount: true },
      ],
      recipeInstructions: [
        { title: '', text: 'Cook.' },
        { title: 'Finish', text: 'Blend.' },
      ],
      tags: [{ name: 'Winter', slug: 'winter' }],
      tools: [{ name: 'Blender' }],
      notes: [{ title: 'Tip', text: 'Add lemon.' }],
      orgURL: 'https://example.com/soup',
    }
    const { recipes, formats } = await read({
      'recipes/soup/soup.json': JSON.stringify(recipe),
      'recipes/soup/images/original.webp': PNG,
    })
    expect([...formats]).toEqual(['mealie'])
    expect(recipes).toMatchObject([
      {
        slug: 'soup',
        tags: ['Winter'],
        equipment: ['Blender'],
        ingredientGroups: [
          { title: 'Base', lines: ['1½ cup lentils, red', '2 carrots', 'salt to taste'] },
        ],
        instructionGroups: [{ title: null }, { title: 'Finish' }],
        pictures: [{ file: 'recipes/soup/images/original.webp' }],
      },
    ])
  })

  it('RecipeML and Gourmet: lists, groups and preparation', async () => {
    const recipeMl = `<?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Dip</title>
      <categories><cat>Snack</cat></categories><yield>2</yield></head><ingredients>
      <ing><amt><qty>1</qty><unit>cup</unit></amt><item>yogurt</item><prep>strained</prep></ing></ingredients>
      <directions><step>Stir.</step><step>Chill.</step></directions></recipe></recipeml>`
    const gourmet = `<?xml version="1.0"?><gourmetDoc><recipe id="7"><title>Ragout</title><yields>4 servings</yields>
      <cooktime>1 hour</cooktime><cuisine>French</cuisine><ingredient-list>
      <ingredient><amount>2</amount><unit>lb</unit><item>veal</item></ingredient>
      <inggroup><groupname>Sauce</groupname><ingredient><amount>1</amount><unit>cup</unit><item>wine</item></ingredient></inggroup>
      </ingredient-list><instructions>Brown.\n\nSimmer.</instructions></recipe></gourmetDoc>`
    const { recipes, formats } = await read({ 'a.xml': recipeMl, 'b.grmt': gourmet })
    expect([...formats].sort()).toEqual(['gourmet', 'recipeml'])
    expect(recipes).toMatchObject([
      {
        title: 'Dip',
        ingredientGroups: [{ title: null, lines: ['1 cup yogurt, strained'] }],
        instructionGroups: [{ steps: [{ text: 'Stir.' }, { text: 'Chill.' }] }],
      },
      {
        title: 'Ragout',
        cookTimeMinutes: 60,
        ingredientGroups: [
          { title: null, lines: ['2 lb veal'] },
          { title: 'Sauce', lines: ['1 cup wine'] },
        ],
        instructionGroups: [{ steps: [{ text: 'Brown.' }, { text: 'Simmer.' }] }],
      },
    ])
  })

  it('Paprika: a gzipped file by itself, its photo named within it', async () => {
    const source = {
      uid: 'p-1',
      name: 'Toast',
      ingredients: '1 slice bread\nbutter',
      directions: 'Toast it.',
      photo_data: PNG.toString('base64'),
      categories: "['Breakfast', 'Quick']",
      nutritional_info: '',
    }
    const { recipes, formats } = await read({ toast: gzipSync(JSON.stringify(source)) })
    expect([...formats]).toEqual(['paprika'])
    expect(recipes).toMatchObject([
      { categories: ['Breakfast', 'Quick'], pictures: [{ file: 'toast', field: 'photo_data' }] },
    ])
  })

  it('MHTML: the page in it, with the address it was saved from', async () => {
    const html =
      '<html><body><h1>Caf=C3=A9 cake</h1><script type=3D"application/ld+json">{"@type":"Recipe","name":"Caf=C3=A9 cake","recipeIngredient":["2 cups fl=\r\nour","1 egg"],"recipeInstructions":"Mix. Bake."}</script></body></html>'
    const file = `From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.com/cafe-cake\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----b"\r\n\r\n------b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${html}\r\n------b--\r\n`
    const { recipes, formats } = await read({ 'page.mhtml': file })
    expect([...formats]).toEqual(['mhtml'])
    expect(recipes).toMatchObject([
      {
        title: 'Café cake',
        slug: 'cafe-cake',
        ingredientGroups: [{ lines: ['2 cups flour', '1 egg'] }],
      },
    ])
  })

  it('CSV: columns by their heads in any writing, or as somebody says', async () => {
    const table =
      'Recipe Name;Zutaten;Directions;Prep Time;Foo\nCake;"2 eggs\n1 cup flour";"Mix.\nBake.";15;Dessert\n'
    const guessed = await read({ 'a.csv': table })
    expect([...guessed.formats]).toEqual(['csv'])
    expect(guessed.recipes).toMatchObject([
      {
        title: 'Cake',
        prepTimeMinutes: 15,
        categories: [],
        ingredientGroups: [{ lines: ['2 eggs', '1 cup flour'] }],
        instructionGroups: [{ steps: [{ text: 'Mix.' }, { text: 'Bake.' }] }],
      },
    ])
    const told = await read({ 'a.csv': table }, { Foo: 'categories' })
    expect(told.recipes[0]?.categories).toEqual(['Dessert'])
  })

  it('Markdown without anything in front, and posts that are no recipes', async () => {
    const recipe =
      '# Lemon tart\n\nSharp.\n\n![](tart.png)\n\n## Ingredients\n\n- 3 lemons\n- 200 g sugar\n\n## Method\n\n1. Squeeze the lemons.\n2. Bake for 20 minutes.\n'
    const post = '# A walk\n\nWe *walked* for hours.\n'
    const { recipes } = await read({ 'tart.md': recipe, 'tart.png': PNG, 'walk.md': post })
    expect(recipes).toMatchObject([
      { title: 'Lemon tart', legacyHtml: null, pictures: [{ file: 'tart.png' }] },
      { title: 'A walk', legacyHtml: '<p>We <em>walked</em> for hours.</p>\n' },
    ])
  })
})
