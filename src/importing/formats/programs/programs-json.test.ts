import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { buildZip } from '@/src/importing/testing/build-zip'

const read = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  readAll(await createFiles(files))

describe('a recipe of Paprika', () => {
  const source = {
    uid: 'p-1',
    name: 'Toast',
    description: 'Warm bread.',
    servings: '2-3 slices',
    prep_time: '5 min',
    cook_time: '10 min',
    total_time: '1 hr',
    ingredients: 'Bread:\n1 slice bread\nbutter',
    directions: 'Slice it.\n\nToast it.',
    categories: ['Breakfast'],
    created: '2020-01-02 03:04:05',
    difficulty: 'Easy',
    source_url: 'https://example.com/toast',
    notes: 'Eat at once.',
    nutritional_info: '200 calories',
    image_url: 'https://example.com/toast.jpg',
  }
  const recipe = async (known: object) =>
    (await read({ 'toast.json': JSON.stringify({ ...source, ...known }) })).recipes[0]

  it('has all its fields', async () => {
    const { recipes, keys } = await read({ 'toast.json': JSON.stringify(source) })
    expect(keys).toEqual(['paprika:p-1'])
    expect(recipes).toMatchObject([
      {
        title: 'Toast',
        description: 'Warm bread.',
        yields: { number: 2, max: 3 },
        prepTimeMinutes: 5,
        cookTimeMinutes: 10,
        totalTimeMinutes: 60,
        ingredientGroups: [{ title: 'Bread', lines: ['1 slice bread', 'butter'] }],
        instructionGroups: [{ steps: [{ text: 'Slice it.' }, { text: 'Toast it.' }] }],
        categories: ['Breakfast'],
        datePublished: '2020-01-02T03:04:05.000Z',
        difficulty: 'easy',
        sourceUrl: 'https://example.com/toast',
        pictures: [{ url: 'https://example.com/toast.jpg' }],
      },
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Eat at once.\n200 calories')
  })

  it('shows the photos it holds, the address of one only without any', async () => {
    const photos = [{ data: 'eA==' }, { name: 'gone.jpg' }, { data: 'eQ==' }]
    const file = 'toast.json'
    const held = [
      { file, field: 'photos.0.data' },
      { file, field: 'photos.2.data' },
    ]
    expect((await recipe({ photos }))?.pictures).toEqual(held)
    expect((await recipe({ photos, photo_data: 'eg==' }))?.pictures).toEqual([
      { file, field: 'photo_data' },
      ...held,
    ])
    expect((await recipe({ image_url: null }))?.pictures).toEqual([])
  })

  // docs/product/ratings.md#imported-summaries
  it('keeps its rating as a summary, and names one that is none', async () => {
    expect(await recipe({ rating: 2 })).toMatchObject({
      rating: { program: 'Paprika', average: 2, count: null },
      warnings: [],
    })
    expect(await recipe({ rating: 0 })).toMatchObject({ rating: null, warnings: [] })
    const named = 'Not stored, because there is no field for it: rating (9).'
    expect(await recipe({ rating: 9 })).toMatchObject({ rating: null, warnings: [named] })
  })

  it('without a name of its own is known by what is in it', async () => {
    const bare = JSON.stringify({ ...source, uid: null })
    const other = JSON.stringify({ ...source, uid: null, notes: 'Other.' })
    const { keys } = await read({ 'a.json': bare, 'b.json': bare, 'c.json': other })
    expect(keys[0]).toMatch(/^paprika:[\da-f]{64}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

describe('a recipe of Tandoor', () => {
  const source = {
    name: 'Soup',
    description: 'Hot.',
    servings: 4,
    servings_text: '4-6 bowls',
    working_time: 20,
    waiting_time: 90,
    created_at: '2020-01-02T03:04:05Z',
    source_url: 'https://example.com/soup',
    keywords: [{ name: 'Winter' }],
    steps: [
      {
        name: 'Base',
        instruction: 'Chop.\nBoil.',
        ingredients: [
          { amount: 1.5, unit: { name: 'kg' }, food: { name: 'carrots' }, note: 'peeled' },
          { amount: 1, no_amount: true, unit: null, food: { name: 'salt' } },
          { is_header: true, note: 'To serve' },
          { amount: 0, food: { name: 'parsley' } },
        ],
      },
      { name: '', instruction: '', ingredients: [] },
      {
        name: 'Finish',
        instruction: 'Blend.',
        ingredients: [{ amount: 2, food: { name: 'eggs' } }],
      },
    ],
  }

  it('has its steps with their ingredients, and how long it waits', async () => {
    const { recipes, formats } = await read({ 'recipe.json': JSON.stringify(source) })
    expect([...formats]).toEqual(['tandoor'])
    expect(recipes).toMatchObject([
      {
        title: 'Soup',
        description: 'Hot.',
        yields: { number: 4, max: 6, text: '4-6 bowls' },
        prepTimeMinutes: 20,
        customTime: { minutes: 90, label: 'Waiting' },
        tags: ['Winter'],
        datePublished: '2020-01-02T03:04:05.000Z',
        sourceUrl: 'https://example.com/soup',
        pictures: [],
        ingredientGroups: [
          { title: 'Base', lines: ['1½ kg carrots, peeled', 'salt'] },
          { title: 'To serve', lines: ['parsley'] },
          { title: 'Finish', lines: ['2 eggs'] },
        ],
        instructionGroups: [
          { title: 'Base', steps: [{ text: 'Chop.' }, { text: 'Boil.' }] },
          { title: 'Finish', steps: [{ text: 'Blend.' }] },
        ],
      },
    ])
    const [calm] = (await read({ 'recipe.json': JSON.stringify({ ...source, waiting_time: 0 }) }))
      .recipes
    expect(calm?.customTime).toBeNull()
  })

  it('shows the picture beside it, in a folder and in an archive within an archive', async () => {
    const json = JSON.stringify(source)
    const folder = { '1/recipe.json': json, '1/image.webp': 'x', '2/image.png': 'x' }
    expect((await read(folder)).recipes[0]?.pictures).toEqual([{ file: '1/image.webp' }])
    const inner = buildZip([
      { name: 'recipe.json', data: json },
      { name: 'image.jpg', data: 'x' },
    ])
    const two = buildZip([
      { name: '1.zip', data: inner },
      { name: '2.zip', data: buildZip([{ name: 'readme.txt', data: 'x' }]) },
    ])
    const path = await createFiles({
      'two.zip': two,
      'one.zip': buildZip([{ name: '1.zip', data: inner }]),
    })
    const { recipes } = await readAll(`${path}/two.zip`)
    expect(recipes[0]?.pictures).toEqual([{ file: '1.zip/image.jpg' }])
    // An archive that holds nothing but another one is read as that one.
    const [alone] = (await readAll(`${path}/one.zip`)).recipes
    expect(alone?.pictures).toEqual([{ file: 'image.jpg' }])
  })
})

describe('a recipe of an old Mealie', () => {
  it('has its fields in the writing of then, and notes with their titles', async () => {
    const source = {
      name: 'Soup',
      slug: 'soup',
      description: 'Hot.',
      recipe_yield: '4 to 6 bowls',
      prep_time: '10 minutes',
      perform_time: '20 minutes',
      total_time: '30 minutes',
      recipe_ingredient: ['1 kg carrots', ' ', { title: 'To serve', note: 'parsley' }],
      recipe_instructions: [{ text: 'Boil.' }],
      recipe_category: ['Dinner'],
      notes: [{ title: 'Tip', text: 'Add lemon.' }, { title: '', text: 'Keeps.' }, {}],
      date_added: '2020-01-02',
      org_url: 'https://example.com/soup',
    }
    const { recipes, formats, keys } = await read({ 'soup.json': JSON.stringify(source) })
    expect([...formats]).toEqual(['mealie'])
    expect(keys).toEqual(['mealie:soup'])
    expect(recipes).toMatchObject([
      {
        title: 'Soup',
        description: 'Hot.',
        yields: { number: 4, max: 6 },
        prepTimeMinutes: 10,
        cookTimeMinutes: 20,
        totalTimeMinutes: 30,
        ingredientGroups: [
          { title: null, lines: ['1 kg carrots'] },
          { title: 'To serve', lines: ['parsley'] },
        ],
        instructionGroups: [{ steps: [{ text: 'Boil.' }] }],
        categories: ['Dinner'],
        datePublished: '2020-01-02T00:00:00.000Z',
        sourceUrl: 'https://example.com/soup',
      },
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Tip: Add lemon.\nKeeps.')
  })
})

describe('a recipe of RecipeSage', () => {
  const source = {
    '@type': 'Recipe',
    identifier: 'i-1',
    name: 'Toast',
    creditText: 'Gran',
    isBasedOn: 'https://example.com/toast',
    recipeYield: '5 slices',
    recipeIngredient: ['5 slices bread'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Toast it.' }],
  }
  const read1 = async (known: object) =>
    (await read({ 'sage.json': JSON.stringify({ ...source, ...known }) })).recipes[0]

  it('stores its tools as equipment, one or several, as words or as things', async () => {
    expect((await read1({ tool: 'Toaster' }))?.equipment).toEqual(['Toaster'])
    const tools = ['Toaster', { '@type': 'HowToTool', name: 'Bread knife' }]
    expect(await read1({ tool: tools })).toMatchObject({
      equipment: ['Toaster', 'Bread knife'],
      warnings: [],
    })
  })

  // docs/product/ratings.md#imported-summaries
  it('keeps its ratings as a summary, on a scale of five', async () => {
    const rated = await read1({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 9.2,
        ratingCount: '31',
        bestRating: 10,
      },
    })
    expect(rated?.rating).toEqual({ program: 'RecipeSage', average: 4.6, count: 31 })
  })
})
