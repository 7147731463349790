import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import { choose } from '@/src/e2e/support/menu'

const isPhone = (): boolean => test.info().project.name === 'phone'
const TITLES = ['Apple Cake', 'Bread', 'Carrot Soup', 'Dal', 'Elderflower Syrup', 'Focaccia']
const rows = (page: Page) => page.locator('[data-row-frame]')
const selected = (page: Page) => page.locator('[data-row-frame][data-is-selected="true"]')

/** Does something to the selected recipes, from the sheet of a phone or the bar. */
async function act(page: Page, name: string): Promise<void> {
  if (isPhone()) {
    await page.getByRole('button', { name: 'Actions' }).tap()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).tap()
    return
  }
  const open = page.getByRole('region', { name: 'Selected recipes' })
  const button = open.getByRole('button', { name, exact: true })
  if (await button.isVisible()) {
    await button.click()
    return
  }
  await open.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

// docs/product/kitchen.md#recipe-list
test('a list can be read as well while another search is on its way', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, ['Apple Cake', 'Bread'])
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(rows(page)).toHaveCount(2)
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/manage/${slug}/recipes?*`, async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.getByRole('searchbox').fill('bread')
  await expect(page.locator('[aria-busy="true"]')).toBeVisible()
  await expectAccessible(page)
  answer()
  await expect(rows(page)).toHaveCount(1)
})

// docs/product/kitchen.md#recipe-list
test('a list asks for each of its answers once, before the code of its screen has come', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, ['Apple Cake', 'Bread'])
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/**/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(`/kitchen/${slug}/recipes?sort=title_asc`, { waitUntil: 'commit' })
  const ofList = [`/api/v1/manage/${slug}/recipes`, '/api/v1/manage/sites']
  await expect.poll(() => asked).toEqual(expect.arrayContaining(ofList))
  release()
  await expect(rows(page)).toHaveCount(2)
  expect(asked.length, asked.join()).toBe(new Set(asked).size)
})

// docs/product/kitchen.md#bulk-changes
test('selected recipes are published, and drafts again after Undo', async ({ page, product }) => {
  // By a browser whose clock is a day ahead: what is published now is not scheduled for tomorrow.
  await page.clock.setSystemTime(Date.now() + 86_400_000)
  const { slug } = await makeOwnSite(page, product, TITLES)
  await page.goto(`/kitchen/${slug}/recipes?sort=title_asc`)
  await page.getByLabel('Select Bread').click()
  await page.getByLabel('Select Dal').click({ modifiers: isPhone() ? [] : ['Shift'] })
  await expect(page.getByText(isPhone() ? '2 selected' : '3 selected')).toBeVisible()
  // High enough that no row lies half below the bar, where axe takes its buttons for small ones.
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ ...size, height: 1300 })
  await expectAccessible(page)
  await expectClearStyles(page)
  await page.setViewportSize(size)
  await act(page, 'Publish')
  const count = isPhone() ? '2' : '3'
  await expect(page.getByText(`Published ${count} recipes.`)).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Published' })).toHaveCount(Number(count))
  await expect(selected(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${count} recipes restored.`)).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Draft' })).toHaveCount(6)
  await page.getByRole('button', { name: 'Publish: Dal' }).click()
  await expect(rows(page).filter({ hasText: 'Dal' })).toContainText('Published')
})

test('everything that is found is selected, tagged, and found by its tag', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, TITLES)
  await page.goto(`/kitchen/${slug}/recipes?sort=title_asc`)
  await page.getByLabel('Select Bread').click()
  await page.getByRole('button', { name: 'Select all 6' }).click()
  await page.getByLabel('Select Apple Cake').click()
  await expect(page.getByText('5 selected')).toBeVisible()
  await act(page, 'Add tag or category…')
  await page.getByLabel('Tag', { exact: true }).fill('Summer Party')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Tagged 5 recipes with “Summer Party”.')).toBeVisible()

  await page.getByRole('button', { name: 'Filters' }).click()
  await expectAccessible(page)
  await page.getByLabel('Tag', { exact: true }).selectOption({ label: 'Summer Party' })
  await page.getByRole('button', { name: 'Show the recipes' }).click()
  await expect(page).toHaveURL(/[?&]tag=[\da-f-]{36}/)
  await expect(rows(page)).toHaveCount(5)
  await page.reload()
  await page.getByRole('button', { name: 'Without: Tag: Summer Party' }).click()
  await expect(rows(page)).toHaveCount(6)
})

