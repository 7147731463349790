import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { getSiteSeries, listCountries, listSearches, listTopRecipes } from './read'

let payload: Payload
const RANGE = { from: '2026-03-08', to: '2026-03-14' }

beforeAll(async () => {
  payload = await testPayload()
})

describe('counts of a range', () => {
  it('have a row for each day, with the same number of days before', async () => {
    const site = await makeSite(payload)
    await payload.db.pool.query(
      `insert into site_days (site_id, day, views, visitors) values
        ($1, '2026-02-28', 100, 50), ($1, '2026-03-01', 3, 2), ($1, '2026-03-14', 7, 4),
        ($1, '2026-03-15', 100, 50)`,
      [site.id],
    )
    const days = await getSiteSeries(payload, site.id, RANGE)
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`),
    )
    expect(days.filter(({ isBefore }) => isBefore)).toHaveLength(7)
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(10)
    expect(days.at(-1)).toMatchObject({ views: 7, visitors: 4, saves: 0, isBefore: false })
  })

  it('name the recipes that were read most, of this site alone', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const [soup, bread, unread, foreign] = [
      await makeRecipe(payload, site.id, { title: 'Soup' }),
      await makeRecipe(payload, site.id, { title: 'Bread' }),
      await makeRecipe(payload, site.id, { title: 'Unread' }),
      await makeRecipe(payload, other.id, { title: 'Foreign' }),
    ]
    await payload.db.pool.query(
      `insert into recipe_days (recipe_id, day, views, saves) values
        ($1, '2026-03-02', 9, null), ($1, '2026-03-09', 2, 1), ($1, '2026-03-10', 3, null),
        ($2, '2026-03-10', 8, null), ($3, '2026-03-02', 5, null), ($4, '2026-03-10', 99, null)`,
      [soup.id, bread.id, unread.id, foreign.id],
    )
    const none = { saves: 0, prints: 0, cookStarts: 0 }
    expect(await listTopRecipes(payload, site.id, RANGE, 5)).toMatchObject([
      { title: 'Bread', views: 8, viewsBefore: 0, ...none },
      { title: 'Soup', views: 5, viewsBefore: 9, ...none, saves: 1 },
    ])
    expect(await listTopRecipes(payload, site.id, RANGE, 1)).toHaveLength(1)
  })

  it('name countries and searches, also those that found nothing alone', async () => {
    const site = await makeSite(payload)
    await payload.db.pool.query(
      `insert into country_days (site_id, day, country, visits) values
        ($1, '2026-03-08', 'DE', 2), ($1, '2026-03-09', 'DE', 3), ($1, '2026-03-09', 'FR', 4),
        ($1, '2026-03-01', 'US', 9)`,
      [site.id],
    )
    await payload.db.pool.query(
      `insert into search_days (site_id, day, query, searches, empty_searches) values
        ($1, '2026-03-08', 'soup', 5, 0), ($1, '2026-03-08', 'natto', 1, 1),
        ($1, '2026-03-09', 'natto', 2, 2), ($1, '2026-03-01', 'old', 9, 9)`,
      [site.id],
    )
    expect(await listCountries(payload, site.id, RANGE, 10)).toEqual([
      { country: 'DE', visits: 5 },
      { country: 'FR', visits: 4 },
    ])
    const natto = { query: 'natto', searches: 3, emptySearches: 3 }
    const all = { isEmptyOnly: false, limit: 10 }
    expect(await listSearches(payload, site.id, RANGE, all)).toEqual([
      { query: 'soup', searches: 5, emptySearches: 0 },
      natto,
    ])
    const empty = { isEmptyOnly: true, limit: 10 }
    expect(await listSearches(payload, site.id, RANGE, empty)).toEqual([natto])
  })
})
