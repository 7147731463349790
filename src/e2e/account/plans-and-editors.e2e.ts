import { expect, test } from '@/src/e2e/support/test'
import { mailsTo, signIn } from '@/src/e2e/support/sign-in'
import { linkIn } from '@/src/testing/mailed-link'

// docs/product/recipes.md#locked-recipes
test.describe('what a plan opens', () => {
  test('shows a locked recipe to a paying reader, and its gate to everybody else', async ({
    page,
    product,
  }) => {
    const locked = `${product.sites['ferment']}/recipes/country-sourdough`
    const notice = page.getByText(
      'This is a premium recipe and is only available to subscribers with full access subscriptions',
    )
    await page.goto(locked)
    await expect(notice).toBeVisible()
    await page.goto(`${product.sites['ferment']}/sign-in`)
    // Both paid plans, one in each project: they run side by side.
    const plan = test.info().project.name === 'phone' ? 'monthly' : 'yearly'
    const email = `${plan}@example.com`
    const before = await mailsTo(page.request, product, email)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect
      .poll(async () => (await mailsTo(page.request, product, email)).length)
      .toBeGreaterThan(before.length)
    await page.goto(linkIn((await mailsTo(page.request, product, email))[0]?.text))
    await expect(page).toHaveURL(`${product.sites['ferment']}/`)
    await page.goto(locked)
    await expect(
      page.getByRole('heading', { name: /Instructions|Directions|Method/ }),
    ).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

// docs/product/roles.md#payload-admin
test.describe('authors and editors', () => {
  test('get into Payload admin without a second password, and see their site there', async ({
    page,
    product,
  }) => {
    await signIn(page, product, 'owner-ferment@example.com')
    await page.goto(`${product.account}/admin/collections/sites`)
    await expect(page.getByRole('link', { name: 'Ferment' }).first()).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText('Jerumai')).toHaveCount(0)
  })
})
