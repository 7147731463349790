import { parseDocument } from 'htmlparser2'
import { getElementsByTagName, textContent } from 'domutils'
import { describe, expect, it } from 'vitest'
import { exampleImage } from '@/src/site/testing/example-content'
import { MAP_END, MAP_START, mapEntry, mapIndex, RECIPES_PER_MAP } from './sitemap-xml'

const origin = 'https://ferment.example'
const read = (xml: string, name: string) =>
  getElementsByTagName(name, parseDocument(xml, { xmlMode: true })).map((each) => textContent(each))

describe('a map', () => {
  it('says where a page is, when it changed, and what pictures it shows', () => {
    const lastModified = '2026-03-01T12:00:00.000Z'
    const address = { path: '/recipes/rye', lastModified, images: [exampleImage('a&b')] }
    const xml = MAP_START + mapEntry(address, origin) + MAP_END
    expect(read(xml, 'loc')).toEqual(['https://ferment.example/recipes/rye'])
    expect(read(xml, 'lastmod')).toEqual([lastModified])
    expect(read(xml, 'image:loc')).toEqual(['https://ferment.example/media/a%26b?width=1200'])
  })

  it('leaves out a date that is not known', () => {
    expect(mapEntry({ path: '/', lastModified: null }, origin)).toBe(
      '<url><loc>https://ferment.example/</loc></url>\n',
    )
  })

  it('stays under 50 MB when it is full, whatever its addresses', () => {
    const images = Array.from({ length: 200 }, (_, i) => exampleImage(`ü${'x'.repeat(200)}${i}`))
    const entry = mapEntry(
      { path: `/recipes/${'é'.repeat(200)}`, lastModified: null, images },
      origin,
    )
    const [first] = read(entry, 'loc')
    expect(first).toMatch(/^https:\/\/ferment\.example\/recipes\/(%C3%A9){200}$/)
    expect(read(entry, 'image:loc').length).toBeGreaterThan(5)
    expect(Buffer.byteLength(entry) * (RECIPES_PER_MAP + 10)).toBeLessThan(50 * 1024 * 1024)
  })

  it('of maps names each with its date', () => {
    const xml = mapIndex([{ url: `${origin}/sitemap/1.xml`, lastModified: '2026-03-01' }])
    expect(read(xml, 'loc')).toEqual([`${origin}/sitemap/1.xml`])
    expect(read(xml, 'lastmod')).toEqual(['2026-03-01'])
  })
})
