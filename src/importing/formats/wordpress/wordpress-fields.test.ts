import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { serializePhp, buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'

const read = async (...items: WxrItem[]) =>
  readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`)

const DELICIOUS = {
  recipeSubtitle: 'A soup for wet days',
  recipeDescription: '<p>Warm and <em>thick</em>.</p>',
  recipeKeywords: 'soup, leek',
  difficultyLevel: 'intermediate',
  prepTime: '15',
  prepTimeUnit: 'min',
  cookTime: '1',
  cookTimeUnit: 'hour',
  restTime: '5',
  restTimeUnit: 'min',
  noOfServings: '4',
  recipeIngredients: [
    {
      sectionTitle: '',
      ingredients: [
        { quantity: '2', unit: 'cup', ingredient: 'leeks', notes: 'sliced' },
        { quantity: '', unit: '', ingredient: 'salt', notes: '' },
      ],
    },
    {
      sectionTitle: 'For the top',
      ingredients: [{ quantity: '1', unit: 'tbsp', ingredient: 'cream', notes: '' }],
    },
  ],
  recipeInstructions: [
    {
      sectionTitle: '',
      instruction: [
        {
          instructionTitle: 'Soften',
          instruction: '<p>Stew the leeks.</p>',
          instructionNotes: 'Keep it low.',
        },
        { instructionTitle: '', instruction: 'Serve.', instructionNotes: '' },
      ],
    },
  ],
  calories: '210',
  totalFat: '7',
  recipeNotes: '<p>Freezes well.</p>',
  cookingTemp: '90',
  cookingTempUnit: 'C',
  videoGalleryVids: [{ vidID: 'abc123', vidType: 'youtube' }],
  faqs: [{ question: 'Can I use onions?', answer: 'Yes, sweet ones.' }],
}

describe('recipes that a post holds in its fields', () => {
  it.each([
    ['as PHP writes it', serializePhp(DELICIOUS)],
    ['as JSON', JSON.stringify(DELICIOUS)],
  ])('WP Delicious is read whole, %s', async (_how, field) => {
    const { recipes, problems } = await read({
      ...{ id: 1, type: 'recipe', title: 'Leek soup', content: '<p>My story.</p>' },
      meta: { delicious_recipes_metadata: field },
      extra: '<category domain="recipe-course"><![CDATA[Dinner]]></category>',
    })
    expect(problems).toEqual([])
    const [recipe] = recipes
    expect(recipe).toMatchObject({
      ...{ title: 'Leek soup', description: 'Warm and thick.', difficulty: 'medium' },
      ...{ prepTimeMinutes: 15, cookTimeMinutes: 60, yields: { number: 4 } },
      customTime: { minutes: 5, label: 'Resting' },
      ingredientGroups: [
        { title: null, lines: ['2 cup leeks, sliced', 'salt'] },
        { title: 'For the top', lines: ['1 tbsp cream'] },
      ],
      instructionGroups: [
        {
          title: null,
          steps: [{ text: 'Soften: Stew the leeks. Keep it low.' }, { text: 'Serve.' }],
        },
      ],
      keywords: ['soup', 'leek'],
      categories: ['Dinner'],
      nutrition: { calories: 210, values: { totalFat: '7' } },
      videoUrl: 'https://www.youtube.com/watch?v=abc123',
      legacyHtml: null,
    })
    expect(plainText(recipe?.story ?? [])).toContain('My story.')
    const note = plainText(recipe?.note ?? [])
    for (const words of [
      'Freezes well.',
      '90 C',
      'Can I use onions?',
      'Yes, sweet ones.',
      'A soup for wet days',
    ]) {
      expect(note).toContain(words)
    }
  })

  const ULTIMATE: WxrItem = {
    ...{ id: 7, type: 'recipe', title: 'Rolls', link: 'https://blog.example/recipe/rolls/' },
    meta: {
      recipe_title: 'Best rolls',
      recipe_description: 'Soft ones.',
      recipe_servings: '8',
      recipe_servings_type: 'rolls',
      recipe_prep_time: '2',
      recipe_prep_time_text: 'hours',
      recipe_cook_time: '20',
      recipe_cook_time_text: 'minutes',
      recipe_ingredients: serializePhp([
        { amount: '500', unit: 'g', ingredient: 'flour', notes: 'strong', group: '' },
        { amount: '1', unit: '', ingredient: 'egg', notes: '', group: 'Glaze' },
      ]),
      recipe_instructions: serializePhp([
        { description: 'Knead.', image: '', group: '' },
        { description: 'Bake.', image: '', group: 'Oven' },
      ]),
      recipe_notes: 'Best warm.',
    },
  }
  const EXPECTED = {
    ...{ prepTimeMinutes: 120, cookTimeMinutes: 20, yields: { number: 8 } },
    ingredientGroups: [
      { title: null, lines: ['500 g flour, strong'] },
      { title: 'Glaze', lines: ['1 egg'] },
    ],
    instructionGroups: [
      { title: null, steps: [{ text: 'Knead.' }] },
      { title: 'Oven', steps: [{ text: 'Bake.' }] },
    ],
  }

  it.each([
    '[ultimate-recipe id="7"]',
    '[ultimate-recipe id=7 template=default]',
    '[recipe id="7"]',
  ])('WP Ultimate Recipe is read where a post shows it: %s', async (code) => {
    const post = { id: 1, title: 'Sunday', content: `Words before.\n\n${code}` }
    for (const items of [
      [post, ULTIMATE],
      [ULTIMATE, post],
    ]) {
      const { recipes } = await read(...items)
      expect(recipes).toHaveLength(1)
      expect(recipes[0]).toMatchObject({
        ...EXPECTED,
        title: 'Sunday',
        keywords: ['Best rolls'],
        formerPaths: ['/?p=1', '/recipe/rolls'],
      })
      expect(plainText(recipes[0]?.story ?? [])).toBe('Words before.')
      expect(plainText(recipes[0]?.note ?? [])).toContain('Best warm.')
    }
  })

  it('WP Ultimate Recipe is a recipe by itself where no post shows it', async () => {
    const { recipes } = await read(ULTIMATE)
    expect(recipes).toMatchObject([{ ...EXPECTED, title: 'Rolls', oldPaths: ['/recipe/rolls'] }])
  })

  it('a shortcode of a recipe that the export does not have is named', async () => {
    const { recipes } = await read({ id: 1, title: 'Sunday', content: 'Hello.\n\n[recipe id="9"]' })
    expect(recipes[0]?.warnings).toContainEqual(
      expect.stringContaining('“9” is not in this export'),
    )
    expect(recipes[0]?.legacyHtml).not.toContain('[recipe')
  })
})

describe('Recipe Card Blocks of WPZOOM', () => {
  const attributes = {
    id: 'wpzoom-recipe-card',
    recipeTitle: 'Plum tart',
    summary: 'With <em>cinnamon</em>.',
    course: ['Dessert'],
    cuisine: ['German'],
    difficulty: ['Easy'],
    keywords: ['plums'],
    settings: [{ custom_author_name: 'Mia' }],
    details: [
      { id: 'd1', label: 'Servings', value: '12', unit: 'slices' },
      { id: 'd2', label: 'Prep time', value: '30', unit: 'minutes' },
      { id: 'd3', label: 'Cooking time', value: ['45'], jsonValue: '45', unit: 'minutes' },
      { id: 'd4', label: 'Calories', value: '320', unit: 'kcal' },
      { id: 'd5', label: 'Resting Time', value: '10', unit: 'minutes' },
      { id: 'd6', label: 'Oven', value: '180', unit: 'C' },
    ],
    ingredients: [
      {
        id: 'i1',
        name: ['200 g ', { type: 'strong', props: { children: ['flour'] } }],
        isGroup: false,
      },
      { id: 'i2', name: ['Topping'], jsonName: 'Topping', isGroup: true },
      { id: 'i3', name: '1 kg plums -- ripe', isGroup: false },
    ],
    steps: [
      {
        id: 's1',
        text: [
          'Press the dough into the tin.',
          { type: 'img', props: { src: 'https://blog.example/tin.jpg', alt: '' } },
        ],
      },
      { id: 's2', text: [], jsonText: 'Bake it {hot}.' },
    ],
    notes: '<li>Eat it soon.</li>',
    video: { type: 'embed', url: 'https://www.youtube.com/watch?v=zzz' },
    hasVideo: true,
  }
  // The editor escapes these signs in comments.
  const json = JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
  const block = `<!-- wp:wpzoom-recipe-card/block-recipe-card ${json} /-->`
  const expected = {
    ...{ description: 'With cinnamon.', difficulty: 'easy', yields: { number: 12 } },
    ...{ prepTimeMinutes: 30, cookTimeMinutes: 45 },
    customTime: { minutes: 10, label: 'Resting Time' },
    ingredientGroups: [
      { title: null, lines: ['200 g flour'] },
      { title: 'Topping', lines: ['1 kg plums -- ripe'] },
    ],
    instructionGroups: [
      {
        title: null,
        steps: [
          { text: 'Press the dough into the tin.', imageUrls: ['https://blog.example/tin.jpg'] },
          { text: 'Bake it {hot}.', imageUrls: [] },
        ],
      },
    ],
    categories: ['Dessert'],
    cuisines: ['German'],
    nutrition: { calories: 320 },
    videoUrl: 'https://www.youtube.com/watch?v=zzz',
    legacyHtml: null,
  }

  it('are read whole from the comment of their block', async () => {
    const content = `<!-- wp:paragraph --><p>Plums are in.</p><!-- /wp:paragraph -->\n${block}\n<!-- wp:paragraph --><p>Enjoy.</p><!-- /wp:paragraph -->`
    const { recipes } = await read({ id: 1, title: 'Plum tart', content })
    expect(recipes).toMatchObject([{ ...expected, author: 'Anna Ö, Mia', keywords: ['plums'] }])
    expect(plainText(recipes[0]?.story ?? [])).toBe('Plums are in.\nEnjoy.')
    expect(plainText(recipes[0]?.note ?? [])).toContain('Eat it soon.')
    expect(plainText(recipes[0]?.note ?? [])).toContain('Oven: 180 C')
  })

  it('of a type of their own are shown by posts, or recipes by themselves', async () => {
    const card = { id: 5, type: 'wpzoom_rcb', title: 'Tart', content: block }
    const alone = await read(card)
    expect(alone.recipes).toMatchObject([expected])
    for (const content of [
      'Hello.\n\n[wpzoom_rcb_post id="5"]',
      '<p>Hello.</p><!-- wp:wpzoom-recipe-card/recipe-block-from-posts {"postId":"5"} /-->',
    ]) {
      const { recipes } = await read({ id: 1, title: 'Plums', content }, card)
      expect(recipes).toMatchObject([{ ...expected, title: 'Plums' }])
    }
    const copy = { ...card, meta: { _wpzoom_rcb_parent_post_id: '1' } }
    const { recipes } = await read({ id: 1, title: 'Plums', content: `<p>Hi.</p>${block}` }, copy)
    expect(recipes).toMatchObject([{ ...expected, title: 'Plums' }])
  })
})
