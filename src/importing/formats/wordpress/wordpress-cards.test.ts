import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { serializePhp, buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'
import { WPRM } from '@/src/importing/testing/wprm'
import { readCard } from './wordpress-cards'
import type { WordPressItem } from './wordpress-item'

const read = async (...items: WxrItem[]) =>
  readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`)

describe('a recipe card of a WordPress export', () => {
  it('gives a recipe of Tasty, and one that no post shows', async () => {
    const tasty: WxrItem = {
      id: 40,
      type: 'tasty_recipe',
      title: 'Tasty soup',
      meta: {
        description: '<p>Warm.</p>',
        ingredients:
          '<h4>Soup</h4><ul><li>1 onion</li><li>2 cups stock</li></ul><p><strong>Topping</strong></p><ul><li>1 tbsp cream</li></ul>',
        instructions: '<ol><li>Chop.</li><li>Simmer for 20 minutes.</li></ol>',
        notes: '<p>Freezes well.</p>',
        prep_time: '10 minutes',
        cook_time: '1 hour 5 minutes',
        yield: '4-6 bowls',
        category: 'Soup',
        cuisine: 'Swedish',
        keywords: 'onion, warm',
      },
    }
    const { recipes } = await read(
      { id: 11, title: 'Soup day', content: '[tasty-recipe id="40"]' },
      tasty,
      WPRM,
    )
    expect(recipes.map(({ title }) => title)).toEqual(['Soup day', 'WPRM Crêpes'])
    expect(recipes[0]).toMatchObject({
      prepTimeMinutes: 10,
      cookTimeMinutes: 65,
      yields: { number: 4, max: 6 },
      ingredientGroups: [
        { title: 'Soup', lines: ['1 onion', '2 cups stock'] },
        { title: 'Topping', lines: ['1 tbsp cream'] },
      ],
      instructionGroups: [{ steps: [{ text: 'Chop.' }, { text: 'Simmer for 20 minutes.' }] }],
      keywords: ['Tasty soup', 'onion', 'warm'],
    })
  })

  it('reads a card of Mediavine Create where it is in the export, and says where it is not', async () => {
    const card = {
      title: 'Bread',
      yield: '1 loaf',
      prep_time: 900,
      active_time: 2700,
      ingredients: {
        'mv-has-no-group': [{ original_text: '500 g flour' }, { original_text: '10 g salt' }],
      },
      instructions: '<ol><li>Mix.</li><li>Bake.</li></ol>',
    }
    const { recipes } = await read(
      {
        id: 12,
        title: 'Bread day',
        content: 'Hello. [mv_create key="5" type="recipe" title="Bread" thumbnail="x"]',
      },
      {
        id: 50,
        type: 'mv_create',
        title: 'Bread Creation',
        meta: { published: JSON.stringify(card) },
      },
      {
        id: 13,
        title: 'Cake day',
        content: 'Cake! [mv_create key="6" type="recipe" title="Cake"]',
      },
    )
    expect(recipes[0]).toMatchObject({
      prepTimeMinutes: 15,
      cookTimeMinutes: 45,
      ingredientGroups: [{ lines: ['500 g flour', '10 g salt'] }],
      warnings: [],
    })
    expect(recipes[1]).toMatchObject({ legacyHtml: '<p>Cake!</p>' })
    expect(recipes[1]?.warnings[0]).toContain('The recipe card “Cake” is not in this export')
  })
})

const card = (type: string, meta: Record<string, string>, more: Partial<WordPressItem> = {}) =>
  readCard(
    {
      ...{ id: '7', type, status: 'publish', title: 'Soup', link: null, slug: null, content: '' },
      ...{ excerpt: null, author: null, date: null, modified: null },
      ...{
        isLocked: false,
        attachmentUrl: null,
        oldSlugs: [],
        others: [],
        comments: [],
        parent: null,
        terms: {},
        meta,
        ...more,
      },
    },
    (id) => (id === '30' ? 'https://blog.example/30.jpg' : null),
  )
const OWN = [{ url: 'https://blog.example/30.jpg' }]

describe('what WP Recipe Maker keeps', () => {
  it('is read with its author, summary, keywords, video and nutrition', () => {
    const meta = {
      wprm_author_name: 'Ada',
      wprm_summary: '<p>Warm.</p>',
      wprm_video_embed: '<iframe src="https://video.example/1"></iframe>',
      wprm_nutrition_calories: '120',
      wprm_nutrition_fat: '5 g',
    }
    const terms = { wprm_keyword: ['leek, winter', 'soup'] }
    expect(card('wprm_recipe', meta, { terms })).toMatchObject({
      author: 'Ada',
      description: 'Warm.',
      keywords: ['leek', 'winter', 'soup'],
      videoUrl: 'https://video.example/1',
      nutrition: { calories: 120, values: { fat: '5 g' } },
    })
  })

  it('has notes of ingredients once, no empty lines, and steps that have a name alone', () => {
    const meta = {
      wprm_custom_time: '30',
      wprm_ingredients: serializePhp([
        {
          name: '',
          ingredients: [
            { amount: '2', unit: '', name: 'leeks', notes: '(washed)' },
            { amount: '', unit: '', name: '', notes: '' },
          ],
        },
      ]),
      wprm_instructions: serializePhp([{ name: '', instructions: [{ name: 'Simmer.' }] }]),
    }
    expect(card('wprm_recipe', meta)).toMatchObject({
      customTime: { minutes: 30, label: 'Additional' },
      ingredientGroups: [{ lines: ['2 leeks, washed'] }],
      instructionGroups: [{ steps: [{ text: 'Simmer.' }] }],
    })
  })
})

it('Tasty’s card has its picture, author, video, nutrition, time, and the terms of the post too', () => {
  const meta = {
    _thumbnail_id: '30',
    author_name: 'Ada',
    category: 'Soup',
    video_url: 'https://video.example/1',
    additional_time_value: '30 minutes',
    calories: '120',
    fat: '5 g',
  }
  const read = card('tasty_recipe', meta, { terms: { category: ['Winter'] } })
  expect(read).toMatchObject({
    author: 'Ada',
    categories: ['Soup', 'Winter'],
    videoUrl: 'https://video.example/1',
    customTime: { minutes: 30, label: 'Additional' },
    nutrition: { calories: 120, values: { fat: '5 g' } },
    pictures: OWN,
  })
})

it('Mediavine’s card has the picture it names, else that of its post', () => {
  const created = (more: object) => {
    const published = { title: 'Soup', ingredients: [], instructions: '', ...more }
    const meta = { published: JSON.stringify(published), _thumbnail_id: '30' }
    return card('mv_create', meta)?.pictures
  }
  const url = 'https://blog.example/own.jpg'
  expect(created({ thumbnail_uri: url })).toEqual([{ url }])
  expect(created({})).toEqual(OWN)
})
