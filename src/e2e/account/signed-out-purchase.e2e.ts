import { randomUUID } from 'node:crypto'
import { mailsTo, openLink } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import { linkIn } from '@/src/testing/mailed-link'
import { makeSellingSite, pay } from '@/src/e2e/support/test-payments'

// docs/product/payments.md#after-the-checkout
test('somebody without an account pays with an odd address, and signs in by the mail to it', async ({
  page,
  product,
  request,
}) => {
  const { origin } = await makeSellingSite(request, product)
  const mailbox = `o'brien_${randomUUID().slice(0, 8)}+jam.=&x@sub-1.example.com`
  await page.goto(`${origin}/subscribe`)
  await page.getByRole('radio', { name: /yearly/ }).check()
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(mailbox.toUpperCase())
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(mailbox)).toBeVisible()
  await pay(page)
  const done = page.getByRole('heading', { name: 'Account creation and subscription successful' })
  await expect(done).toBeVisible()
  await expect(page.getByText(mailbox)).toBeVisible()
  // The link to sign in by, and the receipt.
  await expect.poll(async () => (await mailsTo(request, product, mailbox)).length).toBe(2)
  const links = (await mailsTo(request, product, mailbox)).filter(({ text }) => linkIn(text) !== '')
  expect(links).toHaveLength(1)
  await openLink(page, links[0]?.text)
  // A reader who pays has nothing more to choose.
  await page.goto(`${origin}/subscribe`)
  await expect(page).toHaveURL(`${origin}/`)
})
