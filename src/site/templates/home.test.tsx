import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { SessionProvider } from '@/src/session/session-provider'
import { HomePage } from '@/src/site/pages/home-page'
import type { LetterCard } from '@/src/contract/letter/letter'
import type { HomeData } from '@/src/site/sections/home/home-data'
import { HOME_SECTIONS } from '@/src/site/sections/home/home-sections'
import {
  exampleCard,
  exampleCollection,
  exampleImage,
  exampleSite,
} from '@/src/site/testing/example-content'
import { homeNeeds } from './home-needs'
import { TEMPLATES } from '.'

const templates = Object.values(TEMPLATES)
const link = (number: number, label: string) => ({
  id: String(number),
  label,
  href: `https://example.com/${number}`,
})
const product = (number: number, productTitle: string) => ({
  id: String(number),
  productTitle,
  productImage: null,
  href: `https://example.com/products/${number}`,
})

const exampleLetter: LetterCard = {
  id: 'letter',
  slug: 'spring',
  title: 'Spring greens',
  summary: null,
  image: null,
  audience: 'paid',
  publishedAt: '2026-03-01T08:00:00.000Z',
}

/** A home page with everything a site may have. */
const full = (template: string): Omit<HomeData, 'look'> => ({
  site: exampleSite({
    template,
    links: [link(1, 'press|The Harbor Gazette'), link(2, 'Printable labels')],
    productLinks: [product(1, 'A beech tamper'), product(2, 'A Year of Jars (book)')],
  }),
  featured: [1, 2, 3, 4, 5].map((number) => exampleCard(number)),
  latest: Array.from({ length: 24 }, (_, index) => exampleCard(index + 1)),
  letters: [exampleLetter],
  trending: [20, 21, 22, 23, 24].map((number) => exampleCard(number)),
  collections: [exampleCollection(1), exampleCollection(2, { recipeCount: 0 })],
})

/** The same with one recipe, and nothing else. */
const bare = (template: string): Omit<HomeData, 'look'> => ({
  site: exampleSite({
    template,
    aboutShort: null,
    featuredImage: null,
    socialMediaLinks: [],
    newslettersEnabled: false,
    owner: { displayName: '', avatar: null },
  }),
  featured: [],
  latest: [exampleCard(1, { image: null, description: null })],
  letters: [],
  trending: [exampleCard(1, { image: null })],
  collections: [],
})

const draw = (data: Omit<HomeData, 'look'>): string =>
  renderToStaticMarkup(
    <SessionProvider scope={{ site: 'ferment', accountOrigin: 'https://example.com' }}>
      <HomePage {...data} dashboardUrl="https://example.com/kitchen" />
    </SessionProvider>,
  )

it('has nine templates, each under its own name', () => {
  expect(Object.keys(TEMPLATES)).toEqual([...TEMPLATE_NAMES])
  expect(templates.map(({ name }) => name)).toEqual([...TEMPLATE_NAMES])
  expect(TEMPLATE_NAMES).toHaveLength(9)
})

it('has no two templates with the same home page, look, or header and cards', () => {
  const same = (part: (template: (typeof templates)[number]) => unknown): number =>
    new Set(templates.map((template) => JSON.stringify(part(template)))).size
  expect(same(({ home }) => home.map(({ kind }) => kind))).toBe(9)
  expect(same(({ home }) => home[0]?.kind)).toBe(9)
  expect(same(({ look }) => look)).toBe(9)
  expect(same(({ recipes, header }) => [recipes, header])).toBe(9)
})

it('uses every kind of section in some template', () => {
  const used = new Set(templates.flatMap(({ home }) => home.map(({ kind }) => kind)))
  expect([...used].sort()).toEqual(Object.keys(HOME_SECTIONS).sort())
})

