import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/premium'
import { storeCatalogues } from '@/src/seed/store-catalogues'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { getRecipe, listPublishedRecipes } from '../recipes/read'
import { runImport } from './run-import'
import { readSavedPages } from './saved-pages'
import type { SourceRow } from './source-row'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
  await storeCatalogues(payload)
})

const FIRST_PAGE = { limit: 100, offset: 0, orderBy: 'title_asc' } as const

const page = (name: string, url: string | null, extra: object = {}): SourceRow => {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeYield: '8 buns',
    datePublished: '2019-04-01',
    prepTime: 'PT20M',
    cookTime: 'PT25M',
    totalTime: 'PT2H45M',
    recipeCuisine: 'Swedish',
    recipeIngredient: ['2 cups all-purpose flour, sifted', '1 1/2 tsp salt', 'butter, for the tin'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Knead for 10 minutes.' },
      { '@type': 'HowToStep', text: 'Bake until brown.' },
    ],
    ...extra,
  }
  const html = `<html lang="en"><head><script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body><h1>${name}</h1></body></html>`
  return { name, html, url }
}

async function* rowsOf(list: readonly SourceRow[]): AsyncGenerator<SourceRow> {
  for (const row of list) {
    await Promise.resolve()
    yield row
  }
}

const run = (siteId: string, rows: readonly SourceRow[], isDryRun = false) =>
  runImport(payload, { siteId, fileName: 'pages', rows: rowsOf(rows), isDryRun })

describe('importing saved pages (I1, I3)', () => {
  it('makes full recipes of pages with structured data', async () => {
    const site = await makeSite(payload)
    await run(site.id, [page('Cardamom buns', 'https://example.com/recipes/buns')])
    const recipe = await getRecipe(payload, site.id, 'cardamom-buns', ANONYMOUS_READER)
    expect(recipe).toMatchObject({
      title: 'Cardamom buns',
      publishedAt: '2019-04-01T00:00:00.000Z',
      yieldServings: 8,
      servingDescription: 'buns',
      prepTimeMinutes: 20,
      cookTimeMinutes: 25,
      customTimeMinutes: 120,
      cuisines: [{ slug: 'swedish' }],
      ingredientUsageCount: 3,
    })
    const [flour, salt, butter] = recipe?.ingredientUsageGroups[0]?.ingredientUsages ?? []
    expect(flour).toMatchObject({
      quantityMin: 2,
      quantityMax: 2,
      unit: { slug: 'cup' },
      ingredient: { slug: 'all-purpose-flour' },
      preparation: [{ children: [{ text: 'sifted' }] }],
      originalText: '2 cups all-purpose flour, sifted',
    })
    expect(salt).toMatchObject({ quantityMin: 1.5, unit: { slug: 'teaspoon' } })
    expect(butter).toMatchObject({ quantityMin: null, unit: null, ingredient: { slug: 'butter' } })
    expect(recipe?.instructionGroups[0]?.instructions[0]?.timerMinutes).toBe(10)
  })

  it('writes over what was imported before, and never makes it twice', async () => {
    const site = await makeSite(payload)
    const url = 'https://example.com/recipes/buns'
    expect(await run(site.id, [page('Buns', url)])).toMatchObject({ created: 1 })
    expect(await run(site.id, [page('Better buns', url)])).toMatchObject({ created: 0, updated: 1 })
    const { recipes } = await listPublishedRecipes(payload, site.id, FIRST_PAGE)
    expect(recipes).toMatchObject([{ title: 'Better buns', slug: 'buns' }])
  })

  it('keeps pages apart whose only address is the front page of their site', async () => {
    const site = await makeSite(payload)
    const rows = [page('Buns', 'https://example.com/'), page('Soup', 'https://example.com/')]
    expect(await run(site.id, rows)).toMatchObject({ created: 2, updated: 0 })
    expect(await run(site.id, rows)).toMatchObject({ created: 0, updated: 2 })
  })

  it('gives recipes of the same title slugs of their own', async () => {
    const site = await makeSite(payload)
    await run(site.id, [page('Buns', 'https://a.example/1'), page('Buns', 'https://a.example/2')])
    const { recipes } = await listPublishedRecipes(payload, site.id, FIRST_PAGE)
    expect(recipes.map(({ slug }) => slug).sort()).toEqual(['buns', 'buns-2'])
  })

  it('goes on after a bad row, and names it in the report', async () => {
    const site = await makeSite(payload)
    const counts = await run(site.id, [
      { name: 'empty', html: '', url: null },
      { name: 'a post', html: '<h1>My holidays</h1><p>We went to the sea.</p>', url: null },
      page('Buns', 'https://example.com/buns'),
    ])
    expect(counts).toEqual({ done: 3, created: 1, updated: 0, failed: 2 })
    const { docs } = await payload.find({
      collection: 'import-rows',
      where: { site: { equals: site.id }, outcome: { equals: 'failed' } },
      sort: 'position',
    })
    expect(docs.map(({ message }) => message)).toEqual([
      'The row is empty or not readable.',
      'No recipe was found on this page.',
    ])
  })

  it('writes nothing in a dry run', async () => {
    const site = await makeSite(payload)
    const counts = await run(site.id, [page('Buns', 'https://example.com/buns')], true)
    expect(counts).toMatchObject({ created: 1 })
    expect(await listPublishedRecipes(payload, site.id, FIRST_PAGE)).toMatchObject({ total: 0 })
  })
})

const REAL_PAGES = '../shared/data/recipe-pages/pages-06.jsonl.gz'

describe.skipIf(!existsSync(REAL_PAGES))('real pages', () => {
  it('become recipes that read back whole', async () => {
    const site = await makeSite(payload)
    const counts = await runImport(payload, {
      siteId: site.id,
      fileName: REAL_PAGES,
      rows: readSavedPages(REAL_PAGES),
      isDryRun: false,
    })
    expect(counts.done).toBeGreaterThan(10)
    expect(counts.failed / counts.done).toBeLessThan(0.1)
    const { recipes } = await listPublishedRecipes(payload, site.id, FIRST_PAGE)
    for (const { slug } of recipes) {
      const recipe = await getRecipe(payload, site.id, slug, ANONYMOUS_READER)
      expect(recipe?.title).not.toBe('')
    }
  })
})
