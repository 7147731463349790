import type { RecipeDraft } from '@/src/contract/recipe/draft'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

/** Opens a recipe from the list, so that the browser can step back to it. */
async function openFromList(page: Page, site: string, name: string): Promise<void> {
  await page.goto(`/kitchen/${site}/recipes`)
  await page.getByRole('link', { name }).first().click()
  await expect(title(page)).toHaveValue(name)
}

// docs/product/kitchen.md#never-lose-a-word
test('words typed right before a step back are saved, and there after a step forth', async ({
  page,
  product,
}) => {
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  await openFromList(page, slug, 'Soup')
  await title(page).fill('Soup of the day')
  await page.goBack()
  await page.goForward()
  await expect(title(page)).toHaveValue('Soup of the day')
  await expect(saved(page)).toBeVisible()
  const path = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}/draft`
  const { draft } = await callAs<RecipeDraft>(page.request, product, author, ['GET', path])
  expect(draft.document.title).toBe('Soup of the day')
})

// docs/product/kitchen.md#never-lose-a-word
test('words that could not be saved come back in the same tab', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/ERR_FAILED/)
  const { slug } = await makeOwnSite(page, product, ['Soup'])
  await openFromList(page, slug, 'Soup')
  await page.route('**/draft', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await title(page).fill('Soup on a train')
  await expect(page.getByText('Offline: kept in this browser')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Soup' }).first()).toBeVisible()
  await page.goForward()
  await expect(title(page)).toHaveValue('Soup on a train')
  await page.unroute('**/draft')
  await expect(saved(page)).toBeVisible()
})

// docs/product/kitchen.md#a-busy-server
test('a busy server is left alone as long as it asks, and has the words then', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/429/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await expect(title(page)).toHaveValue('Soup')
  let refused = 0
  await page.route('**/draft', (route) => {
    if (route.request().method() !== 'PUT' || refused > 0) return route.fallback()
    refused += 1
    return route.fulfill({ status: 429, headers: { 'retry-after': '6' }, body: '' })
  })
  const asked: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') asked.push(Date.now())
  })
  await title(page).fill('Soup for a busy evening')
  await expect(page.getByText('Server busy: kept here')).toBeVisible()
  await title(page).press('Control+s')
  await expect(saved(page)).toBeVisible({ timeout: 10_000 })
  const [first = 0, second = 0, ...more] = asked
  expect(second - first).toBeGreaterThan(5500)
  expect(more).toEqual([])
})
