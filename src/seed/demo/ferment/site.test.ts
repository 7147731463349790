import { describe, expect, it } from 'vitest'

import { ferment } from '@/src/seed/demo/ferment'

const publishedSlugs = ferment.recipes
  .filter((recipe) => recipe.publishedDaysAgo !== undefined)
  .map((recipe) => recipe.slug)

describe('the pages of the site ferment', () => {
  it('show only published recipes in collections and among the featured', () => {
    expect(ferment.collections.map((collection) => collection.slug)).toEqual([
      'start-here',
      'bread-and-grains',
      'drinks-with-a-fizz',
      'cooking-with-ferments',
    ])
    for (const collection of ferment.collections) {
      expect(collection.recipes.length).toBeGreaterThanOrEqual(3)
      expect(publishedSlugs).toEqual(expect.arrayContaining([...collection.recipes]))
    }
    expect(new Set(ferment.featuredRecipes).size).toBe(5)
    expect(publishedSlugs).toEqual(expect.arrayContaining([...ferment.featuredRecipes]))
  })

  it('carry the planned number of links, events and products, with valid addresses', () => {
    expect(ferment.links).toHaveLength(6)
    expect(ferment.headerLinks).toHaveLength(3)
    expect(ferment.socialMediaLinks).toHaveLength(5)
    expect(ferment.productLinks).toHaveLength(3)
    expect(ferment.events.length).toBeGreaterThanOrEqual(3)
    expect(ferment.events.some((event) => event.inDays < 0)).toBe(true)
    expect(ferment.events.some((event) => event.inDays > 0)).toBe(true)

    const addresses = [
      ...[...ferment.links, ...ferment.headerLinks, ...ferment.productLinks, ...ferment.events].map(
        (link) => link.href,
      ),
      ...ferment.socialMediaLinks.map((link) => link.url),
    ]
    expect(addresses.filter((href) => new URL(href).protocol !== 'https:')).toEqual([])
  })

  it('tell about the author in three to five paragraphs', () => {
    const paragraphs = ferment.about.split('\n\n')
    expect(paragraphs.length).toBeGreaterThanOrEqual(3)
    expect(paragraphs.length).toBeLessThanOrEqual(5)
  })
})
