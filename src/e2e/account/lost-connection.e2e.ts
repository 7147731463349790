import { expect, test } from '@/src/e2e/support/test'
import { atCheckout, pay } from '@/src/e2e/support/test-payments'

const FAILED = 'Something went wrong. Please try again.'

test.beforeEach(({ allowFailure }) => allowFailure(/ERR_INTERNET_DISCONNECTED/))

// docs/product/accounts.md#subscriptions-page
test('a subscription that could not be changed says so in words', async ({ page, product }) => {
  await atCheckout(page, product)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
  await page.goto('/subscriptions')
  const change = page.getByRole('button', { name: 'Change Test Kitchen to yearly' })
  await expect(change).toBeVisible()

  const isOffline = /manage\/(billing|plan|cancel|resum)/
  await page.route(isOffline, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Manage billing' }).click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await change.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(FAILED)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep it as it is' }).click()
  await page.getByRole('button', { name: 'Cancel Test Kitchen' }).click()
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(dialog.getByText(FAILED)).toBeVisible()
  await page.unroute(isOffline)
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()

  await page.route(isOffline, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Keep Test Kitchen' }).click()
  await expect(page.getByRole('listitem').getByText(FAILED)).toBeVisible()
})
