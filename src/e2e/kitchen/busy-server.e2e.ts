import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const told = (page: Page) => page.getByText('The server is busy.')

/** Answers the next request of an address as a busy server does that asks for a wait of 5 seconds. */
async function beBusyOnce(page: Page, address: RegExp): Promise<void> {
  let isBusy = true
  await page.route(address, (route) => {
    if (!isBusy) return route.fallback()
    isBusy = false
    return route.fulfill({ status: 503, headers: { 'retry-after': '5' }, body: '' })
  })
}

// docs/product/kitchen.md#a-busy-server
test('a list and an editor that wait for a busy server say so, and come by themselves', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/503/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await beBusyOnce(page, /\/manage\/[^/]+\/recipes\?/)
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(told(page)).toBeVisible()
  await expect(page.locator('[data-row]')).toContainText('Soup')
  await expect(told(page)).toHaveCount(0)

  await beBusyOnce(page, /\/recipes\/[^/]+\/draft$/)
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await expect(told(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Soup')
  await expect(told(page)).toHaveCount(0)
})
