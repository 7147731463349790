import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageAddress } from '@/src/runtime/serving/answer-cache/page-address'

describe('the address that a page is kept under', () => {
  it.each([
    ['/recipes/kimchi?utm_source=mail&utm_medium=x', '/recipes/kimchi'],
    ['/?fbclid=abc', '/'],
    ['/?utm_source=mail&p=10', '/?p=10'],
    ['/about?', '/about'],
    ['/about?&&a=b', '/about'],
    ['/recipes?gclid=1', '/recipes'],
    ['/recipes?utm_source=mail&tags=soup,stew&page=2&fbclid=1', '/recipes?tags=soup,stew&page=2'],
    ['/recipes?search=a%20b+c', '/recipes?search=a%20b+c'],
    ['/collections/soups?page=2', '/collections/soups'],
    ['/letters?utm_source=mail&page=2', '/letters?page=2'],
    ['/letters/spring?page=2', '/letters/spring'],
  ])('of %s is %s', (url, kept) => {
    expect(pageAddress(url)).toBe(kept)
  })

  it.each([
    '/recipes/kimchi',
    '/recipes/kimchi?preview=x&utm_source=mail',
    '/?a=1&mgk',
    '/recipes/kimchi?previe%77=x',
    '/recipes?p+age=2',
    '/api/v1/site/ferment/recipes?limit=4',
    '/media/abc?width=640',
    '/_next/static/a.js?dpl=1',
    '/feed.xml?a=1',
    '/icons/192.png?v=2',
    '/admin?a=1',
  ])('%s stays', (url) => {
    expect(pageAddress(url)).toBe(url)
  })
})

describe('the pages of sites', () => {
  const folder = 'src/app/(site)/site/[site]'

  it('read no parameters but those of lists, of old addresses, previews and the overview of templates', async () => {
    const reading = await filesThatName(folder, /searchParams|\.search\b|nextUrl/)
    expect(reading.sort()).toEqual([
      'letters/[slug]/page.tsx',
      'letters/page.tsx',
      'page.tsx',
      'recipes/[slug]/page.tsx',
      'recipes/page.tsx',
      'site-data.ts',
      'templates/page.tsx',
    ])
  })

  it('read no cookies and no headers: who asks is nobody in particular', async () => {
    expect(await filesThatName(folder, /next\/headers|\bcookies?\b/i)).toEqual([])
  })

  it('are drawn by components that read none either', async () => {
    for (const room of ['src/site', 'src/session', 'src/ui'])
      expect(await filesThatName(room, /\buseSearchParams\b/), room).toEqual([])
  })
})

/** The source files below a folder that hold something, by their paths from there. */
async function filesThatName(folder: string, pattern: RegExp): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return files.filter((_, index) => pattern.test(texts[index] ?? ''))
}
