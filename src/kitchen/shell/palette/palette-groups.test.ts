import { describe, expect, it } from 'vitest'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import type { ManagedSite } from '@/src/contract/site/site'
import { SEO_KEYWORDS } from '../../seo/seo-words'
import { paletteGroups } from './palette-groups'

const site: ManagedSite = {
  id: 'd3b0c9e2-7a40-4c06-8d0f-6b2b4f9d0a11',
  slug: 'ferment',
  title: 'Ferment',
  url: 'https://ferment.example.com',
  role: 'editor',
  allowedCalls: [
    'listManagedRecipes',
    'listManagedCollections',
    'updateSite',
    'saveSiteDesign',
    'listNewsletterSends',
    'listManagedComments',
  ],
  language: null,
  timeZone: 'UTC',
  recipeCount: 3,
  draftCount: 1,
  suspension: null,
  subscriberCount: 0,
  featuredImage: null,
}
const nothing = {
  site,
  sites: [site],
  actions: [],
  recipes: [],
  letters: [],
  collections: [],
  onHelp: () => undefined,
}

const EVERY_CALL = Object.keys(CALLS).filter((name): name is CallName => name in CALLS)

const collection = (title: string): ManagedCollectionRow => ({
  id: `id of ${title}`,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: null,
  image: null,
  recipeCount: 0,
  rule: null,
  updatedAt: '2026-11-01T08:00:00.000Z',
})

const labels = (text: string) =>
  paletteGroups({ ...nothing, text }).flatMap(({ items }) => items.map(({ label }) => label))

describe('the command palette', () => {
  it('offers the places that the person may use, and no others', () => {
    expect(labels('')).toContain('Home page')
    expect(labels('')).not.toContain('Subscribers')
  })

  // docs/product/kitchen.md#search-and-social
  it.each(['seo', 'meta', 'og', 'search title', 'social'])(
    'finds search and social fields by "%s"',
    (text) => {
      expect(labels(text)).toContain('Settings: Search and social')
      const label = 'Search and social'
      const actions = [{ label, keywords: SEO_KEYWORDS, keys: [], run: () => undefined }]
      const [onScreen] = paletteGroups({ ...nothing, actions, text })
      expect(onScreen?.items[0]?.label).toBe(label)
    },
  )

  it('finds by every word, in any order', () => {
    expect(labels('page home')).toEqual(['Home page'])
    expect(labels('nothing like this')).toEqual([])
  })

  it('puts what the screen can do first, with its keys', () => {
    const actions = [
      { label: 'New recipe', keys: ['N'], run: () => undefined },
      { label: 'Next recipe', keys: ['J'] },
    ]
    const [first] = paletteGroups({ ...nothing, actions, text: 'recipe' })
    expect(first?.heading).toBe('On this screen')
    expect(first?.items.map(({ label, keys }) => [label, keys])).toEqual([['New recipe', ['N']]])
  })

  it('finds a screen by another name of what it has', () => {
    const [group] = paletteGroups({ ...nothing, text: 'moderation' })
    expect(group?.items[0]).toMatchObject({
      label: 'Comments',
      href: '/kitchen/ferment/comments',
    })
  })

  it.each([
    ['import', 'Import and export'],
    ['export', 'Import and export'],
    ['backup', 'Import and export'],
    ['domain', 'Settings: Name and address'],
    ['url', 'Settings: Name and address'],
    ['metric', 'Settings: Reading'],
    ['celsius', 'Settings: Reading'],
    ['google analytics', 'Settings: Reading'],
    ['comments', 'Settings: Features'],
    ['users', 'Settings: Editors'],
    ['api', 'Settings: Webhooks'],
    ['transfer', 'Settings: Transfer or delete'],
    ['logo', 'Design: Title, logo and icons'],
    ['favicon', 'Design: Title, logo and icons'],
    ['colour', 'Design: Colours'],
    ['color', 'Design: Colours'],
    ['palette', 'Design: Colours'],
    ['template', 'Design: Template'],
    ['theme', 'Design: Template'],
    ['fonts', 'Design: Type'],
    ['css', 'Design: Custom CSS'],
    ['menu', 'Design: Header and social links'],
    ['instagram', 'Design: Header and social links'],
    ['bio', 'Design: Pages about you'],
    ['front page', 'Home page'],
    ['tags', 'Categories and tags'],
    ['cuisines', 'Categories and tags'],
    ['terms', 'Categories and tags'],
    ['categories', 'Categories and tags'],
    ['meals', 'Categories and tags'],
    ['diets', 'Categories and tags'],
    ['methods', 'Categories and tags'],
    ['taxonomy', 'Categories and tags'],
    ['labels', 'Categories and tags'],
    ['stats', 'Overview'],
    ['revenue', 'Overview'],
    ['payment', 'Plans'],
    ['stripe', 'Plans'],
    ['coupon', 'Plans'],
    ['discounts', 'Plans'],
    ['members', 'Subscribers'],
    ['email', 'Newsletter'],
    ['moderation', 'Comments'],
    ['photos', 'Pictures'],
    ['media', 'Pictures'],
    ['bin', 'Pictures'],
    ['301', 'Redirects'],
    ['posts', 'Recipes'],
    ['preview', 'View site'],
    ['help', 'Keyboard shortcuts'],
  ])('finds “%s” by its usual name', (word, label) => {
    const all = { ...site, allowedCalls: EVERY_CALL }
    const groups = paletteGroups({ ...nothing, site: all, text: word })
    expect(groups.flatMap(({ items }) => items.map((line) => line.label))).toContain(label)
  })

  it('offers sections of settings and design once something is typed, with addresses of their own', () => {
    expect(labels('')).not.toContain('Design: Custom CSS')
    const [group] = paletteGroups({ ...nothing, text: 'css' })
    expect(group?.items).toMatchObject([{ href: '/kitchen/ferment/design/css' }])
    expect(labels('webhooks')).toEqual([])
  })

  it('puts a name that begins with the text before words inside others, whatever its kind', () => {
    const actions = [{ label: 'Video and source', keys: [], run: () => undefined }]
    const collections = [collection('Hot and sour'), collection('Sourdough')]
    const found = paletteGroups({ ...nothing, actions, collections, text: 'sour' })
    expect(found.flatMap(({ items }) => items.map(({ label }) => label))).toEqual([
      'Sourdough',
      'Hot and sour',
      'Video and source',
    ])
  })

  it('takes accents as they are typed without them', () => {
    const collections = [collection('Crème brûlée')]
    const found = paletteGroups({ ...nothing, collections, text: 'creme brulee' })
    expect(found).toMatchObject([{ heading: 'Collections' }])
  })
})
