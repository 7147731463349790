import { describe, expect, it } from 'vitest'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { presentFilters } from './filters'

const payload = await testPayload()

describe('what a list can be filtered by', () => {
  const term = async (kind: TermKind, slug: string, title: string, site?: string) =>
    (
      await payload.create({
        collection: 'terms',
        data: { kind, slug, title, ...(site ? { site } : {}) },
      })
    ).id

  it('has the most frequent terms first, equals by title, and chosen ones that lead to nothing', async () => {
    const site = await makeSite(payload)
    const prefix = unique('t')
    const slug = (name: string) => `${prefix}-${name}`
    for (const name of ['Beta', 'alpha', 'Gamma', 'Unused']) {
      await term('tag', slug(name.toLowerCase()), name)
    }
    const counts = {
      meals: new Map<string, number>(),
      categories: new Map<string, number>(),
      methods: new Map<string, number>(),
      cuisines: new Map<string, number>(),
      diets: new Map<string, number>(),
      tags: new Map([
        [slug('beta'), 2],
        [slug('alpha'), 2],
        [slug('gamma'), 3],
        [slug('unknown'), 9],
      ]),
    }
    const tags = async (termLimit?: number) => {
      const query = {
        limit: 24,
        offset: 0,
        orderBy: 'published_at_desc' as const,
        tags: [slug('unused')],
        ...(termLimit ? { termLimit } : {}),
      }
      const filters = await presentFilters(payload, site.id, query, counts)
      return filters.tags.map(({ title, recipeCount, isSelected }) => [
        title,
        recipeCount,
        isSelected,
      ])
    }
    expect(await tags()).toEqual([
      ['Gamma', 3, false],
      ['alpha', 2, false],
      ['Beta', 2, false],
      ['Unused', 0, true],
    ])
    expect(await tags(3)).toEqual([
      ['Gamma', 3, false],
      ['alpha', 2, false],
      ['Unused', 0, true],
    ])
  })

  it('has the site’s own term where the platform has one of the same name, and no other site’s', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const slug = unique('tag')
    await term('tag', slug, 'Platform')
    const own = await term('tag', slug, 'Own', site.id)
    await term('tag', slug, 'Foreign', other.id)
    await term('meal', slug, 'A meal')
    const orderBy = 'published_at_desc' as const
    const query = { limit: 24, offset: 0, orderBy, tags: [slug] }
    const of = async (siteId: string) => (await presentFilters(payload, siteId, query, null)).tags
    expect(await of(site.id)).toMatchObject([{ id: own, title: 'Own', isSelected: true }])
    expect(await of((await makeSite(payload)).id)).toMatchObject([{ title: 'Platform' }])
    expect((await presentFilters(payload, site.id, query, null)).meals).toEqual([])
  })
})
