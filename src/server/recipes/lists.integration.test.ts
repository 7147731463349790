import { describe, expect, it } from 'vitest'
import { ManagedRecipesQuery } from '@/src/contract/recipe/recipes-index'
import type { RichResultPart } from '@/src/domain/recipes/rich-results'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { deleteRecipe } from './bin'
import { listPublishedForPickers } from './editor-read'
import { getManagedRow, listManagedRecipes } from './managed'
import { listFeaturedRecipes, listSiteRecipes } from './reading/read'

const payload = await testPayload()
const HOUR = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString()
const slugsOf = (recipes: readonly { slug: string }[]): string[] => recipes.map(({ slug }) => slug)

async function managed(site: TestSite, query: Record<string, unknown> = {}): Promise<string[]> {
  const asked = ManagedRecipesQuery.parse(query)
  const { recipes, total } = await listManagedRecipes(payload, site.id, asked)
  expect(total).toBeGreaterThanOrEqual(recipes.length)
  return slugsOf(recipes)
}

describe('the list of all recipes of a site', () => {
  it('goes by change, by date with drafts first or last, or by title without capitals', async () => {
    const site = await makeSite(payload)
    const make = (slug: string, title: string, publishedAt: string | null) =>
      makeRecipe(payload, site.id, { slug, title, publishedAt })
    await make('old', 'banana', inHours(-9))
    await make('draft', 'Apple', null)
    await make('new', 'Cherry', inHours(-1))
    const { id } = await getManagedRow(payload, site.id, (await make('last', 'date', null)).id)
    await payload.update({ collection: 'recipes', id, data: { publishedAt: inHours(-5) } })
    expect(await managed(site)).toEqual(['last', 'new', 'draft', 'old'])
    expect(await managed(site, { orderBy: 'published_at_desc' })).toEqual([
      'draft',
      'new',
      'last',
      'old',
    ])
    expect(await managed(site, { orderBy: 'published_at_asc' })).toEqual([
      'old',
      'last',
      'new',
      'draft',
    ])
    expect(await managed(site, { orderBy: 'title_asc' })).toEqual(['draft', 'old', 'new', 'last'])
    const page = { orderBy: 'title_asc', limit: 2, offset: 1 }
    expect(await managed(site, page)).toEqual(['old', 'new'])
    const asked = ManagedRecipesQuery.parse(page)
    expect((await listManagedRecipes(payload, site.id, asked)).total).toBe(4)
  })

  it('puts titles near the text first when asked for the best match', async () => {
    const site = await makeSite(payload)
    const description = 'Something sour.'
    for (const title of ['Gin Sour', 'Sourdough', 'Rye Sourdough', 'Ansour', 'Lemon Fizz']) {
      const slug = title.toLowerCase().replace(' ', '-')
      await makeRecipe(payload, site.id, { slug, title, description })
    }
    const best = { query: 'sour', orderBy: 'relevance' }
    const inOrder = ['sourdough', 'rye-sourdough', 'gin-sour', 'ansour', 'lemon-fizz']
    expect(await managed(site, best)).toEqual(inOrder)
    expect(await managed(site, { ...best, limit: 1 })).toEqual(['sourdough'])
    expect(await managed(site, { orderBy: 'relevance', limit: 1 })).toEqual(['lemon-fizz'])
  })

  it('has the recipe of exactly one address, however many are like it', async () => {
    const site = await makeSite(payload)
    for (let count = 0; count < 4; count += 1) {
      await makeRecipe(payload, site.id, { slug: `soup-${count}`, title: 'Soup' })
    }
    await makeRecipe(payload, site.id, { slug: 'soup', title: 'Another' })
    expect(await managed(site, { slug: 'soup', limit: 1 })).toEqual(['soup'])
    expect(await managed(site, { slug: 'sou' })).toEqual([])
  })

  it('is of drafts, of published ones with those to come, or of the bin alone', async () => {
    const site = await makeSite(payload)
    await makeRecipe(payload, site.id, { slug: 'out' })
    await makeRecipe(payload, site.id, { slug: 'to-come', publishedAt: inHours(5) })
    await makeRecipe(payload, site.id, { slug: 'draft', publishedAt: null })
    const binned = await makeRecipe(payload, site.id, { slug: 'binned' })
    await deleteRecipe(payload, site.id, binned.id)
    const sorted = async (status?: string) =>
      (await managed(site, status === undefined ? {} : { status })).toSorted()
    expect(await sorted()).toEqual(['draft', 'out', 'to-come'])
    expect(await sorted('draft')).toEqual(['draft'])
    expect(await sorted('published')).toEqual(['out', 'to-come'])
    expect(await sorted('deleted')).toEqual(['binned'])
  })

  it('finds signs of patterns as they are, and lines of locked recipes beyond the open ones', async () => {
    const site = await makeSite(payload)
    const lines = (...names: string[]) => [
      { ingredientUsages: names.map((ingredientTitleOverride) => ({ ingredientTitleOverride })) },
    ]
    await makeRecipe(payload, site.id, { slug: 'rye', title: '50% rye' })
    await makeRecipe(payload, site.id, { slug: 'wheat', title: '50 wheat' })
    await makeRecipe(payload, site.id, {
      slug: 'locked',
      privacySetting: 'subscribers_only',
      ingredientUsageGroups: lines('salt', 'oil', 'water', 'asafoetida resin'),
    })
    const other = await makeSite(payload)
    await makeRecipe(payload, other.id, { title: '50% rye' })
    expect(await managed(site, { query: '0%' })).toEqual(['rye'])
    expect(await managed(site, { query: 'foetida' })).toEqual(['locked'])
    expect(await managed(site, { query: '\\' })).toEqual([])
    expect(await managed(site, { query: 'WHEA' })).toEqual(['wheat'])
    expect(await managed(site, { query: 'whaet' })).toEqual(['wheat'])
  })
})

