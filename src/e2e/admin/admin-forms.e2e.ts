import { createRequire } from 'node:module'
import { openAdmin } from '@/src/e2e/support/open-admin'
import { signIn } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

// Nobody else in the journeys signs in as this person, so that no mailed link is taken twice.
const AUTHOR = 'owner-somethingfromnothing@example.com'
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Controls without a name, as found by axe. */
async function unnamedControls(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath })
  return page.evaluate<string[]>(`axe
    .run(document, { runOnly: ['button-name', 'label', 'aria-input-field-name', 'aria-hidden-focus'] })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`)
}

test.describe('forms of Payload admin', () => {
  // Its pages are built and opened for the first time here: give them time on a small machine.
  test.slow()
  test.use({ actionTimeout: 60_000 })

  test.beforeEach(async ({ page, product }) => {
    await signIn(page, product, AUTHOR)
  })

  test('a picture that is there is chosen without leaving a recipe that is not saved', async ({
    page,
  }) => {
    await openAdmin(page, '/admin/collections/recipes/create')
    await page.locator('#field-title').fill('Not saved yet')
    await page.getByRole('button', { name: 'Add Picture' }).click()
    await page.getByRole('button', { name: 'Choose from existing' }).click()
    const drawer = page.getByRole('dialog')
    const row = drawer.locator('tbody tr').first().getByRole('button').first()
    const name = (await row.innerText()).trim()
    await row.click()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(/\/recipes\/create$/)
    await expect(page.locator('#field-title')).toHaveValue('Not saved yet')
    const chosen = page.locator('#images-row-0')
    await expect(chosen.locator('img[src*="/media/"]').first()).toBeVisible()
    if (name !== 'Without a description') await expect(chosen.getByText(name).first()).toBeVisible()
    await expect(chosen).not.toContainText(/[\da-f]{8}-[\da-f]{4}-/)
  })

  test('every screen to create something opens, with a name for each control', async ({ page }) => {
    for (const collection of ['recipes', 'recipe-collections', 'events', 'images', 'terms']) {
      await openAdmin(page, `/admin/collections/${collection}/create`)
      await expect.poll(() => unnamedControls(page), { message: collection }).toEqual([])
    }
  })

  test('lists name people and things, not their ids, and every control', async ({ page }) => {
    for (const collection of ['recipes', 'images', 'comments', 'subscriptions', 'sites']) {
      await page.goto(`/admin/collections/${collection}`)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      const table = page.locator('tbody')
      await expect(table).not.toContainText(/Untitled|<No |[\da-f]{8}-[\da-f]{4}-/)
      await expect.poll(() => unnamedControls(page), { message: collection }).toEqual([])
    }
  })
})
