import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '@/search/engine'
import { parseQuery } from '@/search/query/read-query'
import { searchRequest } from '@/src/testing/search/search-request'
import { readAnswer } from './answer'
import { filterOf, isSymbol } from './filter'
import { buildQueries } from './queries'

const SITE = '11111111-1111-1111-1111-111111111111'
const request = (parts: Partial<SearchRequest>) =>
  searchRequest({ siteId: SITE, orderBy: 'relevance', ...parts })
const queries = (parts: Partial<SearchRequest>) => {
  const asked = request(parts)
  return buildQueries(asked, parseQuery(asked.text, asked.ingredients), 'recipes')
}

describe('a search in the words of Meilisearch', () => {
  it('asks for the number first, then for the page, then for each chosen facet by itself', () => {
    const facets = { meals: ['lunch'], diets: ['vegan'] }
    const asked = queries({ text: 'soup', facets, wantsFacets: true, limit: 5, offset: 10 })
    expect(asked).toHaveLength(4)
    const [number, page, meals, diets] = asked
    expect(number).toMatchObject({
      q: 'soup',
      page: 1,
      hitsPerPage: 0,
      facets: ['categories', 'methods', 'cuisines', 'tags'],
    })
    expect(page).toMatchObject({ limit: 5, offset: 10, matchingStrategy: 'all' })
    expect(meals).toMatchObject({ facets: ['meals'], hitsPerPage: 0 })
    expect(meals?.filter).toContain('diets IN ["vegan"]')
    expect(meals?.filter).not.toContain('meals IN')
    expect(diets).toMatchObject({ facets: ['diets'] })
    expect(diets?.filter).toContain('meals IN ["lunch"]')
    expect(diets?.filter).not.toContain('diets IN')
  })

  it('asks for no page of no length, and counts no terms unless that is wanted', () => {
    expect(queries({ text: 'soup', limit: 0 })).toHaveLength(1)
    const [number] = queries({ text: 'soup', facets: { meals: ['lunch'] } })
    expect(number).not.toHaveProperty('facets')
    expect(queries({ text: 'soup', facets: { meals: ['lunch'] } })).toHaveLength(2)
  })

  it('sorts as was asked, and by date where nothing can fit better', () => {
    const sortOf = (parts: Partial<SearchRequest>) => queries(parts)[1]?.sort
    expect(sortOf({ text: 'soup' })).toBeUndefined()
    expect(sortOf({ ingredients: ['rice'] })).toEqual(['publishedAt:desc'])
    expect(sortOf({ text: 'soup', orderBy: 'title_asc' })).toEqual(['titleKey:asc'])
    expect(sortOf({ orderBy: 'rating_desc' })).toEqual(['ratingScore:desc', 'publishedAt:desc'])
    expect(sortOf({ text: 'soup', orderBy: 'published_at_asc' })).toEqual(['publishedAt:asc'])
  })

  it('asks for words in the singular, as documents hold them, and fetches ids alone', () => {
    const [number, page] = queries({ text: 'Soups with spring onions' })
    expect(number?.q).toBe('soup spring onion')
    expect(page?.attributesToRetrieve).toEqual(['id'])
  })

  it('asks for signs without letters as words of the index, not as a search', () => {
    expect(isSymbol('🍕')).toBe(true)
    expect(isSymbol('a')).toBe(false)
    expect(isSymbol('7')).toBe(false)
    const [number] = queries({ text: '🍕 pie' })
    expect(number?.q).toBe('pie')
    expect(number?.filter).toContain('words = "🍕"')
  })
})

describe('the filter of a search', () => {
  const filter = (parts: Partial<SearchRequest>) => {
    const asked = request(parts)
    return filterOf(asked, parseQuery(asked.text, asked.ingredients))
  }

  it('is of one site, and of what has appeared by now', () => {
    const [site, published] = filter({}).split(' AND ')
    expect(site).toBe(`siteId = "${SITE}"`)
    const seconds = Number(/^publishedAt <= (\d+)$/.exec(published ?? '')?.[1])
    expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(5)
  })

  it('has the time and the ingredients that were asked for, by any of their names', () => {
    expect(filter({ maxMinutes: 0 })).toContain('totalMinutes <= 0')
    expect(filter({})).not.toContain('totalMinutes')
    expect(filter({ isLocked: false })).toContain('isLocked = false')
    expect(filter({})).not.toContain('isLocked')
    expect(filter({ ingredients: ['sweet pepper'] })).toContain(
      '((ingredientStems = "sweet") AND (ingredientStems = "pepper"))',
    )
    expect(filter({ ingredients: ['sweet pepper'] })).toContain('ingredientStems = "sweet pepper"')
    expect(filter({ ingredients: ['sweet pepper'] })).toContain('ingredientStems = "capsicum"')
    expect(filter({ ingredients: ['smoked tofu'] })).not.toContain('curd')
  })

  it.each(['a" OR siteId = "x', 'a\\'])('takes no slug for a part of itself: %s', (slug) => {
    expect(filter({ facets: { tags: ['good', slug] } })).toContain('tags IN ["good", "!"]')
  })
})

/** An answer of Meilisearch, as far as it is read. */
const result = (parts: object) =>
  ({ hits: [], ...parts }) as unknown as Parameters<typeof readAnswer>[1][number]
const read = (parts: Partial<SearchRequest>, results: object[]) =>
  readAnswer(request(parts), results.map(result))

describe('an answer of Meilisearch', () => {
  it('has its number from the first result and its page from the second', () => {
    const hits = [{ id: 'a' }, { id: 'b' }]
    const answer = read({ text: 'soup' }, [{ totalHits: 7 }, { hits }])
    expect(answer).toEqual({ recipeIds: ['a', 'b'], total: 7, facets: null })
    expect(read({ text: 'soup', limit: 0 }, [{ totalHits: 7 }])).toMatchObject({
      recipeIds: [],
      total: 7,
    })
  })

  it('counts the terms of all results, and none that no recipe has', () => {
    const { facets } = read({ text: 'soup', wantsFacets: true }, [
      { facetDistribution: { diets: { vegan: 3, keto: 0 }, words: { soup: 9 } } },
      {},
      { facetDistribution: { meals: { lunch: 2 } } },
    ])
    expect(facets?.diets).toEqual(new Map([['vegan', 3]]))
    expect(facets?.meals).toEqual(new Map([['lunch', 2]]))
    expect(facets?.tags.size).toBe(0)
  })
})
