import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { WPRM } from '@/src/importing/testing/wprm'
import { buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'
import { buildZip } from '@/src/importing/testing/build-zip'

const COVER: WxrItem = {
  ...{ id: 30, type: 'attachment', status: 'inherit', title: 'cover' },
  extra: '<wp:attachment_url>https://blog.example/cover.jpg</wp:attachment_url>',
}
const POST: WxrItem = {
  ...{ id: 1, title: 'Crêpes', content: '[wprm-recipe id="20"]' },
  meta: { _thumbnail_id: '30' },
}
const withoutAuthors = (xml: string): string => xml.replace(/<wp:author>.*<.wp:author>/, '')
const ofBlog = (xml: string, address: string): string =>
  xml.replaceAll('https://blog.example', address)

// docs/product/import-and-export.md#nothing-is-lost
describe('an export of WordPress in several files', () => {
  const parts = {
    'export/blog.001.xml': withoutAuthors(buildWxr(POST)),
    'export/blog.002.xml': withoutAuthors(buildWxr(WPRM)),
    'export/blog.003.xml': buildWxr(COVER),
  }

  it('is read as one: covers, cards and authors are found in the files behind', async () => {
    const { recipes } = await readAll(await createFiles(parts))
    expect(recipes).toMatchObject([
      {
        ...{ title: 'Crêpes', author: 'Anna Ö', warnings: [] },
        pictures: [{ url: 'https://blog.example/cover.jpg' }],
        ingredientGroups: [{ title: null }, { title: 'For the sauce' }],
      },
    ])
  })

  it('is read as one out of an archive, too', async () => {
    const folder = await createFiles({
      'export.zip': buildZip(Object.entries(parts).map(([name, data]) => ({ name, data }))),
    })
    const { recipes, problems } = await readAll(`${folder}/export.zip`)
    expect(problems).toEqual([])
    expect(recipes).toMatchObject([{ title: 'Crêpes', author: 'Anna Ö', warnings: [] }])
  })

  it('is read up to where one of its files breaks', async () => {
    const broken = { ...parts, 'export/blog.004.xml': buildWxr(COVER).slice(0, 500) }
    const { recipes } = await readAll(await createFiles(broken))
    expect(recipes).toMatchObject([{ title: 'Crêpes', author: 'Anna Ö', warnings: [] }])
  })

  it('takes nothing from the export of another blog beside it', async () => {
    const other = ofBlog(buildWxr(COVER, WPRM), 'https://other.example')
    const { recipes } = await readAll(
      await createFiles({ 'a.xml': buildWxr(POST), 'b.xml': other }),
    )
    expect(recipes.map(({ title, pictures }) => [title, pictures.length])).toEqual([
      ['Crêpes', 0],
      ['WPRM Crêpes', 1],
    ])
    expect(recipes[0]?.warnings).toHaveLength(2)
  })
})
