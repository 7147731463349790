import { expectAccessible } from '@/src/e2e/support/accessible'
import { callAs, freshAddress } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import { atCheckout, pay } from '@/src/e2e/support/test-payments'
import { uploadDrawing } from '@/src/e2e/support/upload-drawing'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="48" viewBox="0 0 240 48">
  <path d="M4 8h40v32H4zM60 18h170v12H60z" fill="#203040"/></svg>`

// docs/product/site-frame.md#brand
test('checkout, subscriptions and mails show the logo and the colors of the site', async ({
  page,
  product,
  request,
}) => {
  const { site } = await atCheckout(page, product, { themeAccentColor: '#245c3a' })
  const { author, slug, settings } = site
  const address = `${product.account}/logos/${slug}.png`
  expect((await request.get(address)).status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Test Kitchen', exact: true })).toBeVisible()

  const logoId = await uploadDrawing(request, product, author, LOGO)
  const path = `/manage/${slug}/sites`
  await callAs(request, product, author, ['PUT', path], { ...settings, logoId })
  const logo = await request.get(address)
  expect(logo.headers()['content-type']).toBe('image/png')

  await page.reload()
  const picture = page.getByRole('img', { name: 'Test Kitchen' })
  await expect(picture).toHaveJSProperty('naturalWidth', 480)
  await expectAccessible(page)
  const button = page.getByRole('button', { name: /^Pay/ })
  await expect(button).toHaveCSS('background-color', 'rgb(36, 92, 58)')
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)')
  await pay(page)
  await expect(page.getByText('Subscription successful')).toBeVisible()
  await page.goto('/subscriptions')
  const row = page.getByRole('listitem').filter({ hasText: 'Test Kitchen' })
  await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 480)
  await expectAccessible(page)

  const email = freshAddress()
  const signUp = `${product.account}/api/v1/site/${slug}/sign-up`
  expect((await request.post(signUp, { data: { email } })).ok()).toBe(true)
  await expect.poll(async () => (await mailsTo(request, product, email)).length).toBe(1)
  const [mail] = await mailsTo(request, product, email)
  expect(mail?.html).toMatch(/<img[^>]* alt="Test Kitchen"/)
  expect(mail?.html).toContain(` src="${address}"`)
})
