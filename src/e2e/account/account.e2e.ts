import sharp from 'sharp'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { beReader, callAs, confirmAs, makeReader, suppressPopup } from '@/src/e2e/support/reader'
import { signIn } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/accounts.md#profile
test.describe("one's own account", () => {
  test.beforeEach(({ page }) => suppressPopup(page))

  test('asks who is not signed in to do so first, and comes back', async ({ page, product }) => {
    await page.goto(`${product.account}/profile`)
    await expect(page).toHaveURL(`${product.account}/sign-in?next=%2Fprofile`)
    // The screen is gone too soon to be looked at: what the server sends is it.
    const redirecting = `${product.account}/redirecting?next=/sign-in`
    const screen = await page.request.get(redirecting)
    expect(await screen.text()).toContain('Redirecting...')
    await page.goto(redirecting)
    await expect(page).toHaveURL(`${product.account}/sign-in`)
  })

  test('is reached from the menu of a site by a link that works once', async ({
    page,
    product,
    request,
  }) => {
    await beReader(page, await makeReader(request, product))
    await page.goto(`${product.sites['ferment']}/terms`)
    const isPhone = test.info().project.name === 'phone'
    await page.getByRole('button', { name: isPhone ? 'Menu' : 'Account' }).click()
    const line = (name: string) =>
      isPhone ? page.getByRole('button', { name }) : page.getByRole('menuitem', { name })
    for (const name of ['Bookmarks', 'Profile', 'Subscriptions', 'Create', 'Sign Out']) {
      await expect(line(name)).toBeVisible()
    }
    const opened = page.waitForRequest(/\/redirecting\?mgk=al_/)
    await line('Bookmarks').click()
    const spent = new URL((await opened).url()).searchParams.get('mgk') ?? ''
    await expect(page).toHaveURL(`${product.account}/bookmarks`)
    await expect(page.getByText('No recipes saved yet')).toBeVisible()
    const again = await request.post(`${product.account}/api/v1/manage/sign-in/${spent}`)
    expect(again.status()).toBe(401)
    // On the way there is nothing to come back to.
    await page.goBack()
    await expect(page).toHaveURL(`${product.sites['ferment']}/terms`)
  })

  test('is reached without such a link too, where none can be had', async ({
    page,
    product,
    request,
    allowFailure,
  }) => {
    allowFailure(/handover|500/)
    await page.route('**/api/handover*', (route) => route.fulfill({ status: 500, body: '' }))
    const { authToken } = await makeReader(request, product)
    const site = product.sites['ferment'] ?? ''
    await page.goto(`${site}/terms`)
    await page.evaluate((token) => window.localStorage.setItem('authToken', token), authToken)
    await page.reload()
    const isPhone = test.info().project.name === 'phone'
    await page.getByRole('button', { name: isPhone ? 'Menu' : 'Account', exact: true }).click()
    await page.getByText('Bookmarks', { exact: true }).click()
    await expect(page).toHaveURL(`${product.account}/sign-in?next=%2Fbookmarks`)
  })

  test('keeps bookmarks in groups by site', async ({ page, product, request }) => {
    const reader = await makeReader(request, product)
    for (const site of ['ferment', 'jerumai']) {
      const list = await callAs<{ recipes: { id: string }[] }>(request, product, reader, [
        'GET',
        `/site/${site}/recipes?limit=2`,
      ])
      for (const { id } of list.recipes) {
        await callAs(request, product, reader, ['POST', `/site/${site}/bookmarks`], {
          recipeId: id,
        })
      }
    }
    await beReader(page, reader)
    await page.goto(`${product.account}/bookmarks`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Jerumai', 'Ferment'])
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expectAccessible(page)
    await expectClearStyles(page)
    const first = page.getByRole('heading', { level: 3 }).first()
    const title = (await first.textContent()) ?? ''
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
    await page.reload()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
    await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(page).toHaveURL(/jerumai\..*\/recipes\//)
  })

  test('holds a profile: checked, with a picture cut to a square', async ({
    page,
    product,
    request,
    allowFailure,
  }) => {
    allowFailure(/409/)
    const reader = await makeReader(request, product)
    await beReader(page, reader)
    await page.goto(`${product.account}/profile`)
    const name = page.getByRole('textbox', { name: 'Display name' })
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    await expect(page.getByText('Required')).toBeVisible()
    await name.fill('A')
    await save.click()
    await expect(page.getByText('Use 2 to 255 characters')).toBeVisible()
    await name.fill('Ada Example')
    await page.getByRole('textbox', { name: 'Handle' }).fill('ilse')
    await page.getByRole('textbox', { name: 'Bio' }).fill('Cooks on Sundays.')
    await page.getByRole('combobox', { name: 'Temperatures' }).selectOption('Celsius')
    await save.click()
    await expect(page.getByText('Already taken')).toBeVisible()
    await page.getByRole('textbox', { name: 'Handle' }).fill(`ada-${reader.email.slice(7, 19)}`)

    const background = { r: 200, g: 90, b: 40 }
    const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('2')
    await dialog.getByRole('button', { name: /arrow keys/ }).press('ArrowRight')
    await expectAccessible(page)
    await expectClearStyles(page)
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    await save.click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const { currentUser } = await callAs<{
      currentUser: { displayName: string; avatar: { crop: unknown }; temperatureSystem: string }
    }>(request, product, reader, ['GET', '/manage/current-user'])
    expect(currentUser).toMatchObject({
      displayName: 'Ada Example',
      temperatureSystem: 'celsius',
      avatar: { crop: { width: 200, height: 200, x: 230, y: 100 } },
    })
    await expectAccessible(page)
    await expectClearStyles(page)
  })

  test('shows where one is signed in, and signs out there or everywhere else', async ({
    page,
    product,
    request,
  }) => {
    const { email } = await makeReader(request, product)
    for (const program of ['curl/8.5.0', 'Pantry/2.1', 'Pantry/3.0']) {
      await confirmAs(request, product, email, program)
    }
    await signIn(page, product, email)
    await page.goto(`${product.account}/profile`)
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(5)
    await expect(sessions.getByText('This device', { exact: true })).toHaveCount(1)
    await expect(sessions.getByRole('heading', { level: 3 }).first()).toContainText('Chrome on')
    await expectAccessible(page)
    await expectClearStyles(page)
    await sessions.getByRole('button', { name: 'Sign out curl' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(4)
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await sessions.getByRole('button', { name: 'Sign out this device' }).click()
    await expect(page).toHaveURL(`${product.account}/sign-in?next=%2Fprofile`)
  })

  test('lists subscriptions, and cancels one once that is confirmed', async ({
    page,
    product,
    request,
  }) => {
    const reader = await makeReader(request, product)
    await callAs(request, product, reader, ['POST', '/site/ferment/subscriptions'], {
      plan: 'free',
    })
    await beReader(page, reader)
    await page.goto(`${product.account}/subscriptions`)
    await expect(page.getByText('Limited Access, free')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Manage billing' })).toHaveCount(0)
    await expectAccessible(page)
    await expectClearStyles(page)
    await page.getByRole('button', { name: 'Cancel Ferment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel subscription' })
    await expect(dialog).toContainText(
      'Are you sure you want to cancel your subscription to Ferment?',
    )
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText('No subscriptions yet')).toBeVisible()
  })

  test('makes a site at an address that is free, and goes on to the kitchen', async ({
    page,
    product,
    request,
  }) => {
    const reader = await makeReader(request, product)
    await beReader(page, reader)
    await page.goto(`${product.account}/create`)
    const title = page.getByRole('textbox', { name: 'Title' })
    const address = page.getByRole('textbox', { name: 'Address' })
    const create = page.getByRole('button', { name: 'Create', exact: true })
    await title.fill('Ferment')
    await expect(page.getByText('Already taken')).toBeVisible()
    await address.fill('admin')
    await expect(page.getByText('This name is reserved')).toBeVisible()
    await expect(create).toBeDisabled()
    const slug = `table-${reader.email.slice(7, 19)}`
    await address.fill(slug)
    await expect(page.getByText(`//${slug}.`)).toBeVisible()
    await expectAccessible(page)
    await expectClearStyles(page)
    await create.click()
    await expect(page).toHaveURL(new RegExp(`/kitchen/${slug}`))
    const origin = (product.sites['ferment'] ?? '').replace('ferment', slug)
    await page.goto(origin)
    await expect(page.getByText("Looks like you haven't published any recipes yet.")).toBeVisible()
  })
})
