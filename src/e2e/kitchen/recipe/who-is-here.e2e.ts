import type { Page } from '@playwright/test'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

/** Does something, and waits until the page has heard who else has the recipe open. */
async function andHears(page: Page, act: () => Promise<unknown>): Promise<void> {
  const heard = page.waitForResponse((response) => response.url().endsWith('/presence'))
  await act()
  await heard
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
}

// docs/product/kitchen.md#never-lose-a-word
test('another window is named while it is open, and not one that was left or reloaded', async ({
  page,
  product,
}) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  const address = `/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`
  const notice = (shown: Page) => shown.getByText('Another window of yours is here, too.')
  await andHears(page, () => page.goto(address))
  await andHears(page, () => page.reload())
  await expect(notice(page)).toHaveCount(0)

  const second = await page.context().newPage()
  await andHears(second, () => second.goto(address))
  await expect(notice(second)).toBeVisible()
  // Another document: its page is left, not only its screen.
  await second.goto('/sign-in')
  await andHears(page, () => page.reload())
  await expect(notice(page)).toHaveCount(0)
})
