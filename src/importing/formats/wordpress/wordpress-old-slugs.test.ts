import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'

const earlier = (...slugs: string[]): string =>
  slugs
    .map(
      (slug) =>
        `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value><![CDATA[${slug}]]></wp:meta_value></wp:postmeta>`,
    )
    .join('')

const formerPaths = async (post: Partial<WxrItem>): Promise<readonly string[]> => {
  const item = { id: 1, title: 'Loaf', content: 'Hi.', ...post }
  const file = `${await createFiles({ 'export.xml': buildWxr(item) })}/export.xml`
  return (await readAll(file)).recipes[0]?.formerPaths ?? []
}

const pathsOfSlugs = async (post: Partial<WxrItem>): Promise<readonly string[]> =>
  (await formerPaths(post)).filter((path) => !path.startsWith('/?'))

// docs/product/sites-and-hosts.md#old-addresses
describe('the earlier slugs of a WordPress post', () => {
  it('give the paths that the post had before, in the shape of its present one', async () => {
    const link = 'https://blog.example/2019/05/rye-loaf/'
    const extra = earlier('loaf', 'rye-bread', 'loaf', 'rye-loaf', '')
    expect(await pathsOfSlugs({ name: 'rye-loaf', link, extra })).toEqual([
      '/2019/05/loaf',
      '/2019/05/rye-bread',
    ])
  })

  it('keep what stands behind the slug in the path', async () => {
    const extra = earlier('loaf')
    const named = { name: 'rye', extra }
    const ending = await pathsOfSlugs({ ...named, link: 'https://blog.example/rye.html' })
    expect(ending).toEqual(['/loaf.html'])
    const number = await pathsOfSlugs({ ...named, link: 'https://blog.example/rye/12/' })
    expect(number).toEqual(['/loaf/12'])
  })

  it('are read in their own letters', async () => {
    const link = 'https://blog.example/cr%C3%AApes/'
    const extra = earlier('g%C3%A2teau')
    expect(await pathsOfSlugs({ name: 'cr%C3%AApes', link, extra })).toEqual(['/gâteau'])
  })

  it('give no path where the address of the post is a number', async () => {
    const extra = earlier('loaf')
    const named = { name: 'rye', extra }
    expect(await pathsOfSlugs({ ...named, link: 'https://blog.example/?p=1' })).toEqual([])
    expect(await pathsOfSlugs({ ...named, link: 'https://blog.example/archives/1' })).toEqual([])
  })

  it('are the latest twenty, and never more than one part of a path', async () => {
    const slugs = Array.from({ length: 25 }, (_, at) => `loaf-${at}`)
    const link = 'https://blog.example/rye/'
    const paths = await pathsOfSlugs({ name: 'rye', link, extra: earlier('a/b', ...slugs) })
    expect(paths).toHaveLength(20)
    expect(paths.at(-1)).toBe('/loaf-24')
  })
})

// docs/product/sites-and-hosts.md#old-addresses
describe('the number of a WordPress post', () => {
  it('is an earlier address of it', async () => {
    expect(await formerPaths({ id: 10 })).toEqual(['/?p=10'])
  })
})
