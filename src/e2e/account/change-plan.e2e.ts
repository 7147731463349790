import { expectAccessible } from '@/src/e2e/support/accessible'
import { untilPainted } from '@/src/e2e/support/browser/until-painted'
import { expect, test } from '@/src/e2e/support/test'
import { atCheckout, pay } from '@/src/e2e/support/test-payments'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** Somebody new who has just paid for a month, before their subscriptions. */
async function subscribed(page: Page, product: Running): Promise<void> {
  await atCheckout(page, product)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
  await page.goto('/subscriptions')
  await expect(page.getByText('Full Access, $5 a month')).toBeVisible()
}

// docs/product/payments.md#plan-changes
test('a reader changes from a month to a year, and knows before what it costs', async ({
  page,
  product,
}) => {
  await subscribed(page, product)
  await page.getByRole('button', { name: 'Change to yearly at Test Kitchen' }).click()
  const dialog = page.getByRole('dialog')
  // The month was paid for a moment ago: nearly all of it is set off.
  await expect(dialog.getByText(/You pay \$45(\.\d\d)? now/)).toBeVisible()
  await expect(dialog.getByText(/After that it is \$50 a year/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change to yearly' }).click()
  await expect(page.getByText('Full Access, $50 a year')).toBeVisible()
  await expect(page.getByText(/^Renews on/)).toBeVisible()

  // Cancelling can be thought over, too.
  await page.getByRole('button', { name: 'Cancel Test Kitchen' }).click()
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^Ends on/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep subscription to Test Kitchen' }).click()
  await expect(page.getByText(/^Renews on/)).toBeVisible()
})

// docs/product/accounts.md#subscriptions-page
test('the focus stays with a subscription whose button goes away', async ({ page, product }) => {
  await subscribed(page, product)
  const site = page.getByRole('listitem').getByRole('link', { name: 'Test Kitchen', exact: true })
  await page.getByRole('button', { name: 'Cancel Test Kitchen' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).press('Enter')
  await expect(page.getByText(/^Ends on/)).toBeVisible()
  await expect(site).toBeFocused()
  await page.getByRole('button', { name: 'Keep subscription to Test Kitchen' }).press('Enter')
  await expect(page.getByText(/^Renews on/)).toBeVisible()
  await expect(site).toBeFocused()
})

// docs/product/accounts.md#subscriptions-page
test('a late answer from before a change does not take the place of the newest one', async ({
  page,
  product,
}) => {
  await subscribed(page, product)

  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    '**/api/v1/manage/subscriptions',
    async (route) => {
      const response = await route.fetch()
      await released
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const older = page.waitForRequest('**/api/v1/manage/subscriptions')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Change to yearly at Test Kitchen' }).click()
  await dialog.getByRole('button', { name: 'Change to yearly' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel Test Kitchen' }).click()
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^Ends on/)).toBeVisible()
  release()
  // Null where the page has given the older request up.
  await (await older).response()
  await untilPainted(page)
  await expect(page.getByText(/^Ends on/)).toBeVisible()
})
