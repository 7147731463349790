import { expectAccessible } from '@/src/e2e/support/accessible'
import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import { beReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { makeSellingSite, pay } from '@/src/e2e/support/test-payments'
import type { Page } from '@playwright/test'

// docs/product/payments.md#accounts-of-sites
test('an author sets up the account that is paid, and until then nothing can be bought', async ({
  page,
}) => {
  // A setting of the whole installation: a product of its own.
  const place = await ownPlace()
  const settings = {
    ...place,
    LIMITS_FACTOR: '1000',
    DEMO: 'false',
    STRIPE_CONNECT: 'true',
    PLATFORM_PLANS: 'standard=900 USD month',
  }
  const product = await untilRunning(startProduct(settings), place.DATA_DIR)
  try {
    const { slug, origin, author } = await makeSellingSite(page.request, product)
    await page.goto(`${origin}/subscribe`)
    await expect(page.getByText('Cannot be bought yet')).toHaveCount(2)
    await page.goto(`${origin}/subscribe/gift`)
    await expect(page.getByRole('heading', { name: 'Gifts are not available yet' })).toBeVisible()
    await beReader(page, author)
    await page.goto(`${product.account}/kitchen/${slug}/plans`)
    await page.getByRole('button', { name: 'Set up payments' }).click()
    await expect(page.getByRole('heading', { name: 'Set up the account' })).toBeVisible()
    await expectAccessible(page)
    // Half way there is not there.
    await page.getByRole('link', { name: 'Go back' }).click()
    await expect(page.getByText(/Your Stripe account is not complete/)).toBeVisible()
    await page.getByRole('button', { name: 'Open your Stripe account' }).click()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText(/Your plans can be bought, and Stripe pays out/)).toBeVisible()
    await payThePlatform(page)
    await page.goto(`${origin}/subscribe`)
    await expect(page.getByText('Cannot be bought yet')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Give a subscription' })).toBeVisible()
  } finally {
    // Requests of the page that fail because the product stops are not its fault.
    await page.goto('about:blank')
    await stopProduct(product.pid, place.DATA_DIR)
  }
})

// docs/product/payments.md#what-sites-pay-the-platform
async function payThePlatform(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'standard: $9 a month' }).click()
  await pay(page)
  await expect(
    page.getByText(/This site is on the standard plan\. The next payment is/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Manage billing' }).click()
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
  await expect(page.getByText(/^Next payment on/)).toBeVisible()
}
