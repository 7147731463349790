import { beReader, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { pay } from '@/src/e2e/support/test-payments'

// docs/product/payments.md#after-the-checkout
test('a free subscriber upgrades at a locked recipe, which is open right after the payment', async ({
  page,
  product,
  allowFailure,
}) => {
  // who is near the comments and does not manage the site is told so by 404
  allowFailure(/404|current-site/)
  const ferment = product.sites['ferment'] ?? ''
  const locked = `${ferment}/recipes/country-sourdough`
  await beReader(page, await makeReader(page.request, product))
  await page.goto(`${ferment}/subscribe`)
  await page.getByRole('radio', { name: /Limited Access/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscribe\/success$/)
  await page.goto(locked)
  await page.getByRole('link', { name: 'Upgrade to Full Access' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/test-checkout\//)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
  await expect(page.getByText('Full Access, monthly')).toBeVisible()
  await page.goto(locked)
  await expect(page.getByRole('heading', { name: /Instructions|Directions|Method/ })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Premium recipe' })).toHaveCount(0)
})
