import { expectAccessible } from '@/src/e2e/support/accessible'
import { beReader, freshAddress, makeReader } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import { makeSellingSite, pay } from '@/src/e2e/support/test-payments'

// docs/product/payments.md#gifts
test('a gift is bought by one, accepted by another, and seen by who gave it', async ({
  page,
  product,
  request,
}) => {
  const { origin } = await makeSellingSite(request, product)
  const [giver, friend] = [await makeReader(request, product), freshAddress()]
  await page.goto(`${origin}/subscribe`)
  await page.getByRole('link', { name: 'Give a subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Give a subscription' })).toBeVisible()
  await expectAccessible(page)
  const go = page.getByRole('button', { name: 'Continue to payment' })
  await page.getByRole('radio', { name: /A year/ }).check()
  await page.getByRole('textbox', { name: 'Their email' }).fill(giver.email)
  await page.getByRole('textbox', { name: 'Your email' }).fill(giver.email)
  await go.click()
  await expect(page.getByText('This is your own address.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Their email' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Their email' }).fill(friend)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Message' }).fill('For your jars\nعيد ميلاد سعيد 🫙')
  await go.click()
  await expect(page.getByText('$50', { exact: true }).first()).toBeVisible()
  // After going back, the typed text is still there.
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/For your jars/)
  await expect(page.getByRole('radio', { name: /A year/ })).toBeChecked()
  await go.click()
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Your gift is on its way' })).toBeVisible()
  await expect(page.getByText(friend)).toBeVisible()
  await expectAccessible(page)

  await expect.poll(async () => (await mailsTo(request, product, friend)).length).toBe(1)
  const [mail] = await mailsTo(request, product, friend)
  const link = /https?:\/\/\S+token=gi_[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  const receiver = await makeReader(request, product)
  await beReader(page, receiver)
  await page.goto(link)
  await expect(page.getByText('Ada gives you full access')).toBeVisible()
  await expect(page.getByText(receiver.email)).toBeVisible()
  await expect(page.getByText('For your jars')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept the gift' }).click()
  await expect(page.getByRole('heading', { name: 'Enjoy your gift' })).toBeVisible()
  await page.goto('/subscriptions')
  await expect(page.getByText(/^A gift until/)).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This gift has already been accepted.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Go to / })).toBeVisible()

  await beReader(page, giver)
  await page.goto('/subscriptions')
  await expect(page.getByText(/^Accepted on/)).toBeVisible()
  await expectAccessible(page)
})

test('a checkout says nothing to who did not pay it', async ({ page, product, allowFailure }) => {
  allowFailure(/404/)
  const { origin } = await makeSellingSite(page.request, product)
  await beReader(page, await makeReader(page.request, product))
  await page.goto(`${origin}/subscribe/gift`)
  await page.getByRole('textbox', { name: 'Their email' }).fill(freshAddress())
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/test-checkout\/cs_test_/)
  const success = `${origin}/subscribe/gift/success/${page.url().split('/').at(-1) ?? ''}`
  await page.goto(success)
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible()
  await beReader(page, await makeReader(page.request, product))
  await page.goto(success)
  await expect(
    page.getByRole('heading', { name: 'This page belongs to another account' }),
  ).toBeVisible()
  await expectAccessible(page)
})
