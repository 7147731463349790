import { describe, expect, it } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { getRecipe, listPublishedRecipes } from '../server/recipes/reading/read'
import { findRedirect } from '../server/sites/redirects'
import { formatImportReport } from './jobs/report'
import { createFiles, importPath, collectText } from './testing/import-files'

const payload = await testPayload()
await storeCatalogues(payload)

const FIRST_PAGE = { limit: 100, offset: 0, orderBy: 'title_asc' } as const

const recipeOf = (name: string, extra: object = {}) => ({
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
})

const page = (name: string, url: string | null, extra: object = {}) => {
  const data = JSON.stringify(recipeOf(name, extra))
  return {
    html: `<html lang="en"><head><script type="application/ld+json">${data}</script></head><body><h1>${name}</h1></body></html>`,
    ...(url === null ? {} : { url }),
  }
}

const pagesFile = (pages: readonly object[]): Promise<string> =>
  createFiles({ 'pages.jsonl': pages.map((each) => JSON.stringify(each)).join('\n') })

const importPages = async (
  siteId: string,
  pages: readonly object[],
  wish: Parameters<typeof importPath>[3] = {},
) => importPath(payload, siteId, `${await pagesFile(pages)}/pages.jsonl`, wish)

const slugsOf = async (siteId: string): Promise<string[]> =>
  (await listPublishedRecipes(payload, siteId, FIRST_PAGE)).recipes.map(({ slug }) => slug).sort()

