import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import { buildWxr } from '@/src/importing/testing/wxr'
import type { Page } from '@playwright/test'

/** The time that the import process needs to start and to finish on a busy machine. */
const WORKED_OFF = { timeout: 60_000 }

const RECIPE = `<h2>Ingredients</h2><ul><li>2 cups flour</li><li>1 egg</li></ul>
  <h2>Instructions</h2><ol><li>Mix the flour with the egg.</li><li>Bake for 20 minutes.</li></ol>`

async function send(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).press('Enter')
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
  await (await chooser).setFiles(file)
}

const openPart = (page: Page, name: string): Promise<void> =>
  page.locator('summary', { hasText: name }).press('Enter')

// docs/product/import-and-export.md#tables
test('the columns of an unknown table are chosen, read again, and known for the next file', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  const table = 'Aa,Bb,Cc,Dd\nPlum cake,2 eggs | 1 cup flour,Mix all of it well.,Shelf three\n'
  await page.goto(`/kitchen/${slug}/import`)
  await send(page, 'list.csv', table)
  const start = page.getByRole('button', { name: 'Import 1 row' })
  await expect(start).toBeEnabled(WORKED_OFF)
  await expect(page.getByText(/Some columns were recognised only by their content/)).toBeVisible()
  await openPart(page, 'Columns')
  await expect(page.getByText('2 eggs | 1 cup flour')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Read Dd as' }).selectOption({ label: 'Notes' })
  await expect(start).toBeDisabled()
  await expect(page.getByText(/Read the file again before you import it/)).toBeVisible()
  await page.getByRole('button', { name: 'Read again with these columns' }).press('Enter')
  await expect(page.getByText(/Some columns were recognised/)).toHaveCount(0, WORKED_OFF)
  await expect(start).toBeEnabled(WORKED_OFF)
  await start.press('Enter')
  await expect(page.getByText('1 row imported, 0 updated.')).toBeVisible(WORKED_OFF)

  await page.goto(`/kitchen/${slug}/import`)
  await send(page, 'next.csv', table.replace('Plum cake', 'Pear cake'))
  await expect(start).toBeEnabled(WORKED_OFF)
  await expect(page.getByText(/Some columns were recognised/)).toHaveCount(0)
  await openPart(page, 'Columns')
  await expect(page.getByRole('combobox', { name: 'Read Dd as' })).toHaveValue('notes')
})

// docs/product/import-and-export.md#pages-and-other-types
test('pages of a blog that contain recipes are found, chosen and imported', async ({
  page,
  product,
}) => {
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/import`)
  const blog = buildWxr(
    { id: 1, title: 'Buns', content: RECIPE },
    { id: 2, title: 'Rolls', content: RECIPE, type: 'page', name: 'rolls' },
    { id: 3, title: 'About', content: '<p>Who we are.</p>', type: 'page' },
  )
  await send(page, 'blog.xml', blog)
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled(WORKED_OFF)
  await openPart(page, 'Pages and other types')
  await expect(page.getByText('2 items, 1 with a recipe')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('combobox', { name: 'Import items of type page' })
    .selectOption('Only those with a recipe')
  await page.getByRole('button', { name: 'Read again with these types' }).press('Enter')
  const start = page.getByRole('button', { name: 'Import 2 rows' })
  await expect(start).toBeEnabled(WORKED_OFF)
  await start.press('Enter')
  await expect(page.getByText('2 rows imported, 0 updated.')).toBeVisible(WORKED_OFF)
  await expect(page.getByRole('link', { name: 'Rolls' })).toBeVisible()
  await page.goto(`${origin}/?utm_source=mail&p=2`)
  await expect(page).toHaveURL(`${origin}/recipes/rolls`)
  expect((await page.goto(`${origin}/?p=4000`))?.status()).toBe(200)
})
