import { delayScripts } from '@/src/e2e/support/browser/hold-scripts'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/test'
import { atCheckout, card, pay } from '@/src/e2e/support/test-payments'

// docs/product/payments.md#test-mode
test.describe('paying in test mode', () => {
  test('says why a card is declined, and takes another', async ({ page, product }) => {
    const { origin } = await atCheckout(page, product)
    await expect(page.getByText('Test mode: no money moves.')).toBeVisible()
    await expect(page.getByText('$5 a month', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await card(page, /insufficient funds/).check()
    await pay(page)
    await expect(page.getByRole('alert').getByText(/insufficient funds/)).toBeVisible()
    await card(page, /^Pays 4242/).check()
    await pay(page)
    await expect(page).toHaveURL(new RegExp(`^${origin}/subscribe/success`))
    await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
  })

  test('asks some cards for confirmation, and goes on when it is given', async ({
    page,
    product,
  }) => {
    const { origin } = await atCheckout(page, product)
    // Chosen before the script is there, the card counts as well.
    const release = await delayScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await card(page, /Asks for confirmation/).check()
    release()
    await pay(page)
    await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused()
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText('The payment was not confirmed.')).toBeVisible()
    await pay(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(new RegExp(`^${origin}/subscribe/success`))
  })

  test('leads back unpaid', async ({ page, product }) => {
    const { origin } = await atCheckout(page, product)
    await page.getByRole('link', { name: 'Go back' }).click()
    await expect(page).toHaveURL(new RegExp(`^${origin}/`))
  })

  test('is not found at addresses that nobody was given', async ({
    page,
    product,
    allowFailure,
  }) => {
    allowFailure(/404/)
    for (const path of [
      'test-checkout/cs_test_none',
      'test-portal/bps_none',
      'test-account/acct_none',
    ]) {
      const answer = await page.goto(`${product.account}/${path}`)
      expect(answer?.status()).toBe(404)
    }
  })
})
