import { expectAccessible } from '@/src/e2e/support/accessible'
import { untilPainted } from '@/src/e2e/support/browser/until-painted'
import { beReader, callAs, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { atCheckout, pay } from '@/src/e2e/support/test-payments'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

const FAILED = 'Something went wrong. Please try again.'

/** Opens the bookmarks of somebody new who has saved this many recipes. */
async function openBookmarks(
  page: Page,
  request: APIRequestContext,
  product: Running,
  limit: number,
): Promise<void> {
  const reader = await makeReader(request, product)
  const { recipes } = await callAs<{ recipes: { id: string }[] }>(request, product, reader, [
    'GET',
    `/site/ferment/recipes?limit=${limit}`,
  ])
  for (const { id } of recipes) {
    const path = '/site/ferment/bookmarks'
    await callAs(request, product, reader, ['POST', path], { recipeId: id })
  }
  await beReader(page, reader)
  await page.goto(`${product.account}/bookmarks`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(limit)
}

test.beforeEach(({ allowFailure }) => allowFailure(/ERR_INTERNET_DISCONNECTED/))

// docs/product/accounts.md#subscriptions-page
test('a subscription that could not be changed says so in words', async ({ page, product }) => {
  await atCheckout(page, product)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Subscription successful' })).toBeVisible()
  await page.goto('/subscriptions')
  const change = page.getByRole('button', { name: 'Change to yearly at Test Kitchen' })
  await expect(change).toBeVisible()

  const isOffline = /manage\/(billing|plan|cancel|resum)/
  await page.route(isOffline, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Manage billing' }).click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await change.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(FAILED)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep the current plan' }).click()
  await page.getByRole('button', { name: 'Cancel Test Kitchen' }).click()
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(dialog.getByText(FAILED)).toBeVisible()
  await page.unroute(isOffline)
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()

  await page.route(isOffline, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Keep subscription to Test Kitchen' }).click()
  await expect(page.getByRole('listitem').getByText(FAILED)).toBeVisible()
})

// docs/product/accounts.md#bookmarks-page
test('a bookmark that could not be removed says so', async ({ page, product, request }) => {
  await openBookmarks(page, request, product, 1)
  await page.route('**/bookmarks/*', (route) => route.abort('internetdisconnected'))
  const remove = page.getByRole('button', { name: /^Remove/ })
  await remove.click()
  await expect(page.getByRole('listitem').getByRole('alert')).toHaveText(FAILED)
  await page.unroute('**/bookmarks/*')
  await remove.click()
  await expect(page.getByText('No recipes saved yet')).toBeVisible()
})

// docs/product/accounts.md#bookmarks-page
test('bookmarks that are removed quickly after each other stay away', async ({
  page,
  product,
  request,
}) => {
  await openBookmarks(page, request, product, 3)
  await page.route('**/bookmarks/*', async (route) => {
    await new Promise((waited) => setTimeout(waited, 500))
    await route.continue()
  })
  const answers = [page.waitForResponse('**/bookmarks/*'), page.waitForResponse('**/bookmarks/*')]
  const buttons = await page.getByRole('button', { name: /^Remove/ }).all()
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')))
  for (const name of names.slice(0, 2)) {
    await page.getByRole('button', { name: name ?? '', exact: true }).click()
  }
  await Promise.all(answers)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(page.getByRole('button', { name: names[2] ?? '' })).toBeVisible()
})

// docs/product/accounts.md#profile
test('what is typed while a profile is saved stays', async ({ page, product, request }) => {
  await beReader(page, await makeReader(request, product))
  await page.goto(`${product.account}/profile`)
  await page.getByRole('textbox', { name: 'Display name' }).fill('Ada Example')
  await page.route(
    '**/manage/current-user',
    async (route) => {
      await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Cooks on Sundays.')
      await route.continue()
    },
    { times: 1 },
  )
  const saved = page.waitForResponse('**/manage/current-user')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('textbox', { name: 'Bio' }).fill('Cooks on Sundays.')
  await saved
  await untilPainted(page)
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Cooks on Sundays.')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

// docs/product/accounts.md#who-is-signed-in
test('a page whose session could not be loaded says so, and is loaded again', async ({
  page,
  product,
  request,
  allowFailure,
}) => {
  allowFailure(/500/)
  const session = '**/v1/manage/current-user'
  await beReader(page, await makeReader(request, product))
  await page.route(session, (route) => route.abort('internetdisconnected'))
  await page.goto(`${product.account}/profile`)
  const lost = page.getByRole('heading', { name: 'Your account could not be loaded' })
  await expect(lost).toBeVisible()
  await expect(page.getByText('Check your connection.')).toBeVisible()
  await expectAccessible(page)

  await page.unroute(session)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('textbox', { name: 'Display name' })).toBeVisible()

  const broken = { error: { code: 'internal', message: 'Something broke' } }
  await page.route(session, (route) => route.fulfill({ status: 500, json: broken }))
  for (const path of ['', 'bookmarks', 'subscriptions', 'create', 'gift?token=x']) {
    await page.goto(`${product.account}/${path}`)
    await expect(lost, path).toBeVisible()
  }
  await page.goto(`${product.account}/bookmarks`)
  await expect(page.getByText('Something broke')).toBeVisible()
  await page.unroute(session)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No recipes saved yet')).toBeVisible()
})

// docs/product/accounts.md#who-is-signed-in
for (const [what, asked, final] of [
  ['gift', '**/manage/gift-links', 'This gift cannot be opened'],
  ['invitation', '**/manage/invitations', 'This invitation cannot be used'],
] as const) {
  test(`a page of a link (${what}) that could not be loaded offers another try`, async ({
    page,
    product,
    allowFailure,
  }) => {
    allowFailure(/404|503/)
    await page.route(asked, (route) => route.abort('internetdisconnected'))
    await page.goto(`${product.account}/${what}?token=unknown`)
    const lost = page.getByRole('heading', { name: `This ${what} could not be loaded` })
    await expect(lost).toBeVisible()
    await expect(page.getByText(FAILED)).toBeVisible()
    await expectAccessible(page)
    await page.unroute(asked)
    const message = 'The database is away.'
    await page.route(asked, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message } } }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(lost).toBeVisible()
    await page.unroute(asked)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: final })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
}
