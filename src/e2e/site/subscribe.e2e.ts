import { delayScripts } from '@/src/e2e/support/browser/hold-scripts'
import { mailsTo, openLink } from '@/src/e2e/support/sign-in'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { beReader, callAs, freshAddress, makeReader, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { linkIn } from '@/src/testing/mailed-link'

// docs/product/subscriptions.md#subscribe-page
test.describe('subscribing', () => {
  test.beforeEach(({ page }) => suppressPopup(page))

  test('for free, with a new address', async ({ page, product }) => {
    const email = freshAddress()
    await page.goto(`${product.sites['ferment']}/subscribe?email=${encodeURIComponent(email)}`)
    await expect(page.getByRole('heading', { name: 'Choose your subscription' })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(3)
    await expect(page.getByRole('radio', { name: /monthly/ })).toBeChecked()
    await expect(page.getByText('Save $12 a year')).toBeVisible()
    await expect(page.getByText('Test mode: no money moves.')).toBeVisible()
    await page.getByRole('radio', { name: /Limited Access/ }).check()
    await expect(page.getByText('Test mode: no money moves.')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(/\/subscribe\/success\?email=/)
    await expect(
      page.getByRole('heading', { name: 'Account creation and subscription successful' }),
    ).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await expectAccessible(page)
    await expectClearStyles(page)
    await expect.poll(async () => (await mailsTo(page.request, product, email)).length).toBe(1)

    // The browser that asked is asked nothing more, and a subscriber not to subscribe.
    const [mail] = await mailsTo(page.request, product, email)
    await openLink(page, mail?.text)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toHaveCount(0)
    await page.goto(`${product.sites['ferment']}/subscribe`)
    await expect(page.getByRole('heading', { name: 'Choose your subscription' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).not.toBeEditable()
  })

  test('keeps what was entered before the page was ready', async ({ page, product }) => {
    const release = await delayScripts(page)
    const subscribe = `${product.sites['ferment']}/subscribe`
    await page.goto(subscribe, { waitUntil: 'commit' })
    await page.getByRole('radio', { name: /yearly/ }).check()
    await page.getByRole('button', { name: 'Have a code?' }).click()
    const email = freshAddress()
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
    release()
    const form = page.getByRole('main')
    await expect(form.getByText('Test mode: no money moves.')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Code' })).toBeVisible()
    const asked = page.waitForRequest((request) => request.method() === 'POST')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    expect((await asked).postDataJSON()).toMatchObject({ email, plan: 'yearly' })
  })

  test('goes on when it was pressed before the page was ready', async ({ page, product }) => {
    await beReader(page, await makeReader(page.request, product))
    const ferment = product.sites['ferment'] ?? ''
    for (const [path, place, seen] of [
      ['/terms', 'contentinfo', /\/terms$/],
      ['/subscribe', 'main', /\/test-checkout\//],
    ] as const) {
      const release = await delayScripts(page)
      await page.goto(`${ferment}${path}`, { waitUntil: 'commit' })
      await page.getByRole(place).getByRole('button', { name: 'Subscribe' }).click()
      release()
      await expect(page).toHaveURL(seen)
      if (path === '/terms') await expect(page.getByText('Thanks for subscribing')).toBeVisible()
    }
  })

  test('says what is wrong: the address, an account that is there', async ({
    page,
    product,
    allowFailure,
  }) => {
    allowFailure(/409/)
    await page.goto(`${product.sites['ferment']}/subscribe`)
    const email = page.getByRole('textbox', { name: 'Email' })
    const send = page.getByRole('main').getByRole('button', { name: 'Subscribe' })
    await expect(send).toBeDisabled()
    await email.fill('nobody')
    await send.click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await email.fill(freshAddress())
    await expect(page.getByText('Please enter a valid email address')).toBeHidden()
    await email.fill('editor@example.com')
    await send.click()
    const known = page.getByText('An account already exists for this email.')
    await expect(known).toContainText('Sign in to manage your subscription.')
    // Signing in leads back to the checkout of the plan that was chosen.
    const next = encodeURIComponent('/subscribe?plan=monthly&checkout=1')
    const signIn = known.getByRole('link', { name: 'Sign in' })
    await expect(signIn).toHaveAttribute('href', `/sign-in?next=${next}`)
  })

  test('or signing in or up, when it fails, says so and is logged', async ({
    page,
    product,
    allowFailure,
  }) => {
    allowFailure(/500/)
    await page.route('**/api/v1/site/ferment/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: '' })
        : route.fallback(),
    )
    for (const [path, label] of [
      ['/subscribe', 'Subscribe'],
      ['/sign-in', 'Sign In'],
      ['/sign-up', 'Create Account'],
    ] as const) {
      await page.goto(`${product.sites['ferment']}${path}`)
      await page.getByRole('textbox', { name: 'Email' }).fill(freshAddress())
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith(`${label} failed`),
      )
      await page.getByRole('main').getByRole('button', { name: label, exact: true }).click()
      await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
      await logged
    }
  })

  test('at once for who is signed in, whose address is fixed', async ({
    page,
    product,
    request,
  }) => {
    const reader = await makeReader(request, product)
    await beReader(page, reader)
    await page.goto(`${product.sites['jerumai']}/subscribe`)
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveValue(reader.email)
    await expect(email).not.toBeEditable()
    await page.getByRole('radio', { name: /Limited Access/ }).check()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(/\/subscribe\/success$/)
    await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to recipes' }).click()
    await expect(page).toHaveURL(/\/recipes$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Subscribe' })).toHaveCount(0)
  })

  test('goes on to the checkout for who comes back from signing in', async ({
    page,
    product,
    request,
  }) => {
    await beReader(page, await makeReader(request, product))
    await page.goto(`${product.sites['ferment']}/subscribe?plan=yearly&checkout=1`)
    await expect(page).toHaveURL(/\/test-checkout\/cs_test_/)
    await expect(page.getByText('$60 a year', { exact: true })).toBeVisible()
  })

  test('by the newsletter alone where there are no plans, not at all where there is none', async ({
    page,
    product,
    request,
  }) => {
    const author = await makeReader(request, product)
    const slug = `letters-${author.email.slice(7, 19)}`
    const site = { title: 'Letters', slug }
    await callAs(request, product, author, ['POST', '/manage/sites'], site)
    const origin = (product.sites['ferment'] ?? '').replace('ferment', slug)
    await page.goto(`${origin}/subscribe`)
    await expect(page.getByRole('heading', { name: 'Subscribe to Letters' })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    // A new subscriber is thanked before the form disappears.
    await beReader(page, await makeReader(request, product))
    await page.goto(`${origin}/terms`)
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('button', { name: 'Subscribe' }).click()
    await expect(foot.getByText('Thanks for subscribing')).toBeVisible()
    await expect(foot.getByText('New recipes by email')).toHaveCount(0)
    await callAs(request, product, author, ['PUT', `/manage/${slug}/sites`], {
      ...site,
      newslettersEnabled: false,
    })
    await page.goto(`${origin}/subscribe`)
    await expect(page).toHaveURL(`${origin}/`)
  })

  test('has nothing more for who pays already', async ({ page, product }) => {
    const site = product.sites['ferment'] ?? ''
    await page.goto(`${site}/sign-in`)
    const before = (await mailsTo(page.request, product, 'yearly@example.com')).length
    await page.getByRole('textbox', { name: 'Email' }).fill('yearly@example.com')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect
      .poll(async () => (await mailsTo(page.request, product, 'yearly@example.com')).length)
      .toBeGreaterThan(before)
    const [mail] = await mailsTo(page.request, product, 'yearly@example.com')
    await page.goto(linkIn(mail?.text))
    await expect(page).toHaveURL(`${site}/`)
    await expect(page.getByRole('complementary', { name: 'Newsletter' })).toHaveCount(0)
    await page.goto(`${site}/subscribe`)
    await expect(page).toHaveURL(`${site}/`)
  })

  test('thanks in its states: after a checkout, and for who is nobody', async ({
    page,
    product,
    allowFailure,
  }) => {
    allowFailure(/404|501/)
    for (const query of ['', '?email=', '?email=%20']) {
      await page.goto(`${product.sites['ferment']}/subscribe/success${query}`)
      await expect(page.getByRole('link', { name: 'Back to recipes' })).toBeVisible()
      await expect(page.locator('h1')).toHaveCount(0)
    }
    await page.route('**/checkout-sessions/cs_1', (route) =>
      route.fulfill({
        json: {
          checkoutSession: {
            status: 'complete',
            email: 'ada@example.com',
            gift: null,
            subscription: {
              planType: 'yearly',
              priceAmountCents: 6000,
              currency: 'USD',
              currentPeriodEnd: '2027-01-01T12:00:00.000Z',
            },
          },
        },
      }),
    )
    await page.goto(`${product.sites['ferment']}/subscribe/success/cs_1`)
    await expect(page.getByText('ada@example.com')).toBeVisible()
    await expect(page.getByText('Full Access, yearly')).toBeVisible()
    await expect(page.getByText('$60')).toBeVisible()
  })
})
