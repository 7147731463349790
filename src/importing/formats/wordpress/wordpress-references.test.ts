import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { WPRM } from '@/src/importing/testing/wprm'
import { buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'

const read = async (...items: WxrItem[]) =>
  readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`)

const block = (id: number, content: string): WxrItem => ({
  ...{ id, type: 'wp_block', title: 'Part' },
  content,
})
const picture = (id: number, parent = 0): WxrItem => ({
  ...{ id, type: 'attachment', status: 'inherit', title: 'p' },
  extra: `<wp:post_parent>${parent}</wp:post_parent><wp:attachment_url>https://blog.example/p${id}.jpg</wp:attachment_url>`,
})
const STARTER = block(90, '<!-- wp:paragraph --><p>Feed the starter.</p><!-- /wp:paragraph -->')

// docs/product/import-and-export.md#nothing-is-lost
describe('a reusable block', () => {
  it('stands in each post that shows it, also within another and as all of a post', async () => {
    const outer = block(91, '<p>Outer.</p><!-- wp:block {"ref":90} /-->')
    const { recipes, nothing } = await read(
      { id: 1, title: 'One', content: '<p>Hi.</p><!-- wp:block {"ref":90} /-->' },
      { id: 2, title: 'Two', content: '<!-- wp:block {"ref":91,"content":{"a":{"b":1}}} /-->' },
      ...[STARTER, outer],
    )
    expect(nothing).toEqual([expect.stringContaining('2 wp_block')])
    expect(recipes.map(({ legacyHtml }) => legacyHtml)).toEqual([
      '<p>Hi.</p><p>Feed the starter.</p>',
      '<p>Outer.</p><p>Feed the starter.</p>',
    ])
    expect(recipes.flatMap(({ warnings }) => warnings)).toEqual([])
  })

  it('shows its card in the post alone; one that no post shows leaves its card by itself', async () => {
    const card = block(92, '[wprm-recipe id="20"]')
    const post: WxrItem = { id: 1, title: 'Day', content: '<!-- wp:block {"ref":92} /-->' }
    const titles = async (...items: WxrItem[]) =>
      (await read(...items)).recipes.map(({ title }) => title)
    expect(await titles(post, card, WPRM)).toEqual(['Day'])
    expect(await titles(card, WPRM)).toEqual(['WPRM Crêpes'])
  })

  it('that shows itself ends, and one that is not in the export is named', async () => {
    const loop = block(93, '<p>Round.</p><!-- wp:block {"ref":93} /-->')
    const content = (id: number) => `<p>Hi.</p><!-- wp:block {"ref":${id}} /-->`
    const { recipes } = await read(
      { id: 1, title: 'One', content: content(93) },
      { id: 2, title: 'Two', content: content(94) },
      loop,
    )
    expect(recipes[0]?.legacyHtml).toContain('Round.')
    expect(recipes[1]?.warnings).toEqual([
      'A reusable block in this post is not in this export. Export “All content” in WordPress and import that file.',
    ])
  })
})

describe('a gallery', () => {
  const galleryOf = async (code: string) => {
    const post: WxrItem = { id: 1, title: 'Day', content: `Look.\n\n${code}` }
    const { recipes } = await read(post, picture(30), picture(31, 1), picture(32, 1))
    const found = recipes[0]?.legacyHtml?.matchAll(/p(\d+)\.jpg/g) ?? []
    return { ids: [...found].map(([, id]) => id), warnings: recipes[0]?.warnings.length }
  }

  it('is the pictures it names, else those that were uploaded to the post', async () => {
    expect(await galleryOf('[gallery ids="32, 30"]')).toEqual({ ids: ['32', '30'], warnings: 0 })
    expect(await galleryOf('[gallery columns="2"]')).toEqual({ ids: ['31', '32'], warnings: 0 })
  })

  it('says where pictures are not in the export', async () => {
    expect(await galleryOf('[gallery ids="30,40"]')).toEqual({ ids: ['30'], warnings: 1 })
    expect(await galleryOf('[gallery ids="40"]')).toEqual({ ids: [], warnings: 1 })
  })
})

it('a cover that is not in the export is named', async () => {
  const post = (cover: string): WxrItem => ({
    ...{ id: 1, title: 'Day', content: 'Hi.' },
    meta: { _thumbnail_id: cover },
  })
  expect((await read(post('30'), picture(30))).recipes[0]?.warnings).toEqual([])
  expect((await read(post('0'))).recipes[0]?.warnings).toEqual([])
  expect((await read(post('40'))).recipes[0]?.warnings).toEqual([
    'The cover picture is not in this export. Export “All content” in WordPress and import that file.',
  ])
})
