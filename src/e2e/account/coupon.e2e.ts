import { expectAccessible } from '@/src/e2e/support/accessible'
import { callAs, freshAddress } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { makeSellingSite } from '@/src/e2e/support/test-payments'

// docs/product/payments.md#coupons
test('a coupon says what it takes off before anything is bought, or why it does not', async ({
  page,
  product,
  request,
  allowFailure,
}) => {
  allowFailure(/404/)
  const { slug, origin, author } = await makeSellingSite(request, product)
  const coupons: [string, string] = ['POST', `/manage/${slug}/coupons`]
  const jam = { code: 'JAM20', percentOff: 20, duration: 'repeating', durationMonths: 3 }
  await callAs(request, product, author, coupons, jam)
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST') asked.push(sent.url())
  })
  await page.goto(`${origin}/subscribe?email=${freshAddress()}`)
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Have a code?' }).click()
  const code = form.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await code.fill('JELLY')
  await code.press('Enter')
  await expect(form.getByText('This code is not valid. Check the spelling.')).toBeVisible()
  // Nothing is sent with a code that is of no use.
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(code).toBeFocused()
  expect(asked.filter((url) => url.includes('/subscriptions'))).toEqual([])
  await code.fill(' jam20 ')
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(form.getByText('20% off for 3 months: $4 instead of $5 a month.')).toBeVisible()
  await expect(form.getByRole('radio', { name: /Before: \$5 \$4 monthly/ })).toBeChecked()
  await expectAccessible(page)
  await form.getByRole('radio', { name: /yearly/ }).check()
  await expect(form.getByText('20% off the first year: $40 instead of $50.')).toBeVisible()
  await form.getByRole('radio', { name: /monthly/ }).check()
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Due today').locator('xpath=following-sibling::dd[1]')).toHaveText(
    '$4',
  )

  // One that came in the address is looked up at once.
  await page.goto(`${origin}/subscribe?coupon=JAM20&plan=yearly`)
  await expect(form.getByText('20% off the first year: $40 instead of $50.')).toBeVisible()
})
