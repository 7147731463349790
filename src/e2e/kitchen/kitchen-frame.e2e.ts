import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { beReader, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

const isPhone = (): boolean => test.info().project.name === 'phone'

// docs/product/kitchen.md#addresses
test('every address of the kitchen leads somewhere', async ({ page, product }) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Plum Jam'])
  await page.goto(`/kitchen/${slug}`)
  await expect(page).toHaveURL(`/kitchen/${slug}/recipes`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recipes')
  await page.goto(`/kitchen/${slug}/nothing-here`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  expect(recipes).toHaveLength(1)
})

test('screens change without a new document, and come back where they were', async ({
  page,
  product,
}) => {
  const titles = Array.from({ length: 24 }, (_, index) => `Loaf ${String(index + 1)}`)
  const { slug } = await makeOwnSite(page, product, titles)
  await page.goto(`/kitchen/${slug}/recipes?sort=title_asc`)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  if (isPhone()) {
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.evaluate(() => window.scrollTo({ top: 600 }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const before = await page.evaluate(() => window.scrollY)

  if (isPhone()) {
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('link', { name: 'Overview' }).tap()
  } else {
    await page.getByRole('link', { name: 'Overview' }).click()
  }
  await expect(page).toHaveURL(`/kitchen/${slug}/overview`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expect(page.getByRole('link', { name: /^Drafts without a picture/ })).toContainText('24')
  await expect(page).toHaveTitle('Overview · Test Kitchen · Kitchen')
  await expect(page.getByRole('main')).toBeFocused()
  await expectAccessible(page)
  await expectClearStyles(page)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recipes')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('the rail is as wide as it was left, and its keys are told', async ({ page, product }) => {
  test.skip(isPhone(), 'a phone has no rail')
  const { slug } = await makeOwnSite(page, product, ['Plum Jam'])
  await page.goto(`/kitchen/${slug}/recipes`)
  await page.getByRole('button', { name: 'Icons only' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show labels' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Collections' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Home page' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('[data-row]').first().focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Select all recipes')
})

// docs/product/kitchen.md#connection-and-session
test('a lost connection and an ended session are told, and the page stays', async ({
  page,
  product,
  context,
  allowFailure,
}) => {
  allowFailure(/401|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const { slug, author } = await makeOwnSite(page, product, ['Plum Jam'])
  await page.goto(`/kitchen/${slug}/recipes`)
  const title = page.locator('[data-row]').first()
  await expect(title).toHaveText('Plum Jam')

  await context.setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish: Plum Jam' }).click()
  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  await expect(page.locator('[data-row-frame]').first()).toContainText('Draft')
  await context.setOffline(false)
  await expect(page.getByText('No connection.')).toHaveCount(0)

  await page.evaluate(() => window.localStorage.setItem('authToken', 'none-of-ours'))
  await page.getByRole('button', { name: 'Publish: Plum Jam' }).click()
  await expect(page.getByText('You have been signed out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/sign-in?next=${encodeURIComponent(`/kitchen/${slug}/recipes`)}`,
  )
  await expect(title).toHaveText('Plum Jam')
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto('/')
  await other.evaluate((token) => window.localStorage.setItem('authToken', token), author.authToken)
  await expect(page.getByText('You have been signed out.')).toHaveCount(0)
})

// docs/product/kitchen.md#edit-button
test('who manages a site finds Edit on its pages, and nobody else', async ({ page, product }) => {
  const { origin, slug } = await makeOwnSite(page, product, [])
  await page.goto(origin)
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await expect(edit).toBeVisible()
  await expectAccessible(page)
  await edit.click()
  await expect(page).toHaveURL(`/kitchen/${slug}/homepage`)
  await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible()
})

test('a reader who manages nothing sees no Edit', async ({ page, product }) => {
  await beReader(page, await makeReader(page.request, product))
  const isKnown = page.waitForResponse(/\/current-user$/)
  await page.goto(`${product.sites['ferment'] ?? ''}/about`)
  await (await isKnown).finished()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
})

// docs/product/kitchen.md#frame
test('a tab older than the product reloads by itself when its code is gone', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/chunk|404/i)
  const { slug } = await makeOwnSite(page, product, ['Plum Jam'])
  await page.goto(`/kitchen/${slug}/recipes`)
  const recipe = page.getByRole('link', { name: 'Plum Jam' }).first()
  await expect(recipe).toBeVisible()
  await page.route('**/_next/static/chunks/*', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  })
  await recipe.click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Plum Jam')
})
