import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { serializePhp, buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'

const read = async (...items: WxrItem[]) =>
  readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`)

const POST = { id: 1, title: 'Chili and bread', name: 'chili-and-bread' }

const wprm = (id: number, title: string, lines = ['beans', 'tomatoes']): WxrItem => ({
  ...{ id, type: 'wprm_recipe', title, content: `About ${title}.` },
  meta: {
    wprm_ingredients: serializePhp([{ name: '', ingredients: lines.map((name) => ({ name })) }]),
    wprm_instructions: serializePhp([{ name: '', instructions: [{ text: `Cook the ${title}.` }] }]),
    _thumbnail_id: '30',
  },
})
const tasty = (id: number, title: string): WxrItem => ({
  ...{ id, type: 'tasty_recipe', title },
  meta: {
    ingredients: '<ul><li>500 g flour</li><li>1 tsp salt</li></ul>',
    instructions: `<ol><li>Bake the ${title}.</li></ol>`,
  },
})
const mediavine = (id: number, title: string): WxrItem => ({
  ...{ id, type: 'mv_create', title },
  meta: {
    published: JSON.stringify({
      title,
      ingredients: { '': [{ original_text: '500 g flour' }, { original_text: '10 g salt' }] },
      instructions: '<ol><li>Mix.</li></ol>',
    }),
  },
})
const delicious = (id: number, title: string): WxrItem => ({
  ...{ id, type: 'recipe', title, name: `own-${id}` },
  meta: {
    delicious_recipes_metadata: serializePhp({
      recipeIngredients: [{ ingredients: [{ ingredient: 'beans' }, { ingredient: 'peas' }] }],
      recipeInstructions: [{ instruction: [{ instruction: `Cook the ${title}.` }] }],
    }),
  },
})
const wpzoom = (title: string): string => {
  const card = {
    recipeTitle: title,
    ingredients: [
      { id: 'a', name: ['beans'], jsonName: 'beans' },
      { id: 'b', name: ['peas'], jsonName: 'peas' },
    ],
    steps: [{ id: 'c', text: [`Cook the ${title}.`], jsonText: `Cook the ${title}.` }],
  }
  return `<!-- wp:wpzoom-recipe-card/block-recipe-card ${JSON.stringify(card)} /-->`
}

// docs/product/import-and-export.md#several-recipes-in-a-document
describe('a post of WordPress with several recipe cards', () => {
  it.each<[string, string, WxrItem[]]>([
    [
      'WP Recipe Maker',
      '[wprm-recipe id="20"] [wprm-recipe id="21"]',
      [wprm(20, 'Chili'), wprm(21, 'Bread')],
    ],
    [
      'WP Recipe Maker (blocks)',
      '<!-- wp:wp-recipe-maker/recipe {"id":20} --><!-- /wp:wp-recipe-maker/recipe --><!-- wp:wp-recipe-maker/recipe {"id":21} --><!-- /wp:wp-recipe-maker/recipe -->',
      [wprm(20, 'Chili'), wprm(21, 'Bread')],
    ],
    [
      'Tasty',
      '<!-- wp:wp-tasty/tasty-recipe {"id":20} /--> [tasty-recipe id="21"]',
      [tasty(20, 'Chili'), tasty(21, 'Bread')],
    ],
    [
      'Mediavine Create',
      '[mv_create key="5" title="Chili"] [mv_create key="6" title="Bread"]',
      [mediavine(20, 'Chili'), mediavine(21, 'Bread')],
    ],
    [
      'WP Delicious',
      '[recipe_card id="20"] [recipe_card id="21"]',
      [delicious(20, 'Chili'), delicious(21, 'Bread')],
    ],
    ['WPZOOM', `${wpzoom('Chili')} ${wpzoom('Bread')}`, []],
  ])('of %s becomes a recipe each', async (_, cards, items) => {
    const content = `<p>Warm food for cold days.</p>${cards}`
    const { recipes, keys, problems } = await read({ ...POST, content }, ...items)
    expect(problems).toEqual([])
    expect(recipes.map(({ title }) => title)).toEqual(['Chili', 'Bread'])
    expect(keys[0]).toBe('wordpress:blog.example:1')
    expect(keys[1]).toMatch(/^wordpress:blog\.example:1#(?:21|bread)$/)
    for (const { ingredientGroups, instructionGroups } of recipes) {
      expect(ingredientGroups.flatMap(({ lines }) => lines)).toHaveLength(2)
      expect(instructionGroups.flatMap(({ steps }) => steps)).toHaveLength(1)
    }
    expect(recipes[1]?.warnings).toEqual([])
  })

  it('keeps address, story, pictures and title of the post with the first', async () => {
    const content =
      '<p>Warm <img src="https://blog.example/a.jpg"> food.</p>[wprm-recipe id="20"]<p>And.</p>[wprm-recipe id="21"]'
    const extra = '<category domain="category"><![CDATA[Winter]]></category>'
    const [first, second] = (
      await read({ ...POST, content, extra, status: 'draft' }, wprm(20, 'Chili'), wprm(21, 'Bread'))
    ).recipes
    expect(first).toMatchObject({
      slug: 'chili-and-bread',
      oldPaths: ['/chili-and-bread'],
      categories: ['Winter'],
      pictures: [{ url: 'https://blog.example/a.jpg' }],
    })
    expect(plainText(first?.story ?? [])).toBe('Chili and bread\nWarm food.\nAnd.')
    expect(first?.warnings).toContainEqual(
      'This post has 2 recipe cards, each of which became a recipe: see also “Bread”.',
    )
    expect(second).toMatchObject({
      slug: null,
      oldPaths: [],
      description: 'About Bread.',
      categories: ['Winter'],
      author: 'Anna Ö',
      isDraft: true,
      datePublished: first?.datePublished,
      story: [],
      pictures: [],
    })
  })

  it('has the same keys whatever stands around the cards, and in another order', async () => {
    const keysOf = async (content: string) =>
      (await read({ ...POST, content }, wprm(20, 'Chili'), wprm(21, 'Bread'))).keys
    expect(await keysOf('[wprm-recipe id="20"][wprm-recipe id="21"]')).toEqual(
      await keysOf('Hello. [wprm-recipe id="20"] Other words. [wprm-recipe id="21"]'),
    )
  })

  it('stays one recipe where a card is no whole recipe, or has the title of another', async () => {
    const content = '[wprm-recipe id="20"][wprm-recipe id="21"]'
    for (const other of [wprm(21, 'Topping', ['cheese']), wprm(21, 'Chili')]) {
      const { recipes, keys } = await read({ ...POST, content }, wprm(20, 'Chili'), other)
      expect(recipes.map(({ title }) => title)).toEqual(['Chili and bread'])
      expect(keys).toEqual(['wordpress:blog.example:1'])
    }
  })

  it('stays one recipe where another post shows one of its cards', async () => {
    const { recipes } = await read(
      { ...POST, content: '[wprm-recipe id="20"][wprm-recipe id="21"]' },
      { id: 2, title: 'Only bread', content: '[wprm-recipe id="21"]' },
      wprm(20, 'Chili'),
      wprm(21, 'Bread'),
    )
    expect(recipes.map(({ title }) => title)).toEqual(['Chili and bread', 'Only bread'])
  })
})
