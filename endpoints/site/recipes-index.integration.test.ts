import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const slugs: Record<string, string> = {}
const payload = await testPayload()
const site = await makeSite(payload)
const dinner = await term('meal', 'Dinner')
const lunch = await term('meal', 'Lunch')
const thai = await term('cuisine', 'Thai')
await makeRecipe(payload, site.id, {
  title: 'Green curry',
  slug: 'green-curry',
  mealIds: [dinner],
  cuisineIds: [thai],
})
await makeRecipe(payload, site.id, {
  title: 'Basil rice',
  slug: 'basil-rice',
  mealIds: [dinner, lunch],
  ingredientUsageGroups: [{ ingredientUsages: [{ ingredientTitleOverride: 'green onions' }] }],
})
await makeRecipe(payload, site.id, {
  title: 'Toast',
  slug: 'toast',
  mealIds: [lunch],
  keywords: ['50% rye'],
})
await makeRecipe(payload, site.id, { title: 'Green draft', mealIds: [dinner], publishedAt: null })

async function term(kind: TermKind, title: string): Promise<string> {
  const slug = unique(title.toLowerCase())
  slugs[title] = slug
  const { id } = await payload.create({ collection: 'terms', data: { kind, title, slug } })
  return id
}

async function titles(query: Record<string, string>): Promise<string[]> {
  const answer = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes`, { query })
  const page = SCHEMAS.listRecipes.answer.parse(answer.body)
  expect(page.total).toBe(page.recipes.length)
  return page.recipes.map(({ title }) => title).toSorted()
}

// docs/product/api.md#lists
describe('the recipes index', () => {
  it('ors the slugs of one facet and ands the facets', async () => {
    const { Dinner = '', Lunch = '', Thai = '' } = slugs
    expect(await titles({ meals: Dinner })).toEqual(['Basil rice', 'Green curry'])
    expect(await titles({ meals: `${Dinner},${Lunch}` })).toHaveLength(3)
    expect(await titles({ meals: `${Dinner},${Lunch}`, cuisines: Thai })).toEqual(['Green curry'])
    expect(await titles({ meals: Dinner, cuisines: 'unknown' })).toEqual([])
    expect(await titles({ meals: 'unknown' })).toEqual([])
    expect(await titles({ meals: '' })).toHaveLength(3)
  })

  it('finds words in titles, ingredients, keywords and terms, and takes no pattern', async () => {
    expect(await titles({ query: 'green' })).toEqual(['Basil rice', 'Green curry'])
    expect(await titles({ query: 'GREEN thai' })).toEqual(['Green curry'])
    expect(await titles({ query: '50%' })).toEqual(['Toast'])
    expect(await titles({ query: '%' })).toEqual([])
    expect(await titles({ query: '_' })).toEqual([])
  })

  it('puts what has the words in its title first, when asked for what fits best', async () => {
    const query = { query: 'green', orderBy: 'relevance' }
    const { body } = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes`, { query })
    expect(body).toMatchObject({ recipes: [{ title: 'Green curry' }, { title: 'Basil rice' }] })
  })

  // docs/product/search.md#facets
  it('counts terms by what the other facets leave, and marks the chosen ones', async () => {
    const { Dinner = '', Lunch = '', Thai = '' } = slugs
    const filters = async (query: Record<string, string>) => {
      const { body } = await callApi(payload, 'GET', `/v1/site/${site.slug}/filters`, { query })
      const { meals, cuisines } = SCHEMAS.listFilters.answer.parse(body).filters
      return Object.fromEntries(
        [...meals, ...cuisines].map((item) => [item.slug, [item.recipeCount, item.isSelected]]),
      )
    }
    expect(await filters({})).toEqual({
      [Dinner]: [2, false],
      [Lunch]: [2, false],
      [Thai]: [1, false],
    })
    expect(await filters({ cuisines: Thai })).toEqual({ [Dinner]: [1, false], [Thai]: [1, true] })
    expect(await filters({ meals: Lunch })).toEqual({ [Dinner]: [2, false], [Lunch]: [2, true] })
    expect(await filters({ query: 'toast' })).toEqual({ [Lunch]: [1, false] })
  })

  it('gives the most frequent terms of each facet when only some are asked for, and the chosen', async () => {
    const { Dinner = '', Lunch = '', Thai = '' } = slugs
    const path = `/v1/site/${site.slug}/filters`
    const filters = async (query: Record<string, string>) => {
      const { body } = await callApi(payload, 'GET', path, { query })
      const { meals, cuisines } = SCHEMAS.listFilters.answer.parse(body).filters
      return [...meals, ...cuisines].map(({ slug }) => slug)
    }
    expect(await filters({ termLimit: '1' })).toEqual([Dinner, Thai])
    expect(await filters({ termLimit: '1', meals: Lunch })).toEqual([Dinner, Lunch])
    const wrong = await callApi(payload, 'GET', path, { query: { termLimit: '0' } })
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'termLimit' }] } },
    })
  })
})
