import { expectAccessible } from '@/src/e2e/support/accessible'
import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import { beReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { makeSellingSite } from '@/src/e2e/support/test-payments'

// docs/product/payments.md#modes
test('an installation that others reach sells nothing without keys, and the Plans screen says why', async ({
  page,
}) => {
  // A setting of the whole installation: a product of its own.
  const place = await ownPlace()
  const settings = { ...place, LIMITS_FACTOR: '1000', DEMO: 'false' }
  // By its number others may reach it, as they reach a server by its name.
  const ROOT_DOMAIN = `127.0.0.1:${place.PORT}`
  const product = await untilRunning(startProduct({ ...settings, ROOT_DOMAIN }), place.DATA_DIR)
  try {
    const { slug, author } = await makeSellingSite(page.request, product)
    await beReader(page, author)
    await page.goto(`${product.account}/kitchen/${slug}/plans`)
    await expect(
      page.getByText(
        'Paid plans cannot be bought on this installation: it has no Stripe keys. Its operator can set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Monthly price' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Set up payments' })).toHaveCount(0)
    await expect(page.getByText('Test mode')).toHaveCount(0)
    await expectAccessible(page)
  } finally {
    // Requests of the page that fail because the product stops are not its fault.
    await page.goto('about:blank')
    await stopProduct(product.pid, place.DATA_DIR)
  }
})
