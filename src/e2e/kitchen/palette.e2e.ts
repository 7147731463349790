import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

/** Opens the palette of a screen that stands; its field. */
async function openPalette(page: Page): Promise<Locator> {
  if (test.info().project.name === 'phone') {
    await page.getByRole('button', { name: 'Search or jump to' }).tap()
  } else await page.keyboard.press('Control+k')
  return page.getByRole('combobox', { name: 'Search or jump to' })
}

// docs/product/kitchen.md#command-palette
test('the palette finds recipes, places and what the screen can do', async ({ page, product }) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Plum Jam', 'Rye Bread'])
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const box = await openPalette(page)
  await expect(box).toBeFocused()
  await expect(page.getByRole('option', { name: /^New recipe/ })).toBeVisible()
  await expectAccessible(page)

  await box.fill('no such thing')
  await expect(page.getByText('No results for “no such thing”.')).toBeVisible()
  await box.fill('overv')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/kitchen/${slug}/overview`)

  await page.route('**/admin/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Admin</title>' }),
  )
  await openPalette(page)
  await box.fill('rye')
  await expect(page.getByRole('option')).toHaveText(['Rye BreadDraft'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/kitchen/${slug}/recipes/${recipes[1]?.id ?? ''}`)
})

// docs/product/kitchen.md#command-palette
test('the palette keeps the focus when the screen behind it comes late', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, ['Rye Bread'])
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await (await openPalette(page)).fill('overv')
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/kitchen/${slug}/overview`)
  const box = await openPalette(page)
  await expect(box).toBeFocused()
  release()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Overview')
  await expect(box).toBeFocused()
  await page.keyboard.type('rye')
  await expect(box).toHaveValue('rye')
})

// docs/product/kitchen.md#command-palette
test('Enter right after typing goes to what is found, not to what was found before', async ({
  page,
  product,
}) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Plum Jam', 'Rye Bread'])
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/recipes\?.*query=rye/, async (route) => {
    await isAnswered
    await route.continue()
  })
  const box = await openPalette(page)
  await expect(page.getByRole('option', { name: /^Plum Jam/ })).toBeVisible()
  const asked = page.waitForRequest(/\/recipes\?.*query=rye/)
  await box.fill('rye')
  await page.keyboard.press('Enter')
  await asked
  await expect(page).toHaveURL(`/kitchen/${slug}/recipes`)
  answer()
  await expect(page).toHaveURL(`/kitchen/${slug}/recipes/${recipes[1]?.id ?? ''}`)
})

// docs/product/kitchen.md#command-palette
test('the palette finds settings and design by their usual names, and opens them at once', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, ['Rye Bread'])
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const box = await openPalette(page)
  await box.fill('css')
  await page.getByRole('option', { name: 'Design: Custom CSS' }).click()
  await expect(page).toHaveURL(`/kitchen/${slug}/design/css`)
  await expect(page.getByRole('region', { name: 'Custom CSS' })).toBeVisible()
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await (await openPalette(page)).fill('domain')
  await page.getByRole('option', { name: 'Settings: Name and address' }).click()
  await expect(page).toHaveURL(`/kitchen/${slug}/settings`)
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

// docs/product/kitchen.md#keys
test('the keys of the editor are listed, by their parts', async ({ page, product }) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Rye Bread'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Rye Bread')
  await (await openPalette(page)).fill('shortcuts')
  await page.getByRole('option', { name: /^Keyboard shortcuts/ }).click()
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByRole('heading', { level: 3 })).toHaveText([
    'Ingredients and steps',
    'Ingredients',
    'Steps',
    'Texts',
  ])
  for (const key of [
    'Ctrl S',
    'Alt ↑',
    'Ctrl D',
    'Enter Enter',
    '@',
    'Ctrl B',
    '[words](address)',
  ]) {
    await expect(keys.getByText(key, { exact: true }).first()).toBeVisible()
  }
  await expectAccessible(page)
})