describe.each(templates)('the home page of $name', (template) => {
  const { name } = template
  const sections: readonly { kind: string }[] = template.home

  it('names only sections that exist, each once, with sensible options', () => {
    for (const section of sections) {
      expect(HOME_SECTIONS).toHaveProperty(section.kind)
      for (const [option, value] of Object.entries(section)) {
        if (typeof value === 'string') expect(value.trim(), option).not.toBe('')
        if (option === 'viewAll') expect(value).toBe('View all')
        if (/count/i.test(option)) {
          expect(value, option).toBeGreaterThanOrEqual(4)
          expect(value, option).toBeLessThanOrEqual(14)
        }
      }
    }
    expect(new Set(sections.map(({ kind }) => kind)).size).toBe(sections.length)
    const cards = [template.recipes.card, ...JSON.stringify(template).matchAll(/"ratio":([\d.]+)/g)]
    for (const [, ratio] of cards.slice(1) as RegExpMatchArray[]) {
      expect(Number(ratio)).toBeGreaterThan(0.5)
      expect(Number(ratio)).toBeLessThan(2)
    }
  })

  it('shows every section whose data is there', () => {
    const html = draw(full(name))
    const kinds = sections.map(({ kind }) => kind)
    const says = (kind: string, words: string): void => {
      expect(html.includes(words), words).toBe(kinds.includes(kind))
    }
    says('featured-in', 'The Harbor Gazette')
    says('products-slider', 'My favorite products')
    says('letters', 'Spring greens')
    says('book', 'Cookbooks')
    says('link-buttons', 'Printable labels')
    const needs = homeNeeds(template.home)
    expect(html.includes('Trending Recipes')).toBe(needs.trendingCount > 0)
    expect(html.includes('Collection 1')).toBe(needs.hasCollections)
    expect(html).not.toContain('Collection 2')
    expect(html).not.toContain('press|')
    expect(html).toContain('/recipes/recipe-')
    expect(html).toContain('href="/recipes"')
  })

  it('shows one recipe without a picture, and no section without its data', () => {
    const html = draw(bare(name))
    expect(html).toContain('>Recipe 1<')
    expect(html).not.toContain('<img')
    const headings = [...html.matchAll(/<h[2-6][^>]*>(.*?)<\/h[2-6]>/g)].map(([, words]) => words)
    for (const words of [
      'Trending',
      'Collections',
      'products',
      'Cookbooks',
      'Featured In',
      'About',
    ]) {
      expect(headings.join()).not.toContain(words)
    }
    expect(html).not.toContain('data-newsletter')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})

/** A full home page on which nothing has a picture. */
function withoutPictures(template: string): Omit<HomeData, 'look'> {
  const { site, featured, latest, letters, trending, collections } = full(template)
  const noPicture = { image: null }
  return {
    site: { ...site, featuredImage: null },
    featured: featured.map((card) => ({ ...card, ...noPicture })),
    latest: latest.map((card) => ({ ...card, ...noPicture })),
    letters,
    trending: trending.map((card) => ({ ...card, ...noPicture })),
    collections: collections.map((card) => ({ ...card, ...noPicture })),
  }
}

// Letters stand only beside lines (docs/product/site-pages.md#without-a-picture).
it.each(TEMPLATE_NAMES)('lets type lead on the home page of %s without pictures', (name) => {
  const html = draw(withoutPictures(name))
  expect(html, 'a collection').not.toContain('>C<')
  const hasLines = ['journal', 'classic', 'magazine', 'newsletter'].includes(name)
  if (!hasLines) expect(html, 'a recipe').not.toContain('>R<')
})

// docs/product/site-pages.md#without-a-picture
it.each([
  ['bold', 960],
  ['classic', 1240],
  ['cookbook', 940],
  ['journal', 1440],
  ['magazine', 1440],
] as const)('stretches no lead on the home page of %s to more than three times', (name, place) => {
  const isBare = (width: number): boolean => {
    const cards = [1, 2].map((number) => {
      const image = { ...exampleImage('small'), width }
      return exampleCard(number, { image })
    })
    return draw({ ...full(name), featured: cards }).includes('data-is-bare="true"')
  }
  expect(isBare(Math.ceil(place / 3))).toBe(false)
  expect(isBare(Math.ceil(place / 3) - 1)).toBe(true)
})

it('fills the ground of the overlay with a picture that is not stretched to more', () => {
  const isShown = (width: number): boolean => {
    const data = full('overlay')
    const featuredImage = { ...exampleImage('small'), width }
    return draw({ ...data, site: { ...data.site, featuredImage } }).includes('/media/small')
  }
  expect(isShown(480)).toBe(true)
  expect(isShown(479)).toBe(false)
})

it('fills the rows of a wall of collections', () => {
  const wallOf = (count: number): number => {
    const collections = Array.from({ length: count }, (_, index) => exampleCollection(index + 1))
    const html = draw({ ...full('bold'), collections })
    return new Set(html.match(/\/collections\/collection-\d+/g)).size
  }
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(wallOf)).toEqual([1, 2, 3, 4, 4, 6, 6, 8, 8])
})

it('leads the shelf of books with what calls itself a book', () => {
  const html = draw(full('magazine'))
  expect(html.indexOf('A Year of Jars (book)')).toBeLessThan(html.indexOf('A beech tamper'))
})

it('lays the recipes of the overlay out by turns: the first left, the second right', () => {
  const html = draw(full('overlay'))
  const order = [...html.matchAll(/href="\/recipes\/(recipe-\d+)"/g)].map(([, slug]) => slug)
  expect(order.slice(0, 4)).toEqual(['recipe-1', 'recipe-2', 'recipe-3', 'recipe-4'])
})
