import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { atCheckout, pay, toCheckout } from '@/src/e2e/support/test-payments'

// docs/product/payments.md#checkout
test('a second checkout ends the first one, which says so instead of being paid', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/4\d\d/)
  const { origin } = await atCheckout(page, product)
  const first = page.url()
  await toCheckout(page, origin)
  const second = page.url()
  await page.goto(first)
  await expect(page.getByRole('heading', { name: 'This checkout has expired' })).toBeVisible()
  await page.goto(second)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
  await page.goto(second)
  await expect(page.getByRole('heading', { name: 'This checkout is paid' })).toBeVisible()
})

// docs/product/payments.md#prices
test('a checkout keeps the price it began with, and the page after it says which', async ({
  page,
  product,
}) => {
  const { site } = await atCheckout(page, product)
  const dearer = { ...site.settings, monthlyAmountCents: 700, currency: 'EUR' }
  await callAs(page.request, product, site.author, ['PUT', `/manage/${site.slug}/sites`], dearer)
  await page.reload()
  await expect(page.getByText('$5 a month', { exact: true })).toBeVisible()
  await pay(page)
  await expect(page.getByText('$5', { exact: true })).toBeVisible()
})
