import { parseDocument } from 'htmlparser2'
import { getElementsByTagName, textContent } from 'domutils'
import { describe, expect, it } from 'vitest'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { exampleId, exampleImage, exampleRecipe } from '@/src/site/testing/example-content'
import { feedItem } from './feed'
import type { FeedSite } from './feed-site'
import { jsonFeed } from './json-feed'
import { rssFeed } from './rss'

const origin = 'https://ferment.example'
const site = (changes: Partial<FeedSite> = {}): FeedSite => ({
  id: exampleId(1),
  title: 'Ferment & friends',
  description: 'Slow food in jars.',
  authorName: 'Ilse Brandt',
  icon: exampleImage('ferment/icon'),
  language: 'de',
  origin,
  changedAt: new Date('2026-03-01T12:00:00.400Z'),
  ...changes,
})
const item = (changes: Partial<Recipe> = {}) => feedItem(exampleRecipe(changes), origin, new Map())
const term = (title: string) => ({ id: exampleId(title.length), slug: title, title })
const read = (xml: string) => {
  const document = parseDocument(xml, { xmlMode: true })
  return (name: string) => getElementsByTagName(name, document).map((each) => textContent(each))
}

describe('an RSS feed', () => {
  it('tells a recipe whole, with its permalink, date, author, terms and picture', () => {
    const recipe = item({ meals: [term('Bread')], tags: [term('Bread'), term('Rye')] })
    const xml = rssFeed(site(), [recipe])
    const texts = read(xml)
    expect(texts('title')).toEqual(['Ferment & friends', 'Rye loaf'])
    expect(texts('link')).toEqual([`${origin}/`, `${origin}/recipes/rye-loaf`])
    expect(xml).toContain(`<guid isPermaLink="true">${origin}/recipes/rye-loaf</guid>`)
    expect(texts('pubDate')).toEqual(['Sat, 01 Mar 2025 08:00:00 GMT'])
    expect(texts('lastBuildDate')).toEqual(['Sun, 01 Mar 2026 12:00:00 GMT'])
    expect(texts('language')).toEqual(['de'])
    expect(texts('dc:creator')).toEqual(['Ilse Brandt'])
    expect(texts('category')).toEqual(['Bread', 'Rye', 'rye'])
    expect(texts('content:encoded')).toEqual([recipe.html])
    expect(recipe.html).toContain('Knead the rye flour')
    expect(xml).toContain(`<atom:link href="${origin}/feed.xml" rel="self"`)
    expect(xml).toContain(
      `<media:content url="${origin}/media/ferment/recipe-1?width=1200" medium="image" width="1200" height="900"/>`,
    )
  })

  it('stays readable XML whatever was typed', () => {
    const odd = 'a\u0000\u000b]]>\ud800<b>&amp;😀'
    const xml = rssFeed(site({ title: odd, description: odd, authorName: odd }), [
      item({ title: odd, description: odd, storyExcerpt: odd, tags: [term(odd)], images: [] }),
    ])
    expect(xml).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u)
    const texts = read(xml)
    const kept = 'a]]><b>&amp;😀'
    for (const name of ['dc:creator', 'category']) expect(texts(name)[0]).toBe(kept)
    expect(texts('title')).toEqual([kept, kept])
    expect(texts('content:encoded')[0]).toContain('<p>a]]&gt;&lt;b&gt;&amp;amp;😀</p>')
    expect(texts('item')).toHaveLength(1)
  })

  it('is a feed too while nothing is published, and without words about itself', () => {
    const texts = read(rssFeed(site({ description: null }), []))
    expect(texts('description')).toEqual(['Ferment & friends'])
    expect(texts('item')).toEqual([])
  })
})

describe('a JSON feed', () => {
  it('tells the same as JSON Feed 1.1', () => {
    const recipe = item({ description: 'odd\u0000 \ud800' })
    expect(JSON.parse(jsonFeed(site(), [recipe]))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Ferment & friends',
      home_page_url: `${origin}/`,
      feed_url: `${origin}/feed.json`,
      description: 'Slow food in jars.',
      icon: `${origin}/media/ferment/icon?width=512&height=512`,
      authors: [{ name: 'Ilse Brandt', url: `${origin}/` }],
      language: 'de',
      items: [
        {
          id: `${origin}/recipes/rye-loaf`,
          url: `${origin}/recipes/rye-loaf`,
          title: 'Rye loaf',
          content_html: recipe.html.replace('\u0000', '').replace('\ud800', ''),
          summary: 'odd ',
          image: `${origin}/media/ferment/recipe-1?width=1200`,
          date_published: '2025-03-01T08:00:00.000Z',
          date_modified: '2025-03-02T08:00:00.000Z',
          tags: ['rye'],
        },
      ],
    })
  })

  it('gives a recipe that waited for its day the date of that day', () => {
    const publishedAt = '2025-04-01T08:00:00.000Z'
    expect(item({ publishedAt }).updatedAt).toBe(publishedAt)
  })

  it('names the host in links of a page kept as it was', () => {
    const legacyRecipeData = { content: '<a href="/recipes/b">b</a>' }
    expect(item({ legacyRecipeData }).html).toContain(`<a href="${origin}/recipes/b">b</a>`)
  })
})