// docs/product/kitchen.md#bulk-changes
test('selected recipes are filed under a category, found by it, and as before after Undo', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, ['Apple Cake', 'Bread'])
  await page.goto(`/kitchen/${slug}/recipes`)
  await page.getByLabel('Select Bread').click()
  await act(page, 'Add tag or category…')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Category')
  await page.getByRole('combobox', { name: 'Category' }).fill('Picnic')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Filed 1 recipe under “Picnic”.')).toBeVisible()

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Picnic' })
  await page.getByRole('button', { name: 'Show the recipes' }).click()
  await expect(page).toHaveURL(/[?&]category=[\da-f-]{36}/)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 recipe restored.')).toBeVisible()
  await page.getByRole('button', { name: 'Without: Category: Picnic' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('recipes are selected and deleted by keyboard alone, and come back', async ({
  page,
  product,
}) => {
  test.skip(isPhone(), 'a phone has no keyboard')
  const { slug } = await makeOwnSite(page, product, TITLES)
  await page.goto(`/kitchen/${slug}/recipes?sort=title_asc`)
  await expect(rows(page)).toHaveCount(6)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(selected(page)).toHaveCount(3)
  await page.getByRole('region', { name: 'Selected recipes' }).getByText('More').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[role="menu"]:focus-within'), 'keys go to the menu').toBeVisible()
  await page.keyboard.press('D')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Deleted 3 recipes.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(6)
  await rows(page).first().getByRole('link').first().focus()
  await page.keyboard.press('Control+a')
  await expect(page.getByText('6 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(selected(page)).toHaveCount(0)
})

// docs/product/kitchen.md#saved-views
test('a view is saved under a name, and leads back to the same sight', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, TITLES)
  await page.goto(`/kitchen/${slug}/recipes`)
  await page.getByRole('button', { name: 'View: All recipes' }).click()
  await choose(page, 'Drafts without a picture')
  await expect(page).toHaveURL(`/kitchen/${slug}/recipes?status=draft&missing=picture`)
  await expect(rows(page)).toHaveCount(6)
  await page.goto(`/kitchen/${slug}/recipes?search=soup&columns=status.address`)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Views: not saved' }).click()
  await choose(page, 'Save this view…')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Required')).toBeVisible()
  await page.getByLabel('Name').fill('Soups')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'View: Soups' })).toBeVisible()
  // Another browser of the same person knows it, too.
  await page.evaluate(() => {
    const token = window.localStorage.getItem('authToken')
    window.localStorage.clear()
    if (token !== null) window.localStorage.setItem('authToken', token)
  })
  await page.goto(`/kitchen/${slug}/recipes`)
  await page.getByRole('button', { name: 'View: All recipes' }).click()
  await choose(page, 'Soups')
  await expect(page).toHaveURL(`/kitchen/${slug}/recipes?search=soup&columns=status.address`)
  await expect(rows(page)).toHaveCount(1)
  if (!isPhone()) await expect(page.getByRole('columnheader', { name: 'Address' })).toBeVisible()
  await page.getByRole('button', { name: 'View: Soups' }).click()
  await choose(page, 'Delete “Soups”')
  await expect(page.getByRole('button', { name: 'Views: not saved' })).toBeVisible()
})

test('the list is saved as CSV', async ({ page, product }) => {
  test.skip(isPhone(), 'a phone saves a selection')
  const { slug } = await makeOwnSite(page, product, TITLES)
  await page.goto(`/kitchen/${slug}/recipes?search=soup`)
  await expect(rows(page)).toHaveCount(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export this list as CSV' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`${slug}-recipes.csv`)
})
