import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { serializePhp } from '@/src/importing/testing/wxr'
import { readCookedCard } from './wordpress-cooked'
import type { WordPressItem } from './wordpress-item'

const itemOf = (
  settings: Parameters<typeof serializePhp>[0],
  terms: WordPressItem['terms'] = {},
): WordPressItem => ({
  ...{ id: '7', type: 'cp_recipe', status: 'publish', title: 'Plum &amp; Rye', link: null },
  ...{ slug: null, content: '', excerpt: null, author: null, date: null, modified: null },
  ...{
    isLocked: false,
    attachmentUrl: null,
    oldSlugs: [],
    others: [],
    comments: [],
    parent: null,
  },
  terms,
  meta: { _recipe_settings: serializePhp(settings) },
})
const pictureUrl = (id: string) => (id === '30' ? 'https://blog.example/30.jpg' : null)
const read = (...given: Parameters<typeof itemOf>) => readCookedCard(itemOf(...given), pictureUrl)

const FLOUR = { amount: '200', measurement: 'g', name: 'flour' }

describe('a recipe of the plugin Cooked', () => {
  it('has its terms, times, notes and video, and a title without entities', () => {
    const settings = {
      prep_time: '20',
      cook_time: '40',
      total_time: '60',
      notes: 'Keeps a day.',
      content: '[cooked-info left="author"]A story.',
      gallery: { video_url: 'https://video.example/1' },
      ingredients: { '1': FLOUR },
      nutrition: { servings: '8-10', calories: '120', fat: '5' },
    }
    const card = read(settings, {
      cp_recipe_category: ['Cake'],
      cp_recipe_cuisine: ['Polish'],
      cp_recipe_cooking_method: ['Baking'],
      cp_recipe_diet: ['Vegetarian'],
      cp_recipe_tags: ['Autumn'],
    })
    expect(card).toMatchObject({
      title: 'Plum & Rye',
      ...{ description: null, difficulty: null, videoUrl: 'https://video.example/1' },
      ...{ prepTimeMinutes: 20, cookTimeMinutes: 40, totalTimeMinutes: 60 },
      ...{ categories: ['Cake'], cuisines: ['Polish'], methods: ['Baking'] },
      ...{ diets: ['Vegetarian'], tags: ['Autumn'], yields: { number: 8, max: 10 } },
    })
    // For how many it is, is no value of nutrition.
    expect(card?.nutrition).toEqual({ calories: 120, values: { calories: '120', fat: '5' } })
    expect(plainText(card?.note ?? [])).toBe('Keeps a day.')
    expect(plainText(card?.story ?? [])).toBe('A story.')
    expect(read(settings)).toMatchObject({ categories: [], methods: [], diets: [], tags: [] })
  })

  it('has a line of what is there, with what may be taken instead, and no empty lines', () => {
    const card = read({
      ingredients: {
        '1': { amount: '', measurement: '', name: 'salt' },
        '2': { amount: '', measurement: '', name: ' ' },
        '3': { section_heading_name: 'Empty' },
        '4': { section_heading_name: 'Dough' },
        '5': { ...FLOUR, sub_amount: '180', sub_measurement: 'g', sub_name: 'rye' },
      },
    })
    expect(card?.ingredientGroups).toEqual([
      { title: null, lines: ['salt'] },
      { title: 'Empty', lines: [] },
      { title: 'Dough', lines: ['200 g flour (or 180 g rye)'] },
    ])
  })

  it('has steps with their pictures, and none that says nothing', () => {
    const card = read({
      directions: [
        { section_heading_name: 'Empty' },
        { section_heading_name: 'Baking' },
        { content: '<p>Knead.</p>', image: '30' },
        { content: ' ', image: '30' },
        { content: 'Bake.', image: '31' },
      ],
    })
    expect(card?.instructionGroups).toEqual([
      {
        title: 'Baking',
        steps: [
          { text: 'Knead.', imageUrls: ['https://blog.example/30.jpg'] },
          { text: 'Bake.', imageUrls: [] },
        ],
      },
    ])
  })

  it('is one with a list or steps alone, and none without both', () => {
    expect(read({ ingredients: [FLOUR] })).toMatchObject({ instructionGroups: [] })
    expect(read({ directions: [{ content: 'Bake.' }] })).toMatchObject({ ingredientGroups: [] })
    expect(read({ ingredients: [], directions: [] })).toBeNull()
    expect(read('nothing of the plugin')).toBeNull()
  })
})
