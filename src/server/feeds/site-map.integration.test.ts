import { describe, expect, it } from 'vitest'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import {
  ask,
  fill,
  makeImage,
  payload,
  siteMap,
  statements,
  texts,
} from '@/src/testing/setups/feeds'
import { answerAccountMap } from './account'
import { answerPartOfSiteMap } from './site-map-answer'

describe('the map of a site', () => {
  it('names its pages and recipes with their dates and pictures', async () => {
    const site = await makeSite(payload)
    const images = await Promise.all(['a', 'b'].map(() => makeImage(site)))
    const { slug } = await makeRecipe(payload, site.id, {
      images: images.map(({ id }) => ({ id })),
    })
    const origin = `http://${site.slug}.localhost:3000`
    const answer = await siteMap(site.slug)
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const xml = await answer.text()
    const read = (name: string) => texts(new Response(xml), name)
    expect(await read('loc')).toEqual([
      `${origin}/`,
      `${origin}/recipes`,
      `${origin}/terms`,
      `${origin}/privacy`,
      `${origin}/recipes/${slug}`,
    ])
    expect(await read('image:loc')).toEqual(
      images.map(({ key }) => `${origin}/media/${key}?width=800`),
    )
    for (const date of await read('lastmod')) expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(await read('lastmod')).toHaveLength(5)
  })

  it('names what the site has content for, and changes with it', async () => {
    const site = await makeSite(payload, {
      links: [{ label: 'Shop', href: 'https://example.com/shop' }],
    })
    const before = await siteMap(site.slug)
    const etag = before.headers.get('etag') ?? ''
    const origin = `http://${site.slug}.localhost:3000`
    expect(await texts(before, 'loc')).toEqual(
      ['/', '/recipes', '/links', '/link-in-bio', '/terms', '/privacy'].map(
        (path) => origin + path,
      ),
    )
    const { id } = await payload.create({
      collection: 'recipe-collections',
      data: { site: site.id, title: 'Breads', slug: 'breads', recipes: [] },
    })
    const after = await siteMap(site.slug, { 'if-none-match': etag })
    expect(await texts(after, 'loc')).toContain(`${origin}/collections/breads`)
    await payload.delete({ collection: 'recipe-collections', id })
    expect(await texts(await siteMap(site.slug), 'loc')).not.toContain(`${origin}/collections`)
  })

  it('is split when it gets large, and read a thousand recipes at a time', async () => {
    const site = await makeSite(payload)
    await fill(site.id, 11_500)
    const origin = `http://${site.slug}.localhost:3000`
    const index = await siteMap(site.slug)
    expect(await texts(index, 'loc')).toEqual([1, 2].map((n) => `${origin}/sitemap/${n}.xml`))
    const part = (file: string) => answerPartOfSiteMap(payload, ask(), site.slug, file)
    const first = await texts(await part('1.xml'), 'loc')
    const second = await texts(await part('2.xml'), 'loc')
    expect(second).toHaveLength(1500)
    const recipes = new Set([...first, ...second].filter((url) => url.includes('/recipes/')))
    expect([first.length, recipes.size]).toEqual([10_004, 11_500])
    // the site, its outline, its other pages, and ten reads; a part that ends early stops early
    expect(await statements(() => part('1.xml'))).toBe(13)
    expect(await statements(() => part('2.xml'))).toBe(4)
    expect(await statements(() => siteMap(site.slug))).toBe(2)
    for (const file of ['0.xml', '3.xml', '01.xml', '1', '1.xml.xml', '-1.xml']) {
      expect((await part(file)).status).toBe(404)
    }
  })
})

describe('the account host', () => {
  it('has a map of its own pages', async () => {
    const answer = await answerAccountMap(payload, ask())
    expect(await texts(answer, 'loc')).toEqual([
      'http://localhost:3000/',
      'http://localhost:3000/sign-up',
    ])
  })
})
