import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'

const readXml = async (xml: string) =>
  (await readAll(`${await createFiles({ 'export.xml': xml })}/export.xml`)).recipes
const read = (...items: WxrItem[]) => readXml(buildWxr(...items))

const created = (id: number, title: string, line: string, meta = {}): WxrItem => ({
  id,
  type: 'mv_create',
  title: `${title} Creation`,
  meta: {
    published: JSON.stringify({ title, ingredients: [line], instructions: '<p>Bake.</p>' }),
    ...meta,
  },
})
const attachment = (url: string, alt = ''): WxrItem => ({
  ...{ id: 30, type: 'attachment', status: 'inherit', title: 'p' },
  meta: { _wp_attachment_image_alt: alt },
  extra: url === '' ? '' : `<wp:attachment_url>${url}</wp:attachment_url>`,
})

describe('a card of Mediavine Create', () => {
  const post = (content: string): WxrItem => ({ id: 1, title: 'Day', content })

  it('is the one of the title that the post names, else the one of its number', async () => {
    const cards = [created(50, 'Bread', '500 g flour'), created(5, 'Cake', '200 g butter')]
    for (const [title, lines] of [
      ['Bread', ['500 g flour']],
      ['Renamed', ['200 g butter']],
    ] as const) {
      const shown = post(`[mv_create key="5" title="${title}"]`)
      const [recipe] = await read(shown, ...cards)
      expect(recipe, title).toMatchObject({ ingredientGroups: [{ lines }] })
    }
  })

  it('is found by its number in Mediavine’s own table, where the export has it', async () => {
    const bread = created(50, 'Bread', '500 g flour', { mv_creation_id: ' 5 ' })
    const [recipe] = await read(post('[mv_create key="5" title="Renamed"]'), bread)
    expect(recipe).toMatchObject({ ingredientGroups: [{ lines: ['500 g flour'] }], warnings: [] })
  })
})

describe('the library of a blog', () => {
  it('says what a picture shows in whatever size a post has it', async () => {
    const [recipe] = await read(
      {
        id: 1,
        title: 'Day',
        content: '<p><img src="https://blog.example/a-300x200.jpg?ssl=1"></p>[mv_create key="50"]',
      },
      attachment('https://blog.example/a-scaled.jpg', ' A loaf '),
      created(50, 'Bread', '500 g flour'),
    )
    expect(recipe?.pictures).toMatchObject([{ alt: 'A loaf' }])
  })

  it('gives no picture for one without an address', async () => {
    const post: WxrItem = { id: 1, title: 'Day', content: 'Hi.', meta: { _thumbnail_id: '30' } }
    expect((await read(post, attachment('')))[0]?.pictures).toEqual([])
  })
})

it('an author without a name to show is called by the name of the sign-in', async () => {
  const xml = buildWxr({ id: 1, title: 'Day', content: 'Hi.' })
  const [recipe] = await readXml(
    xml.replace(/<wp:author_display_name>.*?<.wp:author_display_name>/, ''),
  )
  expect(recipe?.author).toBe('anna')
})

it('an author is named without entities', async () => {
  const xml = buildWxr({ id: 1, title: 'Day', content: 'Hi.' })
  const [recipe] = await readXml(xml.replace('Anna Ö', 'Anna &amp; Ben'))
  expect(recipe?.author).toBe('Anna & Ben')
})
