import { mailsTo } from '@/src/e2e/support/sign-in'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { freshAddress, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/subscriptions.md#newsletter-form
test('without script, menus open and the newsletter’s forms are sent', async ({
  browser,
  product,
  viewport,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport })).newPage()
  const site = product.sites['ferment'] ?? ''
  await page.goto(`${site}/about`)
  const isNarrow = (viewport?.width ?? 0) < 768
  const menu = page.getByRole('banner').locator('summary').filter({ visible: true }).first()
  await menu.click()
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: isNarrow ? 'All Recipes' : 'Links' })
      .last(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: isNarrow ? 'Menu' : 'More' })).toBeHidden()
  const email = freshAddress()
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscribe\/success/)
  await expect(page.locator('main noscript p')).toBeVisible()
  await expect.poll(async () => (await mailsTo(page.request, product, email)).length).toBe(1)
  await page.goto(`${site}/subscribe`)
  await page.getByRole('main').getByRole('textbox').fill('nobody@')
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('#invalid')).toBeVisible()
})

// docs/product/subscriptions.md#newsletter-popup
test.describe('the newsletter popup', () => {
  test.use({ hasPopup: true })
  const popup = 'complementary'

  test('opens by itself after four seconds, until it was closed or signed up for', async ({
    page,
    product,
  }) => {
    const site = product.sites['ferment'] ?? ''
    await page.goto(`${site}/terms`)
    const box = page.getByRole(popup, { name: 'Newsletter' })
    await expect(box).toBeVisible()
    await expectAccessible(page)
    await expectClearStyles(page)
    await box.getByRole('button', { name: 'Close' }).click()
    await expect(box).toBeHidden()
    expect(await page.evaluate(() => window.sessionStorage.getItem('newsletterClosed'))).toBe(
      'true',
    )

    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
    await expect(box.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await box.getByRole('textbox', { name: 'Email' }).fill(freshAddress())
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(box.getByText('Thanks for subscribing')).toBeVisible()
    await expect(box).toBeHidden()
    expect(await page.evaluate(() => window.localStorage.getItem('newsletterSubmitted'))).toBe(
      'true',
    )
  })
})

// docs/product/subscriptions.md#who-is-offered-a-subscription
test.describe('the newsletter box', () => {
  test('stands on the home page for who can be offered more', async ({ page, product }) => {
    await suppressPopup(page)
    await page.goto(product.sites['ferment'] ?? '')
    const box = page.getByRole('main').getByRole('complementary', { name: 'Newsletter' })
    await box.getByRole('textbox', { name: 'Email' }).fill('nobody@')
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(box.getByText('Please enter a valid email address')).toBeVisible()
    await box.getByRole('textbox', { name: 'Email' }).fill(freshAddress())
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(box.getByText('Thanks for subscribing')).toBeVisible()
  })
})
