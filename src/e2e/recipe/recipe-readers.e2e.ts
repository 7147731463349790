import { expectAccessible } from '@/src/e2e/support/accessible'
import { signInOnSite } from '@/src/e2e/support/on-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const LOCKED = '/recipes/country-sourdough'
const OPEN = '/recipes/napa-cabbage-kimchi'
const NOTICE =
  'This is a premium recipe and is only available to subscribers with full access subscriptions'

test.beforeEach(async ({ page, allowFailure }) => {
  // who is near the comments and does not manage the site is told so by 404
  // (docs/product/roles.md#managers)
  allowFailure(/404|current-site/)
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) shifts.sum += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)

// docs/product/recipe-page.md#locked-recipe
test.describe('a locked recipe', () => {
  test('ends in a preview for whoever does not pay, with the way to more', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['ferment']}${LOCKED}`)
    await expect(page.getByText(NOTICE)).toBeVisible()
    const preview = page.locator('.premium-content')
    expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(380)
    const button = page.getByRole('main').getByRole('link', { name: 'Subscribe', exact: true })
    await expect(button.last()).toHaveAttribute('href', '/subscribe')
    await expect(page.getByRole('heading', { name: 'Notes' })).toHaveCount(0)
    await expect(page.locator('#comments')).toHaveCount(0)
    await expectAccessible(page)

    await signInOnSite(page, product, 'ferment', 'free@example.com')
    await page.goto(`${product.sites['ferment']}${LOCKED}`)
    await expect(page.getByRole('link', { name: 'Upgrade to Full Access' })).toHaveAttribute(
      'href',
      '/subscribe',
    )
    expect(await shifted(page)).toBeLessThan(0.02)
  })

  for (const email of ['monthly@example.com', 'owner-ferment@example.com']) {
    test(`is whole for ${email}, and nothing jumps`, async ({ page, product }) => {
      await signInOnSite(page, product, 'ferment', email)
      await page.goto(`${product.sites['ferment']}${LOCKED}`)
      await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible()
      await expect(page.getByText(NOTICE)).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: /rice flour/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible()
      expect(await shifted(page)).toBeLessThan(0.02)
      await page.getByRole('radio', { name: 'Fahrenheit' }).check()
      await expect(page.getByText(/heat the oven to 475°F/)).toBeVisible()
      await expectAccessible(page)
    })
  }
})

// docs/product/recipe-page.md#save
test.describe('saving a recipe', () => {
  test('asks who is signed out to sign in, and leads back here', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}${OPEN}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to save recipes' })
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expectAccessible(page)
  })

  test('shows at once, says so, and leads to the bookmarks', async ({ page, product }) => {
    const reader = await signInOnSite(page, product, 'ferment')
    await page.goto(`${product.sites['ferment']}${OPEN}`)
    const bookmarks = async (): Promise<number> => {
      const { json } = await reader.api('GET', '/site/ferment/current-user')
      return (json as { siteUserData: { bookmarks: string[] } }).siteUserData.bookmarks.length
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const saved = page.getByRole('button', { name: 'Saved', exact: true })
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Recipe saved')).toBeVisible()
    expect(await bookmarks()).toBe(1)
    await page.reload()
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
    await saved.click()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expect.poll(bookmarks).toBe(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'View Bookmarks' }).click()
    await expect(page).toHaveURL(new RegExp(`^${product.account}/bookmarks`))
  })

  test('keeps a press made before the session is known', async ({ page, product }) => {
    await signInOnSite(page, product, 'ferment')
    const asked = page.waitForRequest('**/current-user')
    let answer = (): void => undefined
    const pressed = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/current-user', async (route) => {
      await pressed
      await route.continue()
    })
    await page.goto(`${product.sites['ferment']}${OPEN}`)
    await asked
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    answer()
    await expect(page.getByText('Recipe saved')).toBeVisible()
  })

  test('takes back what the server refused', async ({ page, product, allowFailure }) => {
    allowFailure(/503|bookmarks/)
    await signInOnSite(page, product, 'ferment')
    await page.route('**/bookmarks', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(`${product.sites['ferment']}${OPEN}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await expect(page.getByText('Recipe saved')).toHaveCount(0)
  })
})

test('a reader’s own temperature system wins over the site’s', async ({ page, product }) => {
  const reader = await signInOnSite(page, product, 'ferment')
  await reader.api('PUT', '/manage/current-user', {
    displayName: 'Fahrenheit Reader',
    temperatureSystem: 'fahrenheit',
  })
  await page.goto(`${product.sites['ferment']}${OPEN}`)
  await expect(page.getByRole('radio', { name: 'Fahrenheit' })).toBeChecked()
  await page.getByRole('radio', { name: 'Celsius' }).check()
  await expect(page.getByRole('radio', { name: 'Celsius' })).toBeChecked()
})
