import { freshAddress } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { atCheckout, makeSellingSite, pay } from '@/src/e2e/support/test-payments'
import type { Page } from '@playwright/test'

/** Leads nowhere, so that the page stays as browsers keep it for their Back button. */
async function stay(page: Page, address: RegExp): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 204 }))
}

/** Dispatches the event of a page restored by Back; Chromium restores none under test. */
async function comeBack(page: Page, address: RegExp, press: () => Promise<void>): Promise<void> {
  const left = page.waitForResponse(address)
  await press()
  await left
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
}

const CHECKOUT = /\/test-checkout\//

// docs/product/payments.md#checkout
test('who comes back from a checkout by the Back button can go on', async ({ page, product }) => {
  const { origin } = await makeSellingSite(page.request, product)
  const email = freshAddress()
  await stay(page, CHECKOUT)
  await page.goto(`${origin}/subscribe`)
  await page.getByRole('radio', { name: /yearly/ }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  const subscribe = page.getByRole('main').getByRole('button', { name: 'Subscribe' })
  await comeBack(page, CHECKOUT, () => subscribe.click())
  await expect(subscribe).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByRole('radio', { name: /yearly/ })).toBeChecked()

  await page.goto(`${origin}/subscribe/gift`)
  await page.getByRole('textbox', { name: 'Their email' }).fill(freshAddress())
  await page.getByRole('textbox', { name: 'Your email' }).fill(email)
  const go = page.getByRole('button', { name: 'Continue to payment' })
  await comeBack(page, CHECKOUT, () => go.click())
  await expect(go).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'Your email' })).toHaveValue(email)
})

// docs/product/payments.md#billing-portal
test('who comes back from the billing page can open it again', async ({ page, product }) => {
  await atCheckout(page, product)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
  await page.goto('/subscriptions')
  await stay(page, /\/test-portal\//)
  const open = page.getByRole('button', { name: 'Manage billing' })
  await comeBack(page, /\/test-portal\//, () => open.click())
  await expect(open).toBeEnabled()
})
