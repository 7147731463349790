import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const cards = (page: Page) =>
  page.getByRole('region', { name: /recipes|Results/ }).getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
/** Told once the results are there; while they are not, it says so. */
const count = (page: Page) => page.getByText(/^\d+ recipes?$/)
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search recipes' })

test.describe('searching a site', () => {
  test.beforeEach(({ page }) => suppressPopup(page))

  test('typed, filtered, shared, reloaded and gone back to: the same results', async ({
    page,
    product,
    browser,
  }) => {
    await page.goto(`${product.sites['ferment']}/recipes`)
    await searchBox(page).fill('cabbage')
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
    await expect(page).toHaveURL(/search=cabbage$/)
    await expect(count(page)).toBeVisible()
    const bar = page.getByRole('group', { name: 'Filters' })
    await bar.getByRole('link').first().click()
    await expect(page).toHaveURL(/search=cabbage&/)
    await expect(bar.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect(count(page)).toBeVisible()
    const found = await titles(page)
    expect(found.length).toBeGreaterThan(0)
    const address = page.url()

    const other = await (await browser.newContext()).newPage()
    await suppressPopup(other)
    await other.goto(address)
    await expect(searchBox(other)).toHaveValue('cabbage')
    expect(await titles(other)).toEqual(found)
    await other.close()

    await page.reload()
    await expect(cards(page)).toHaveCount(found.length)
    expect(await titles(page)).toEqual(found)

    await cards(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/recipes\/[a-z-]+$/)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveCount(found.length)
    expect(await titles(page)).toEqual(found)
  })

  test('with a typo: what was meant, and the way there', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}/recipes?search=cabbbage`)
    const meant = page.getByRole('link', { name: 'cabbage', exact: true })
    await expect(page.getByText('Did you mean')).toBeVisible()
    expect(await cards(page).count()).toBeGreaterThan(0)
    await expectAccessible(page)
    await meant.click()
    await expect(page).toHaveURL(/\/recipes\?search=cabbage$/)
    await expect(page.getByText('Did you mean')).toBeHidden()
  })

  test('in the order that is chosen, which the address keeps', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}/recipes?search=cabbage`)
    const orders = page.getByRole('navigation', { name: 'Sort by' })
    const current = orders.locator('[aria-current]')
    await expect(current).toHaveText('Newest')
    await orders.getByRole('link', { name: 'Title' }).click()
    await expect(page).toHaveURL(/\/recipes\?search=cabbage&sort=title$/)
    await expect(current).toHaveText('Title')
    await expect(count(page)).toBeVisible()
    const found = await titles(page)
    const sorted = found.toSorted((one, other) => one.localeCompare(other, 'en'))
    expect(found).toEqual(sorted)
    await page.reload()
    expect(await titles(page)).toEqual(found)
    await orders.getByRole('link', { name: 'Best match' }).click()
    await expect(page).toHaveURL(/&sort=best$/)
    // Results that are being replaced are pale.
    await expect(count(page)).toBeVisible()
    await expectAccessible(page)
  })

  test('by what there is to cook with, and how much time', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}/recipes`)
    const bar = page.getByRole('group', { name: 'Filters' })
    await bar.getByRole('button', { name: 'Filters' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.getByRole('searchbox', { name: 'Ingredients' }).fill('salt, ginger')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(page).toHaveURL(/\/recipes\?ingredients=salt,ginger$/)
    await dialog.getByRole('button', { name: '60 minutes or less' }).click()
    await expect(page).toHaveURL(/&time=60$/)
    await expect(dialog.getByRole('button', { name: /^Show \d+ recipe/ })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Show \d+ recipe/ }).click()
    await bar.getByRole('link', { name: 'Remove filter 60 minutes or less' }).click()
    await expect(page).toHaveURL(/\/recipes\?ingredients=salt,ginger$/)
    await expect(count(page)).toBeVisible()
    expect(await cards(page).count()).toBeGreaterThan(0)
  })

  test('as a question, from the box of every page', async ({ page, product }) => {
    await page.goto(
      `${product.sites['ferment']}/recipes?search=what can I make with cabbage and salt`,
    )
    await expect(count(page)).toBeVisible()
    expect(await cards(page).count()).toBeGreaterThan(0)
  })
})

test('an edit is found by the next search', async ({ page, product, request }) => {
  await suppressPopup(page)
  const { slug, origin, author } = await makeOwnSite(page, product, [])
  const recipes = `/manage/${slug}/recipes`
  const body = { title: 'Zymurgy', slug: 'zymurgy', publishedAt: new Date(0).toISOString() }
  type Made = { recipe: { id: string } }
  const { recipe } = await callAs<Made>(request, product, author, ['POST', recipes], body)
  const address = `${origin}/recipes?search=zymurgy`
  await page.goto(address)
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
  await callAs(request, product, author, ['DELETE', `${recipes}/${recipe.id}`])
  await page.goto(address)
  await expect(page.getByText('No recipes found for this search')).toBeVisible()
})
