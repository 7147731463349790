import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/test'
import { atCheckout, pay } from '@/src/e2e/support/test-payments'

// docs/product/payments.md#plan-changes
test('a reader changes from a month to a year, and knows before what it costs', async ({
  page,
  product,
}) => {
  await atCheckout(page, product)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
  await page.goto('/subscriptions')
  await expect(page.getByText('Full Access, $5 a month')).toBeVisible()
  await page.getByRole('button', { name: 'Change Test Kitchen to yearly' }).click()
  const dialog = page.getByRole('dialog')
  // The month was paid for a moment ago: nearly all of it is set off.
  await expect(dialog.getByText(/You pay \$45(\.\d\d)? now/)).toBeVisible()
  await expect(dialog.getByText(/From then on it is \$50 a year/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change to yearly' }).click()
  await expect(page.getByText('Full Access, $50 a year')).toBeVisible()
  await expect(page.getByText(/^Renews on/)).toBeVisible()

  // Cancelling can be thought over, too.
  await page.getByRole('button', { name: 'Cancel Test Kitchen' }).click()
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^Ends on/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep Test Kitchen' }).click()
  await expect(page.getByText(/^Renews on/)).toBeVisible()
})
