import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { expect, test } from '@/src/e2e/support/test'

/** The headings on the home page of each demo site, by its template. */
const HOMES = {
  ferment: ['Latest recipes', 'Featured recipes', 'Recipe collections', 'Featured In'],
  somethingfromnothing: ['Fresh from the kitchen', 'Trending Recipes', 'Cookbooks'],
  jerumai: ['Just landed', 'Recipe Collections', 'The favorites', 'My favorite products'],
} as const

for (const [site, headings] of Object.entries(HOMES)) {
  test(`${site}: the home page shows what its template names, and leads on`, async ({
    page,
    product,
  }) => {
    await page.goto(product.sites[site] ?? '')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const name of headings) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    // Nothing is said of the press where no link tells of it.
    const isToldOf = headings.some((name) => name === 'Featured In')
    await expect(main.getByRole('heading', { name: 'Featured In' })).toHaveCount(isToldOf ? 1 : 0)
    await expectAccessible(page)
    await expectClearStyles(page)
    const saidTwice = await main
      .locator('li:has(img)')
      .evaluateAll((items) =>
        items.flatMap((item) =>
          Array.from(item.querySelectorAll('img'), ({ alt }) => alt).filter(
            (alt) => alt !== '' && item.textContent.includes(alt),
          ),
        ),
      )
    expect(saidTwice, 'names that a picture says beside itself').toEqual([])
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(width, 'nothing is wider than the window').toBe(0)

    await main.getByRole('link', { name: 'View all' }).first().click()
    await expect(page).toHaveURL(/\/recipes$/)
  })
}

test('every recipe on a home page is there', async ({ page, product, request }) => {
  const origin = product.sites['jerumai'] ?? ''
  await page.goto(origin)
  const links = page.getByRole('main').locator('a[href^="/recipes/"]')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const shown = [...new Set(paths)].map((path) => path.replace('/recipes/', ''))
  expect(shown.length).toBeGreaterThan(9)
  const answer = await request.get(`${product.account}/api/v1/site/jerumai/recipes?limit=100`)
  const { recipes } = (await answer.json()) as { recipes: { slug: string }[] }
  expect(recipes.map(({ slug }) => slug)).toEqual(expect.arrayContaining(shown))
})

test('a home page reads without JavaScript', async ({ browser, product }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(product.sites['somethingfromnothing'] ?? '')
  await expect(page.getByRole('heading', { name: 'Fresh from the kitchen' })).toBeVisible()
  expect(await page.locator('main a[href^="/recipes/"]').count()).toBeGreaterThan(8)
})
