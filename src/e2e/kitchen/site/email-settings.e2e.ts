import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#email-in-the-settings
test('the owner sets the sender of the site, and sees the DNS records of an own address', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/newsletter`)
  const notice = page.getByRole('complementary', { name: 'Postal address' })
  await expect(notice.getByText('Your newsletters have no postal address.')).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'Add the address' }).click()

  await expect(page.getByText(/^Emails of your site come from/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Sender name' }).fill(`Ada ${'of Ferment '.repeat(8)}`)
  await page.getByRole('textbox', { name: 'Replies go to' }).fill('ada')
  await page.getByRole('textbox', { name: 'Postal address' }).fill('Bread Street 1\n12345 Town')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Replies go to' }).fill('ada@example.com')
  const domain = `news.${'long-'.repeat(8)}name.example.com`
  await page.getByRole('textbox', { name: 'Your own sender address' }).fill(`hello@${domain}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText(/Ada of Ferment of Ferment/)).toBeVisible()
  await expect(page.getByRole('heading', { name: `DNS records of ${domain}` })).toBeVisible()
  await expect(page.getByText('Not checked yet')).toHaveCount(2)
  await expect(page.getByText(/^v=DKIM1; k=rsa; p=/)).toBeVisible()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('Not checked yet')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByText('Not in use yet')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/kitchen/${slug}/newsletter`)
  await expect(page.getByText('No newsletters yet')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
