import pg from 'pg'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

const KIMCHI = '/recipes/napa-cabbage-kimchi'
const COUNTS = /\/recipe-actions$/

// Headless Chromium says that it is one, and counts as a robot.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

/** Counts of the recipe and searches of its site today. */
async function countsOf(databaseUrl: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, number>>(`select
        coalesce(sum(d.views), 0)::int as views, coalesce(sum(d.prints), 0)::int as prints,
        coalesce(sum(d.cook_starts), 0)::int as cooked,
        (select coalesce(sum(empty_searches), 0)::int from search_days
          where query = 'unheard-of dish') as searches
      from recipe_days d join recipes r on r.id = d.recipe_id
      where r.slug = 'napa-cabbage-kimchi'`)
    return rows[0] ?? {}
  } finally {
    await client.end()
  }
}

// docs/product/counting.md#what-is-counted
test('what a reader does is counted within about a minute, without cookies', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000)
  await suppressPopup(page)
  const ferment = product.sites['ferment'] ?? ''
  const before = await countsOf(product.databaseUrl)
  for (let time = 0; time < 2; time += 1) await page.goto(`${ferment}${KIMCHI}`)
  const cooked = page.waitForResponse(COUNTS)
  await page.getByRole('button', { name: 'Cook mode' }).click()
  expect((await cooked).status()).toBe(202)
  const printed = page.waitForResponse(COUNTS)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect((await printed).status()).toBe(202)
  await page.goto(`${ferment}/recipes?search=Unheard-of%20%20dish`)
  expect(await page.context().cookies()).toEqual([])
  await expect
    .poll(() => countsOf(product.databaseUrl), { timeout: 90_000, intervals: [2_000] })
    .toEqual({
      views: (before['views'] ?? 0) + 2,
      prints: (before['prints'] ?? 0) + 1,
      cooked: (before['cooked'] ?? 0) + 1,
      searches: (before['searches'] ?? 0) + 1,
    })
})

// docs/product/counting.md#what-is-not-counted
test('a reader who objects sends nothing', async ({ page, product }) => {
  await suppressPopup(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (COUNTS.test(request.url())) sent.push(request.url())
  })
  await page.goto(`${product.sites['somethingfromnothing']}/recipes/red-lentil-soup`)
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await expect(page.getByRole('dialog', { name: /Red Lentil Soup/ })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(sent).toEqual([])
})

// docs/product/counting.md#privacy-page
test('every site says what it counts', async ({ page, product }) => {
  await suppressPopup(page)
  await page.goto(product.sites['ferment'] ?? '')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await expect(page.getByRole('term').first()).toHaveText('Page views')
  await expectAccessible(page)
})
