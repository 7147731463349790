import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'
import { WPRM } from '@/src/importing/testing/wprm'

const read = async (...items: WxrItem[]) =>
  readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`)

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
    expect(nothing).toEqual([
      'Only posts and recipes are imported. This item has the type “page”.',
      expect.stringContaining('Not imported separately: 1 nav_menu_item.'),
    ])
  })

  it('that is cut short gives what stands before, and is named', async () => {
    const whole = buildWxr(
      { id: 1, title: 'One', content: 'a' },
      { id: 2, title: 'Two', content: 'b' },
    )
    const cut = whole.slice(0, whole.indexOf('<title><![CDATA[Two'))
    const { recipes, problems } = await readAll(
      `${await createFiles({ 'export.xml': cut })}/export.xml`,
    )
    expect(recipes.map(({ title }) => title)).toEqual(['One'])
    expect(problems).toEqual(['export.xml: This XML file is incomplete.'])
  })

  it('gives a card by itself where only a page or a post in the bin shows it', async () => {
    const content = 'See below. [wprm-recipe id="20"]'
    for (const other of [
      { id: 10, title: 'About', content, type: 'page' },
      { id: 10, title: 'Thrown away', content, status: 'trash' },
      { id: 10, title: 'Earlier', content, type: 'revision', status: 'inherit' },
    ]) {
      const { recipes } = await read(other, WPRM)
      expect(recipes.map(({ title }) => title)).toEqual(['WPRM Crêpes'])
    }
  })
})