// docs/product/import-and-export.md#imports
describe('importing saved pages', () => {
  it('makes full recipes of pages with structured data', async () => {
    const site = await makeSite(payload)
    const done = await importPages(site.id, [
      page('Cardamom buns', 'https://example.com/2019/buns/'),
    ])
    expect(done).toMatchObject({ status: 'done', format: 'pages-jsonl', total: 1, created: 1 })
    const recipe = await getRecipe(payload, site.id, 'buns', ANONYMOUS_READER)
    expect(recipe).toMatchObject({
      title: 'Cardamom buns',
      publishedAt: '2019-04-01T00:00:00.000Z',
      prepTimeMinutes: 20,
      cookTimeMinutes: 25,
      customTimeMinutes: 120,
      yieldServings: 8,
      servingDescription: 'buns',
      instructionGroups: [{ instructions: [{ timerMinutes: 10 }, {}] }],
    })
    const usages = recipe?.ingredientUsageGroups[0]?.ingredientUsages
    expect(usages).toMatchObject([
      { quantityMin: 2, unit: { slug: 'cup' }, originalText: '2 cups all-purpose flour, sifted' },
      { quantityMin: 1.5, unit: { slug: 'teaspoon' } },
      { quantityMin: null, unit: null },
    ])
    expect(usages?.[0]?.ingredient?.title).toMatch(/flour/i)
  })

  it('leads from the old address to the new one, and keeps long slugs', async () => {
    const site = await makeSite(payload)
    const slug = `a-${'very-'.repeat(20)}long-name`
    await importPages(site.id, [page('Buns', `https://example.com/2019/04/${slug}/`)])
    expect(await findRedirect(payload, site.id, `/2019/04/${slug}`)).toBe(`/recipes/${slug}`)
    expect(await slugsOf(site.id)).toEqual([slug])
    await importPages(site.id, [page('Café', 'https://example.com/caf%C3%A9/')])
    for (const path of ['/caf%C3%A9', '/café']) {
      expect(await findRedirect(payload, site.id, path)).toBe('/recipes/cafe')
    }
  })

  it('writes a page over that was imported before, and makes it only once', async () => {
    const site = await makeSite(payload)
    const url = 'https://example.com/buns'
    await importPages(site.id, [page('Buns', url)])
    const done = await importPages(site.id, [page('Better buns', url)])
    expect(done).toMatchObject({ done: 1, created: 0, updated: 1, failed: 0 })
    const recipe = await getRecipe(payload, site.id, 'buns', ANONYMOUS_READER)
    expect(recipe?.title).toBe('Better buns')
    expect(recipe?.instructionGroups).toHaveLength(1)
    expect(recipe?.ingredientUsageGroups[0]?.ingredientUsages).toHaveLength(3)
    expect(await slugsOf(site.id)).toEqual(['buns'])
  })

  it('leaves alone what was imported before when asked to', async () => {
    const site = await makeSite(payload)
    const url = 'https://example.com/buns'
    await importPages(site.id, [page('Buns', url)])
    const done = await importPages(site.id, [page('Better buns', url)], {
      wish: { onRepeat: 'skip' },
    })
    expect(done).toMatchObject({ created: 0, updated: 0, skipped: 1 })
    expect((await getRecipe(payload, site.id, 'buns', ANONYMOUS_READER))?.title).toBe('Buns')
  })

  it('gives recipes of the same title slugs of their own', async () => {
    const site = await makeSite(payload)
    await importPages(site.id, [
      page('Buns', 'https://a.example/1'),
      page('Buns', 'https://a.example/2'),
    ])
    expect(await slugsOf(site.id)).toEqual(['buns', 'buns-2'])
  })

  it('stores the later of two rows with one name, whatever stands between them', async () => {
    const site = await makeSite(payload)
    const url = 'https://example.com/buns'
    const done = await importPages(site.id, [page('Buns', url), page('Better buns', url)])
    expect(done).toMatchObject({ created: 1, updated: 1 })
    expect((await getRecipe(payload, site.id, 'buns', ANONYMOUS_READER))?.title).toBe('Better buns')
  })

  it('goes on after bad rows, and names each in the report', async () => {
    const site = await makeSite(payload)
    const done = await importPages(site.id, [
      { html: '' },
      { nothing: true },
      page('', 'https://example.com/untitled'),
      page('Buns', 'https://example.com/buns'),
    ])
    expect(done).toMatchObject({ done: 4, created: 1, failed: 3, status: 'done' })
    expect(done.issues.map(({ position, message }) => [position, message])).toEqual([
      [1, 'This page is empty.'],
      [2, 'This line is not a page: an object with "html" and "url" is expected.'],
      [3, 'This page contains neither a recipe nor a post.'],
    ])
    const report = await collectText(await formatImportReport(payload, site.id, done.id))
    expect(report.split('\r\n')).toHaveLength(6)
    expect(report).toContain('4,pages.jsonl:4,recipe,created,Buns,/recipes/buns,')
  })

  it('keeps posts without a recipe, and makes them harmless before they are stored', async () => {
    const site = await makeSite(payload)
    const html = `<html><head><title>My holidays</title></head><body><h1>My holidays</h1>
      <article><p onclick="steal()">We went to the <b>sea</b> and saw many ships there.</p>
      <script>steal()</script></article></body></html>`
    const done = await importPages(site.id, [{ html, url: 'https://example.com/my-holidays' }])
    expect(done.kinds).toEqual({ recipe: 0, post: 1, letter: 0, subscriber: 0, optOut: 0 })
    const { docs } = await payload.find({
      collection: 'recipes',
      where: { site: { equals: site.id } },
    })
    expect(JSON.stringify(docs[0]?.legacyRecipeData)).not.toContain('steal')
    const recipe = await getRecipe(payload, site.id, 'my-holidays', ANONYMOUS_READER)
    expect(recipe?.legacyRecipeData?.content).toContain('<b>sea</b>')
    expect(recipe?.legacyRecipeData?.content).not.toContain('steal')
  })

  it('writes nothing in a dry run, and says what it would', async () => {
    const site = await makeSite(payload)
    const pages = [page('Buns', 'https://example.com/buns')]
    const done = await importPages(site.id, pages, { wish: { isDryRun: true } })
    expect(done).toMatchObject({ status: 'done', dryRun: true, created: 1 })
    expect(await slugsOf(site.id)).toEqual([])
    await importPages(site.id, pages)
    expect(await importPages(site.id, pages, { wish: { isDryRun: true } })).toMatchObject({
      created: 0,
      updated: 1,
    })
  })
})

describe('the report of an import', () => {
  it('has a line for each row in order, with warnings and pictures that failed', async () => {
    const site = await makeSite(payload)
    const list = [
      {
        ...{ '@type': 'Recipe', name: 'Loaf, plain', image: 'https://old.example/loaf.jpg' },
        ...{ recipeIngredient: ['1 egg'], recipeInstructions: ['Bake.'] },
      },
      { '@type': 'Recipe', name: '' },
    ]
    const path = await createFiles({ 'recipes.json': JSON.stringify(list) })
    const done = await importPath(payload, site.id, path, { run: { isOffline: true } })
    const report = await collectText(await formatImportReport(payload, site.id, done.id))
    const file = 'recipes.json #'
    expect(report.split('\r\n')).toEqual([
      'row,file,kind,outcome,title,address,message,warnings',
      `1,${file}1,recipe,created,"Loaf, plain",/recipes/loaf-plain,,The picture was not fetched because the import runs offline. (https://old.example/loaf.jpg)`,
      `2,${file}2,failed,failed,,,"This is not a recipe, or its name is missing.",`,
      '',
    ])
  })
})
