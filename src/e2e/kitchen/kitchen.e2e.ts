import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { mailsTo, signIn } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import { linkIn } from '@/src/testing/mailed-link'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'
import { choose } from '@/src/e2e/support/menu'

const WORKS_ON_FERMENT = { phone: 'editor@example.com', desktop: 'owner-ferment@example.com' }

/** Projects run side by side: each signs in as somebody else, so that no link is taken twice. */
const author = (): string =>
  test.info().project.name === 'phone' ? WORKS_ON_FERMENT.phone : WORKS_ON_FERMENT.desktop

test('the account host shows its sites, and the way in', async ({ page, product }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const url of Object.values(product.sites)) {
    await expect(page.getByRole('main').locator(`a[href^="${url}"]`)).toBeVisible()
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expectAccessible(page)
  await expectClearStyles(page)
})

test('an address where nothing is says so', async ({ page, allowFailure }) => {
  allowFailure(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expectAccessible(page)
  await expectClearStyles(page)
})

test('who is signed out is led to the sign-in, and back by the mailed link', async ({
  page,
  product,
}) => {
  const wanted = '/kitchen/ferment/recipes?status=draft'
  await page.goto(wanted)
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(wanted)}`)
  await expectAccessible(page)
  await expectClearStyles(page)
  await openMailedLink(page, product, author(), wanted)
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recipes')

  await page.goto(`/sign-in?next=${encodeURIComponent('/kitchen')}`)
  await expect(page).toHaveURL('/kitchen')
})

test('the admin opens without a second password', async ({ page, product }) => {
  await page.goto(`/sign-in?next=${encodeURIComponent('/admin')}`)
  await openMailedLink(page, product, author(), '/admin')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('link', { name: 'Recipes' }).first()).toBeVisible()
})

test('the kitchen shows the sites one works on, and no others', async ({
  page,
  product,
  allowFailure,
}) => {
  await signIn(page, product, author())
  await page.goto('/kitchen')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  const link = page.getByRole('link', { name: /, the site / })
  await expect(link).toHaveAttribute('href', product.sites['ferment'] ?? '')
  await expectAccessible(page)
  await expectClearStyles(page)

  allowFailure(/404/)
  await page.goto('/kitchen/jerumai/recipes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not one of your sites')
})

test('a search and a filter stand in the address and hold on reload', async ({ page, product }) => {
  await signIn(page, product, author())
  await page.goto('/kitchen/ferment/recipes?sort=title_asc')
  await expect(rowTitles(page).first()).toBeVisible()
  await expectAccessible(page)
  await expectClearStyles(page)
  const title = (await rowTitles(page).nth(2).textContent()) ?? ''

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(title)
  await expect(rowTitles(page)).toHaveText([title])
  await page.getByRole('link', { name: 'Published', exact: true }).click()
  const address = new URLSearchParams({ search: title, status: 'published', sort: 'title_asc' })
  await expect(page).toHaveURL(`/kitchen/ferment/recipes?${address.toString()}`)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(title)
  await expect(rowTitles(page)).toHaveText([title])

  await page.getByRole('searchbox').fill('no recipe is called this')
  await expect(page.getByText('No recipes found for')).toBeVisible()
  await page.getByRole('button', { name: 'Show all recipes' }).click()
  await expect(page).toHaveURL('/kitchen/ferment/recipes?sort=title_asc')
  await expect(rowTitles(page).nth(2)).toHaveText(title)
})

test('keys move from recipe to recipe, and letters can be switched off', async ({
  page,
  product,
}) => {
  test.skip(test.info().project.name === 'phone', 'a phone has no keyboard')
  await signIn(page, product, author())
  await page.goto('/kitchen/ferment/recipes')
  await expect(rowTitles(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rowTitles(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rowTitles(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('?')
  await page.getByLabel('Use single-letter keys').uncheck()
  await page.keyboard.press('Escape')
  await expect(rowTitles(page).first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(rowTitles(page).first()).toBeFocused()
  const edit = await rowTitles(page).first().getAttribute('href')
  expect(edit).toMatch(/^\/kitchen\/ferment\/recipes\/[\da-f-]{36}$/)
})

test('a recipe is unpublished, and as it was after Undo', async ({ page, product }) => {
  const { slug, author: owner, recipes } = await makeOwnSite(page, product, ['Plum Jam'])
  const at = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}`
  await callAs(page.request, product, owner, ['POST', `${at}/publish`], {})
  await page.goto(`/kitchen/${slug}/recipes?status=published`)
  const row = page.locator('[data-row-frame]').first()
  const view = new URL((await row.getByRole('link', { name: /^View/ }).getAttribute('href')) ?? '')
  // Node does not resolve names under localhost: ask the account host by the site's name.
  const publicStatus = async (): Promise<number> => {
    const answer = await page.request.get(`${product.account}${view.pathname}`, {
      headers: { host: view.host },
    })
    return answer.status()
  }
  const published = await row.getByRole('time').first().getAttribute('datetime')

  await row.getByRole('button', { name: /^More for/ }).click()
  await choose(page, 'Unpublish')
  await expect(row).toContainText('Draft')
  await expect(page.getByText(/^Unpublished “/)).toBeVisible()
  await expect.poll(publicStatus).toBe(404)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Published')
  await expect(row.getByRole('time').first()).toHaveAttribute('datetime', published ?? '')
  await expect.poll(publicStatus).toBe(200)
})

const rowTitles = (page: Page) => page.locator('[data-row]')

/** Fills the form on the page and opens the mailed link that leads to `next`, in the same browser. */
async function openMailedLink(
  page: Page,
  product: Running,
  email: string,
  next: string,
): Promise<void> {
  const own = `next=${encodeURIComponent(next)}&`
  const mails = async () =>
    (await mailsTo(page.request, product, email)).filter(({ text }) => text.includes(own))
  const before = (await mails()).length
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(before)
  const [mail] = await mails()
  await page.goto(linkIn(mail?.text))
}
