import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#plans
test('an author prices the plans and says what they include, and readers read it', async ({
  page,
  product,
}) => {
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/plans`)
  await page.getByRole('checkbox', { name: 'Offer paid plans' }).check()
  await page.getByRole('textbox', { name: 'Currency' }).fill('eur')
  await page.getByRole('textbox', { name: 'Monthly price' }).fill('four')
  await expect(
    page.getByText(/^Enter a price such as 5 or 4\.50, €1,000,000 at most.$/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Monthly price' }).fill('4,50')
  await page.getByRole('textbox', { name: 'Yearly price' }).fill('45')
  await page.getByRole('textbox', { name: 'Heading of the subscribe page' }).fill('Eat with us')
  await page
    .getByRole('textbox', { name: 'What the paid plans include' })
    .fill('Every jar\nLetters on Sundays')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto(`${origin}/subscribe`)
  await expect(page.getByRole('heading', { name: 'Eat with us' })).toBeVisible()
  const monthly = page.getByRole('group', { name: 'Plan' }).locator('label').nth(1)
  await expect(monthly).toContainText('€4.50')
  await expect(monthly).toContainText('Letters on Sundays')
})
