import { expect, it } from 'vitest'
import { exampleImage, exampleSite } from '@/src/site/testing/example-content'
import { webManifest } from './web-manifest'

const site = exampleSite()

it('names a site and its colours, and composes an icon where it has none', () => {
  const manifest = webManifest({ ...site, title: 'Something from Nothing', icon: null })
  expect(manifest).toMatchObject({ name: 'Something from Nothing', short_name: 'Something' })
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/)
  expect(manifest.icons.map(({ src, sizes, purpose }) => `${src} ${sizes} ${purpose}`)).toEqual([
    '/icons/192.png 192x192 any',
    '/icons/192.png 192x192 maskable',
    '/icons/512.png 512x512 any',
    '/icons/512.png 512x512 maskable',
  ])
})

it("cuts the author's own icon to a square", () => {
  const icon = { ...exampleImage('mark.png'), width: 400, height: 200, crop: null }
  expect(webManifest({ ...site, icon }).icons[0]?.src).toBe(
    '/media/mark.png?width=192&height=192&crop=200,200,100,0',
  )
})

it('offers a drawing as it is, and a composed picture to systems that take no drawings', () => {
  const icon = exampleImage('mark.svg')
  const addresses = webManifest({ ...site, icon }).icons.map(({ src, sizes }) => [src, sizes])
  expect(addresses[0]).toEqual(['/media/mark.svg', 'any'])
  expect(addresses[1]).toEqual(['/icons/192.png', '192x192'])
})