// docs/product/kitchen.md#search-and-social
describe('the recipes that miss something for a rich result', () => {
  it('are those that lack any of it, and no complete one', async () => {
    const site = await makeSite(payload)
    const { id: mealId } = await payload.create({
      collection: 'terms',
      data: { title: unique('Meal'), slug: unique('meal'), kind: 'meal', site: site.id },
    })
    const { id: image } = await payload.create({
      collection: 'images',
      data: { key: unique('picture'), width: 800, height: 600, site: site.id },
    })
    const whole = {
      description: 'Good bread.',
      images: [{ id: image }],
      ingredientUsageGroups: [{ ingredientUsages: [{ originalText: '1 cup of flour' }] }],
      instructionGroups: [{ instructions: [{ content: 'Bake.' }] }],
      cookTimeMinutes: 40,
      yieldServings: 2,
      mealIds: [mealId],
    }
    const without: Record<RichResultPart, Record<string, unknown>> = {
      picture: { images: [] },
      description: { description: ' ' },
      ingredients: { ingredientUsageGroups: [] },
      steps: { instructionGroups: [] },
      time: { cookTimeMinutes: null },
      servings: { yieldServings: null },
      category: { mealIds: [] },
    }
    for (const [slug, change] of Object.entries({ whole: {}, ...without }))
      await makeRecipe(payload, site.id, { title: slug, slug, ...whole, ...change })
    const found = await managed(site, { missing: 'rich-results' })
    expect(found.toSorted()).toEqual(Object.keys(without).toSorted())
  })
})

describe('the recipes a site leads with', () => {
  it('are in the author’s order, and only what readers may see there', async () => {
    const site = await makeSite(payload)
    const recipes = []
    for (const slug of ['c', 'b', 'a']) {
      recipes.push(await makeRecipe(payload, site.id, { slug }))
    }
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const featuredRecipes = [draft, ...recipes].map(({ id }) => id)
    await payload.update({ collection: 'sites', id: site.id, data: { featuredRecipes } })
    expect(slugsOf(await listFeaturedRecipes(payload, site.id))).toEqual(['c', 'b', 'a'])
  })

  it('can be picked from all that is published, the newest first, with what a picker shows', async () => {
    const site = await makeSite(payload)
    await makeRecipe(payload, site.id, { slug: 'older', publishedAt: inHours(-9) })
    await makeRecipe(payload, site.id, { slug: 'newer', publishedAt: inHours(-2) })
    await makeRecipe(payload, site.id, { slug: 'to-come', publishedAt: inHours(2) })
    await makeRecipe(payload, site.id, { slug: 'draft', publishedAt: null })
    const picked = await listPublishedForPickers(payload, site.id)
    expect(slugsOf(picked)).toEqual(['newer', 'older'])
    expect(Object.keys(picked[0] ?? {}).toSorted()).toEqual([
      'id',
      'image',
      'privacySetting',
      'publishedAt',
      'slug',
      'title',
    ])
  })

  it('are among the addresses of all sites once they are published', async () => {
    const site = await makeSite(payload)
    for (const slug of ['b', 'a']) await makeRecipe(payload, site.id, { slug })
    await makeRecipe(payload, site.id, { slug: 'draft', publishedAt: null })
    const mine = (await listSiteRecipes(payload)).filter(({ siteSlug }) => siteSlug === site.slug)
    expect(mine.map(({ recipeSlug }) => recipeSlug)).toEqual(['a', 'b'])
  })
})
