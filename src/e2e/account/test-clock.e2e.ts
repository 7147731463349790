import { expectAccessible } from '@/src/e2e/support/accessible'
import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import { expect, test } from '@/src/e2e/support/test'
import { atCheckout, card, openBilling, pay, toCheckout } from '@/src/e2e/support/test-payments'
import type { Running } from '@/src/e2e/support/product'
import type { Page } from '@playwright/test'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

// docs/product/payments.md#test-mode
test.describe('the test clock', () => {
  // Moving it ends the open checkouts of everybody: a product of its own, once for both sizes.
  test('renews, fails, and ends trials, on a phone and on a desktop', async ({
    page,
    allowFailure,
  }) => {
    // A payment that is declined.
    allowFailure(/409/)
    const place = await ownPlace()
    const product = await untilRunning(
      startProduct({ ...place, LIMITS_FACTOR: '1000', DEMO: 'false' }),
      place.DATA_DIR,
    )
    try {
      await page.setViewportSize(PHONE)
      await mendARenewal(page, product)
      await page.setViewportSize(DESKTOP)
      await endATrial(page, product)
    } finally {
      // Requests of the page that fail because the product stops are not its fault.
      await page.goto('about:blank')
      await stopProduct(product.pid, place.DATA_DIR)
    }
  })
})

/** A renewal that fails is mended with another card. */
async function mendARenewal(page: Page, product: Running): Promise<void> {
  const { reader, origin } = await atCheckout(page, product)
  await card(page, /fails at the next renewal/).check()
  await pay(page)
  await expect(page).toHaveURL(/\/subscribe\/success/)
  await openBilling(page, product, reader)
  await page.getByRole('button', { name: 'To the next payment' }).click()
  await expect(page.getByText('A payment of $5 failed.')).toBeVisible()
  await expect(page.getByText('$5 is owed. Change the card, then pay now.')).toBeVisible()
  // The account says it as well, with the way back to here.
  await untilAccountSays(page, product, /^The last payment failed\./)
  await page.getByRole('button', { name: 'Manage billing' }).click()
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
  await page.getByRole('button', { name: /^Pay now/ }).click()
  await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible()
  await card(page, /^Pays 4242/).check()
  await page.getByRole('button', { name: 'Change card' }).click()
  await expect(page.getByText('The card is changed.')).toBeVisible()
  await page.getByRole('button', { name: /^Pay now/ }).click()
  await expect(page.getByText(/^Next payment on/)).toBeVisible()
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect(page.getByText(/^Ends on/)).toBeVisible()
  await page.getByRole('button', { name: /^Keep it/ }).click()
  await expect(page.getByText(/^Next payment on/)).toBeVisible()
  await expectAccessible(page)
  await endAndComeBack(page, product, origin)
}

/** A subscription that was cancelled ends with its period, and can be bought again. */
async function endAndComeBack(page: Page, product: Running, origin: string): Promise<void> {
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect(page.getByText(/^Ends on/)).toBeVisible()
  await page.getByRole('button', { name: 'To the next payment' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await untilAccountSays(page, product, /^No subscriptions yet$/)
  await toCheckout(page, origin)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
}

/** Opens the subscriptions of an account until it knows what a worker stores after the webhook. */
async function untilAccountSays(page: Page, product: Running, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${product.account}/subscriptions`)
    await expect(page.getByText(words)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
}

/** A trial ends with its first payment. */
async function endATrial(page: Page, product: Running): Promise<void> {
  const { reader } = await atCheckout(page, product, { trialDays: 14 })
  await expect(page.getByText(/^Free until/)).toBeVisible()
  await pay(page)
  await expect(page).toHaveURL(/\/subscribe\/success/)
  await openBilling(page, product, reader)
  await expect(page.getByText('Free trial')).toBeVisible()
  await page.getByRole('button', { name: 'To the end of the trial' }).click()
  await expect(page.getByText('$5 was paid.')).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expectAccessible(page)
}
