import { describe, expect, it } from 'vitest'
import { exampleImage, exampleSite } from '@/src/site/testing/example-content'
import { pageMetadata, siteMetadata } from './metadata'

const origin = 'https://ferment.example.com'
const home = { site: exampleSite(), origin, path: '/', description: null, image: null }

const NO_SEO = {
  title: null,
  description: null,
  socialTitle: null,
  socialDescription: null,
  socialImage: null,
}

describe('the head of a page', () => {
  it('names its author and its own address', () => {
    expect(siteMetadata(exampleSite())).toMatchObject({ authors: [{ name: 'Ilse Brandt' }] })
    expect(pageMetadata({ ...home, path: '/recipes/kimchi' }).alternates).toEqual({
      canonical: `${origin}/recipes/kimchi`,
    })
  })

  it('shows links to it with a picture of 800 by 600', () => {
    const image = { ...exampleImage('ferment/wide'), width: 2400, height: 1200 }
    expect(pageMetadata({ ...home, image }).openGraph).toMatchObject({
      images: [
        {
          url: `${origin}/media/ferment/wide?width=800&height=600&crop=1600,1200,400,0`,
          width: 800,
          height: 600,
        },
      ],
    })
  })

  // docs/product/media.md#crops
  it('shows links with the part that was cut for them, and its words', () => {
    const image = { ...exampleImage('ferment/wide'), width: 2400, height: 1200 }
    const crop = { width: 1200, height: 1200, x: 0, y: 0 }
    const shareCrop = { width: 400, height: 300, x: 2000, y: 900 }
    const alt = 'A loaf, cut open'
    const sharedBy = (more: object) =>
      pageMetadata({ ...home, title: 'Loaf', image: { ...image, crop, ...more } }).openGraph
    expect(sharedBy({ shareCrop, alt })).toMatchObject({
      images: [{ url: expect.stringContaining('crop=400,300,2000,900'), alt }],
    })
    expect(sharedBy({ shareCrop: null })).toMatchObject({
      images: [{ url: expect.stringContaining('crop=1200,900,0,150'), alt: 'Loaf' }],
    })
  })

  it('shows a recipe without a photo with a picture composed for it', () => {
    const page = { ...home, path: '/recipes/kimchi', title: 'Kimchi' }
    expect(pageMetadata({ ...page, type: 'article' }).openGraph).toMatchObject({
      images: [{ url: `${origin}/recipes/kimchi/share.jpg`, width: 800, height: 600 }],
    })
    const site = exampleSite({ featuredImage: null })
    expect(pageMetadata({ ...home, site, path: '/about' }).openGraph).toMatchObject({
      images: [{ url: `${origin}/share.jpg` }],
    })
  })

  it('takes the picture of the site where a page has none', () => {
    expect(JSON.stringify(pageMetadata(home).openGraph)).toContain('ferment/featured')
  })

  // docs/product/site-pages.md#search-and-social
  it('shows a search title and description of its own, without the name of the site', () => {
    const page = { ...home, title: 'Rye loaf', description: 'Bread.', seo: { ...NO_SEO } }
    expect(pageMetadata(page)).toMatchObject({ title: 'Rye loaf', description: 'Bread.' })
    const seo = { ...NO_SEO, title: 'Rye bread in a day', description: 'Sour and dark.' }
    const shown = { title: 'Rye bread in a day', description: 'Sour and dark.' }
    expect(pageMetadata({ ...page, seo })).toMatchObject({
      title: { absolute: shown.title },
      description: shown.description,
      openGraph: shown,
      twitter: shown,
    })
    expect(pageMetadata({ ...home, seo })).toMatchObject({ title: { absolute: shown.title } })
  })

  it('shows links to it with a title, text and picture of their own', () => {
    const socialImage = exampleImage('ferment/poster')
    const seo = { ...NO_SEO, socialTitle: 'Bake this', socialDescription: 'Today.', socialImage }
    const page = { ...home, title: 'Rye loaf', description: 'Bread.', image: exampleImage('a/b') }
    const head = pageMetadata({ ...page, type: 'article', seo })
    const shared = { title: 'Bake this', description: 'Today.' }
    expect(head).toMatchObject({ title: 'Rye loaf', description: 'Bread.', openGraph: shared })
    expect(head.twitter).toMatchObject({
      ...shared,
      images: [expect.stringContaining('/media/ferment/poster?')],
    })
  })

  it('takes the social picture of the site for pages without a picture, not for recipes', () => {
    const site = exampleSite({ seo: { ...NO_SEO, socialImage: exampleImage('ferment/poster') } })
    const imageOf = (page: object) =>
      JSON.stringify(pageMetadata({ ...home, site, ...page }).openGraph)
    expect(imageOf({ path: '/about' })).toContain('ferment/poster')
    expect(imageOf({ image: exampleImage('a/b') })).toContain('a/b')
    expect(imageOf({ type: 'article' })).toContain('share.jpg')
  })

  it('says so where there is no site', () => {
    expect(siteMetadata(null).title).toBe('There is no site at this address.')
  })
})
