import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { waitForKeyListener } from '@/src/e2e/support/browser/drag-keys'
import { publishAnyway } from '@/src/e2e/support/publish'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })
const tiles = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true })

/** A file a browser can send: a photo of one colour. */
async function photo(name: string, background: string) {
  const create = { width: 800, height: 600, channels: 3, background } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

async function openRecipe(page: Page, slug: string, id: string | undefined): Promise<void> {
  await page.goto(`/kitchen/${slug}/recipes/${id ?? ''}`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Soup')
}

const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type="file"]').first().setInputFiles(files)

// docs/product/kitchen.md#pictures
test('several pictures are sent, described, put in order and cropped', async ({
  page,
  product,
}) => {
  const { slug, recipes, origin } = await makeOwnSite(page, product, ['Soup'])
  await openRecipe(page, slug, recipes[0]?.id)
  await choose(page, [await photo('red.jpg', '#a02020'), await photo('blue.jpg', '#2020a0')])
  await expect(tiles(page).getByRole('listitem')).toHaveCount(2)
  const asked = page.getByRole('region', { name: 'Describe the new pictures' })
  // A picture that comes after "Done" is asked about too.
  await expect(asked.getByRole('textbox')).toHaveCount(2)
  await asked.getByRole('textbox').first().fill('Soup in a bowl')
  await asked.getByRole('button', { name: 'Done' }).click()
  await expect(asked).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Move Picture 2 forward' }).click()
  await page.getByRole('button', { name: 'Edit Cover' }).click()
  const edit = page.getByRole('dialog', { name: 'Cover' })
  await expectAccessible(page)
  await edit.getByRole('textbox', { name: 'Alt text' }).fill('A blue bowl')
  await edit.getByRole('button', { name: 'Crop' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop the cover' })
  const area = crop.getByLabel('Move the picture with the arrow keys')
  await expect(area).toBeVisible()
  await crop.getByRole('slider', { name: 'Zoom' }).fill('2')
  await area.focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft')
  await expectAccessible(page)
  await crop.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(saved(page)).toBeVisible()

  await publishAnyway(page)
  const url = `${product.account}/api/v1/site/${slug}/recipes/recipe-0`
  await expect
    .poll(async () => (await (await page.request.get(url)).json()) as unknown)
    .toMatchObject({ recipe: { images: [{ alt: 'A blue bowl', crop: { width: 400 } }, {}] } })
  await page.goto(`${origin}/recipes/recipe-0`)
  await expect(page.getByRole('img', { name: 'A blue bowl' })).toBeVisible()
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
    'content',
    'A blue bowl',
  )
})

// docs/product/kitchen.md#pictures
test('the order changes by keys alone', async ({ page, product }) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await openRecipe(page, slug, recipes[0]?.id)
  await choose(page, [await photo('red.jpg', '#a02020'), await photo('blue.jpg', '#2020a0')])
  await expect(tiles(page).getByRole('img')).toHaveCount(2)
  const cover = tiles(page).getByRole('img').first()
  const before = (await cover.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: 'Drag Picture 2 to move it' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('The picture is at position 2 of 2.')).toBeAttached()
  await waitForKeyListener(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('The picture is at position 1 of 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(cover).not.toHaveAttribute('src', before)
})

// docs/product/kitchen.md#pictures
test('what cannot be taken says why, is tried again or let go', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422|Failed to load|ERR_FAILED|requestfailed/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await openRecipe(page, slug, recipes[0]?.id)
  const text = Buffer.from('no picture at all')
  await choose(page, [
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: text },
    { name: 'words.jpg', mimeType: 'image/jpeg', buffer: text },
  ])
  const alerts = tiles(page).getByRole('alert')
  await expect(alerts.filter({ hasText: '“empty.png” is empty.' })).toBeVisible()
  await expect(alerts.filter({ hasText: '“notes.txt” is not a JPEG' })).toBeVisible()
  await expect(alerts.filter({ hasText: '“words.jpg”: This file is not a picture' })).toBeVisible()
  for (let left = 3; left > 0; left -= 1) {
    await tiles(page).getByRole('button', { name: 'Dismiss' }).first().click()
  }

  await page.route('**/media/uploads/**', (route) => route.abort(), { times: 1 })
  await choose(page, await photo('late.jpg', '#20a020'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('img', { name: 'Cover' })).toBeVisible()

  await page.route('**/media/uploads/**', () => undefined, { times: 1 })
  await choose(page, await photo('endless.jpg', '#a0a020'))
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(tiles(page).getByRole('listitem')).toHaveCount(1)
})

// docs/product/kitchen.md#picture-library
test('the library finds, names uses, refuses, deletes and brings back', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/409/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup', 'Bread'])
  await page.goto(`/kitchen/${slug}/pictures`)
  await expect(page.getByText('No pictures yet')).toBeVisible()
  await choose(page, [await photo('red.jpg', '#a02020'), await photo('blue.jpg', '#2020a0')])
  await expect(page.getByText('2 pictures')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^red\.jpg/ }).click()
  const red = page.getByRole('dialog', { name: 'red.jpg' })
  await red.getByRole('textbox', { name: 'Alt text' }).fill('A red wall')
  await expect(red.getByText('Not used anywhere.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('wall red')
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()

  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await page.getByRole('button', { name: 'Library' }).click()
  const picker = page.getByRole('dialog', { name: 'Pictures of the site' })
  await picker.getByRole('button', { name: /^A red wall/ }).click()
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Use picture' }).click()
  await expect(tiles(page).getByRole('img', { name: 'A red wall' })).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await page.goto(`/kitchen/${slug}/pictures`)
  await page.getByRole('button', { name: /^A red wall/ }).click()
  await expect(red.getByRole('link', { name: 'Draft of “Soup”' })).toBeVisible()
  await red.getByRole('button', { name: 'Delete picture' }).click()
  await expect(red.getByRole('alert').filter({ hasText: 'the draft of “Soup”' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^blue\.jpg/ }).click()
  const blue = page.getByRole('dialog', { name: 'blue.jpg' })
  await blue.getByRole('button', { name: 'Delete picture' }).click()
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 pictures')).toBeVisible()
})

// docs/product/kitchen.md#picture-library
test('the pictures of the library scroll with their page', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { slug } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/pictures`)
  const colours = ['#a02020', '#20a020', '#2020a0', '#a0a020', '#20a0a0']
  await choose(
    page,
    await Promise.all(colours.map((colour, at) => photo(`picture-${at}.jpg`, colour))),
  )
  await expect(page.getByText('5 pictures')).toBeVisible()
  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, 5000)
  await expect(page.getByRole('button', { name: /^picture-/ }).last()).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  // No box of its own scrolls in it.
  const boxes = await page
    .getByRole('list', { name: 'Pictures' })
    .evaluate((list) => list.parentElement?.scrollTop)
  expect(boxes).toBe(0)
})

// docs/product/kitchen.md#pictures
test('pictures keep the order in which they were chosen, and a removed one comes back by Undo', async ({
  page,
  product,
}) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await openRecipe(page, slug, recipes[0]?.id)
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  let registered = 0
  await page.route(/\/manage\/[^/]+\/pictures$/, async (route) => {
    if (route.request().method() === 'POST' && (registered += 1) === 1) await isReleased
    await route.continue()
  })
  const files = await Promise.all(
    ['#a02020', '#2020a0'].map((colour, at) => photo(`${String(at)}.jpg`, colour)),
  )
  await choose(page, files.slice(0, 1))
  await expect.poll(() => registered).toBe(1)
  await choose(page, files.slice(1))
  await expect(tiles(page).getByRole('img')).toHaveCount(1)
  const second = await tiles(page).getByRole('img').first().getAttribute('src')
  release()
  await expect(tiles(page).getByRole('img')).toHaveCount(2)
  await expect(tiles(page).getByRole('img').nth(1)).toHaveAttribute('src', second ?? '')

  await page.getByRole('button', { name: 'Remove Picture 2' }).click()
  await expect(tiles(page).getByRole('img')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tiles(page).getByRole('img').nth(1)).toHaveAttribute('src', second ?? '')
})

// docs/product/kitchen.md#pictures
test('a file that can never be a picture is not offered to be tried again', async ({
  page,
  product,
}) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await openRecipe(page, slug, recipes[0]?.id)
  await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert').filter({ hasText: 'is not a JPEG' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
})
