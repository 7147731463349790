import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { OwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { publishAnyway } from '@/src/e2e/support/publish'
import { expect, test } from '@/src/e2e/support/test'
import { TYPED_LINES } from '@/src/testing/setups/typed-lines'
import type { Page } from '@playwright/test'

/** Types lines into the editor of a new recipe, and publishes it. */
async function publishTyped(
  page: Page,
  { slug, recipes: [recipe] }: OwnSite,
  lines: readonly string[],
): Promise<void> {
  await page.goto(`/kitchen/${slug}/recipes/${recipe?.id ?? ''}`)
  await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
  for (const line of lines) {
    await page.keyboard.insertText(line)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await publishAnyway(page)
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible()
}

/** The visible lines of the recipe's page. */
const shownLines = (page: Page): Promise<string[]> =>
  page.locator('li label:has(input[type=checkbox])').allInnerTexts()

async function structuredLines(page: Page): Promise<unknown> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const recipe = scripts
    .map((script): unknown => JSON.parse(script))
    .find((data) => typeof data === 'object' && data !== null && 'recipeIngredient' in data)
  return recipe && Reflect.get(recipe, 'recipeIngredient')
}

// docs/product/ingredient-lines.md#what-readers-see
test.describe('ingredient lines that are typed in the kitchen', () => {
  test('are read as they were typed, by readers, printers, search engines and programs', async ({
    page,
    product,
  }) => {
    const site = await makeOwnSite(page, product, ['Soup'])
    await publishTyped(page, site, TYPED_LINES)
    const address = `${site.origin}/recipes/recipe-0`
    await page.goto(address)
    expect(await shownLines(page)).toEqual(TYPED_LINES)
    expect(await structuredLines(page)).toEqual(TYPED_LINES)
    await page.emulateMedia({ media: 'print' })
    expect(await shownLines(page)).toEqual(TYPED_LINES)
    const read = (path: string): Promise<string> =>
      page.evaluate(async (url) => (await fetch(url)).text(), path)
    const feed = await read('/feed.json')
    for (const line of TYPED_LINES) expect(feed).toContain(`<li>${line}</li>`)
    const answer = await read(`/api/v1/site/${site.slug}/recipes/recipe-0`)
    for (const line of TYPED_LINES) expect(answer).toContain(`"text":"${line}"`)
  })

  const folder = '../shared/data/public-domain-recipes/content'
  test('are read as they were typed for ten recipes of others', async ({ page, product }) => {
    test.skip(!existsSync(folder), 'The recipes of others are not here.')
    const site = await makeOwnSite(page, product, ['Ten recipes'])
    const lines = tenRecipes(folder)
    expect(lines.length).toBeGreaterThan(50)
    await publishTyped(page, site, lines)
    await page.goto(`${site.origin}/recipes/recipe-0`)
    expect(await shownLines(page)).toEqual(lines)
    expect(await structuredLines(page)).toEqual(lines)
  })
})

/** The ingredient lines of ten recipes, without those that title others. */
function tenRecipes(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const chosen = files
    .filter((_, index) => index % Math.floor(files.length / 10) === 0)
    .slice(0, 10)
  return chosen.flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    const list = /## Ingredients\n([\s\S]*?)\n## /.exec(text)?.[1] ?? ''
    const lines = [...list.matchAll(/^ {0,3}[-*] +(.+)$/gm)].map(([, line = '']) => line)
    return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => !/:$/.test(line))
  })
}

// docs/product/import-and-export.md#reading-one-recipe
test('ingredient lines of a page are read as they are written there', async ({ page, product }) => {
  const { slug, author, origin } = await makeOwnSite(page, product, [])
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: TYPED_LINES,
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Cook.' }],
  }
  const html = `<html><body><h1>Soup</h1><script type="application/ld+json">${JSON.stringify(data)}</script></body></html>`
  type Parsed = { recipe: object }
  const path = '/manage/recipe-parse'
  const { recipe } = await callAs<Parsed>(page.request, product, author, ['POST', path], { html })
  const publishedAt = '2026-01-01T00:00:00.000Z'
  const whole = { ...recipe, slug: 'soup', publishedAt }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/recipes`], whole)
  await page.goto(`${origin}/recipes/soup`)
  expect(await shownLines(page)).toEqual(TYPED_LINES)
})
