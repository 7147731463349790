import { describe, expect, it } from 'vitest'
import type { ManagedSite } from '@/src/contract/site/site'
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
  ],
  recipeCount: 3,
  draftCount: 1,
  subscriberCount: 0,
  featuredImage: null,
}
const nothing = { site, sites: [site], actions: [], recipes: [], collections: [] }

const labels = (text: string) =>
  paletteGroups({ ...nothing, text }).flatMap(({ items }) => items.map(({ label }) => label))

describe('the command palette', () => {
  it('offers the places that the person may use, and no others', () => {
    expect(labels('')).toContain('Home page')
    expect(labels('')).not.toContain('Subscribers')
  })

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

  it('leads to the page that has a thing today while it has no screen', () => {
    const [group] = paletteGroups({ ...nothing, text: 'newsletter' })
    expect(group?.items).toMatchObject([
      { href: expect.stringContaining('/admin/collections/newsletter-sends') },
    ])
  })
})
