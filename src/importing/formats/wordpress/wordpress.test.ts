import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { filesIn } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { php, wxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'

const read = async (...items: WxrItem[]) =>
  readAll(`${await filesIn({ 'export.xml': wxr(...items) })}/export.xml`)

const WPRM: WxrItem = {
  id: 20,
  type: 'wprm_recipe',
  title: 'WPRM Crêpes',
  content: 'Thin and <strong>light</strong>.',
  meta: {
    wprm_servings: '4',
    wprm_servings_unit: 'people',
    wprm_prep_time: '10',
    wprm_cook_time: '20',
    wprm_total_time: '60',
    wprm_custom_time: '30',
    wprm_custom_time_label: 'Resting Time',
    wprm_ingredients: php([
      {
        uid: 0,
        name: '',
        ingredients: [
          { uid: 1, amount: '250', unit: 'g', name: 'flour', notes: 'sifted' },
          { uid: 2, amount: '½', unit: 'l', name: 'crème fraîche', notes: '' },
        ],
      },
      {
        name: 'For the sauce',
        ingredients: [{ amount: '1', unit: '', name: '<a href="#">lemon</a>', notes: '' }],
      },
    ]),
    wprm_instructions: php([
      {
        name: '',
        instructions: [{ text: '<p>Whisk <em>well</em>.</p>', image: 31 }, { text: 'Bake.' }],
      },
    ]),
    wprm_equipment: php([{ name: 'Whisk', id: 7 }]),
    wprm_notes: '<p>Keeps a day.</p>',
    _thumbnail_id: '30',
  },
  extra:
    '<category domain="wprm_course" nicename="dessert"><![CDATA[Dessert]]></category><category domain="wprm_cuisine" nicename="french"><![CDATA[French]]></category>',
}
const PICTURES: WxrItem[] = [30, 31].map((id) => ({
  id,
  type: 'attachment',
  status: 'inherit',
  title: `p${id}`,
  extra: `<wp:attachment_url>https://blog.example/p${id}.jpg</wp:attachment_url>`,
}))

describe('a WordPress export', () => {
  // docs/product/media.md#alternative-text
  it('says what pictures show: in the words of the post, else of the library', async () => {
    const attachment = (id: number, alt: string): WxrItem => ({
      id,
      type: 'attachment',
      status: 'inherit',
      title: `p${id}`,
      meta: { _wp_attachment_image_alt: alt },
      extra: `<wp:attachment_url>https://blog.example/p${id}.jpg</wp:attachment_url>`,
    })
    const content =
      '<img alt="Cut &amp; open" src="https://blog.example/p31.jpg">' +
      '<img src="https://blog.example/p32-300x200.jpg" alt=""> [wprm-recipe id="20"]'
    const post: WxrItem = { id: 10, title: 'Crêpes', content }
    const library = [attachment(30, ' On a plate '), attachment(31, 'Else'), attachment(32, 'Tall')]
    const { recipes } = await read(post, WPRM, ...library)
    expect(recipes[0]?.pictures).toEqual([
      { url: 'https://blog.example/p30.jpg', alt: 'On a plate' },
      { url: 'https://blog.example/p31.jpg', alt: 'Cut & open' },
      { url: 'https://blog.example/p32-300x200.jpg', alt: 'Tall' },
    ])
  })

  it('gives a recipe of WP Recipe Maker with the post around it, whichever comes first', async () => {
    const post: WxrItem = {
      id: 10,
      title: 'The best crêpes &amp; more',
      name: 'best-crepes',
      link: 'https://blog.example/2019/05/best-crepes/',
      content: 'We love them.\n\nTruly.\n\n[wprm-recipe id="20"]\n\nGoodbye.',
      extra: '<category domain="post_tag"><![CDATA[Brunch]]></category>',
    }
    for (const items of [
      [post, WPRM, ...PICTURES],
      [WPRM, ...PICTURES, post],
    ]) {
      const { recipes, keys, problems } = await read(...items)
      expect(problems).toEqual([])
      expect(keys).toEqual(['wordpress:blog.example:10'])
      expect(recipes).toHaveLength(1)
      expect(recipes[0]).toMatchObject({
        title: 'The best crêpes & more',
        slug: 'best-crepes',
        author: 'Anna Ö',
        language: 'de-DE',
        datePublished: '2019-05-06T07:08:09.000Z',
        description: 'Thin and light.',
        isDraft: false,
        oldPaths: ['/2019/05/best-crepes'],
        yields: { number: 4 },
        prepTimeMinutes: 10,
        cookTimeMinutes: 20,
        customTime: { minutes: 30, label: 'Resting Time' },
        categories: ['Dessert'],
        cuisines: ['French'],
        tags: ['Brunch'],
        equipment: ['Whisk'],
        pictures: [{ url: 'https://blog.example/p30.jpg' }],
        ingredientGroups: [
          { title: null, lines: ['250 g flour, sifted', '½ l crème fraîche'] },
          { title: 'For the sauce', lines: ['1 lemon'] },
        ],
        instructionGroups: [
          {
            title: null,
            steps: [
              { text: 'Whisk well.', imageUrls: ['https://blog.example/p31.jpg'] },
              { text: 'Bake.', imageUrls: [] },
            ],
          },
        ],
        legacyHtml: null,
      })
      expect(plainText(recipes[0]?.story ?? [])).toBe('We love them.\nTruly.\nGoodbye.')
      expect(plainText(recipes[0]?.note ?? [])).toBe('Keeps a day.')
    }
  })

  it('knows the block of the new editor and the comments of the old one', async () => {
    const contents = [
      '<!-- wp:wp-recipe-maker/recipe {"id":20,"updated":1} -->[wprm-recipe id="20"]<!-- /wp:wp-recipe-maker/recipe -->',
      '<!--WPRM Recipe 20--><div class="wprm-fallback-recipe">Old words</div><!--End WPRM Recipe-->',
    ]
    for (const content of contents) {
      const { recipes } = await read({ id: 10, title: 'Crêpes', content }, WPRM)
      expect(recipes).toHaveLength(1)
      expect(recipes[0]?.ingredientGroups).toHaveLength(2)
      expect(recipes[0]?.story).toEqual([])
    }
  })

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
        yield: '4 bowls',
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
      yields: { number: 4 },
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

  it('keeps bare posts as they came with their paragraphs, and finds recipes written into them', async () => {
    const written = `<p>My gran's.</p><h3>Ingredients</h3><ul><li>200 g butter</li><li>4 eggs</li></ul>
      <h3>Method</h3><ol><li>Cream the butter with the eggs for a while.</li><li>Bake until golden and firm.</li></ol>`
    const { recipes, nothing } = await read(
      { id: 1, title: 'Holidays', content: 'We went.\n\nTo the sea.' },
      { id: 2, title: 'Gran’s cake', content: written },
      { id: 3, title: 'Later', status: 'draft', content: 'Not yet.' },
      { id: 4, title: 'About', type: 'page', content: 'Us.' },
      { id: 5, title: 'Menu', type: 'nav_menu_item' },
    )
    expect(recipes).toMatchObject([
      { legacyHtml: '<p>We went.</p>\n<p>To the sea.</p>' },
      { legacyHtml: null, ingredientGroups: [{ lines: ['200 g butter', '4 eggs'] }] },
      { isDraft: true },
    ])
    expect(nothing).toEqual(['Pages are not imported, only posts.'])
  })

  it('that is cut short gives what stands before, and is named', async () => {
    const whole = wxr({ id: 1, title: 'One', content: 'a' }, { id: 2, title: 'Two', content: 'b' })
    const cut = whole.slice(0, whole.indexOf('<title><![CDATA[Two'))
    const { recipes, problems } = await readAll(
      `${await filesIn({ 'export.xml': cut })}/export.xml`,
    )
    expect(recipes.map(({ title }) => title)).toEqual(['One'])
    expect(problems).toEqual(['export.xml: This XML file ends in the middle: it was cut short.'])
  })
})
