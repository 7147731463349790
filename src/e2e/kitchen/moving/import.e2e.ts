import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import { wordpressExport } from '@/src/e2e/support/wordpress-export'
import type { Post } from '@/src/e2e/support/wordpress-export'
import { buildZip } from '@/src/importing/testing/build-zip'
import type { Page } from '@playwright/test'

/** The time that the import process needs to start and to finish on a busy machine. */
const WORKED_OFF = { timeout: 60_000 }

const wordpress = (...posts: Post[]) => wordpressExport(posts)

const RECIPE = `<h2>Ingredients</h2><ul><li>2 cups flour</li><li>1 egg</li></ul>
  <h2>Instructions</h2><ol><li>Mix the flour with the egg.</li><li>Bake for 20 minutes.</li></ol>`

/** A picture that cannot be fetched: no such host exists. */
const LOST_PICTURE = '<p><img src="https://blog.invalid/buns.jpg"></p>'

async function choose(page: Page, file: ReturnType<typeof wordpress>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).press('Enter')
  await (await chooser).setFiles(file)
}

/** The choices of a dry run reach from edge to edge of their panel. */
async function expectFullWidth(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Import it' })
  const choices = panel.getByText('Old addresses').locator('xpath=ancestor::details/..')
  const widthOf = (element: Element) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
    return element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
  }
  expect(await choices.evaluate(widthOf)).toBe(await panel.evaluate(widthOf))
}

const rows = (page: Page) => page.getByRole('list', { name: 'Result of each row' }).locator('> li')

// docs/product/kitchen.md#import
test('a WordPress export is looked at, brought in as drafts, and mended', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/import`)
  await expect(page.getByRole('heading', { name: 'Import and export', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await choose(
    page,
    wordpress(
      { id: 1, title: 'Buns', content: `${LOST_PICTURE}${RECIPE}` },
      { id: 2, title: 'Thoughts on flour', content: '<p>Flour is not like any other flour.</p>' },
      { id: 3, title: '', content: '<p>Found in a drawer.</p>' },
    ),
  )

  const start = page.getByRole('button', { name: 'Import 2 rows' })
  await expect(start).toBeVisible(WORKED_OFF)
  await expect(page.getByText('Dry run: nothing is stored · WordPress')).toBeVisible()
  await expect(page.getByText('2 new, 1 that fail')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Failed 1' }).press('Enter')
  await expect(rows(page)).toHaveText([/The title is missing/])
  await expect(page).toHaveURL(/outcome=failed/)
  await page.reload()
  await expect(rows(page)).toHaveText([/The title is missing/])
  await expectAccessible(page)

  const dryRun = page.url()
  await expectFullWidth(page)
  await page.getByRole('checkbox', { name: /Import everything as drafts/ }).press('Space')
  await start.press('Enter')
  await expect(page.getByText('2 rows imported, 0 updated.')).toBeVisible(WORKED_OFF)
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByText('1 picture of 1 could not be fetched.')).toBeVisible()
  const lost = page.getByRole('list', { name: 'Pictures that could not be fetched' })
  await expect(lost).toHaveText('https://blog.invalid/buns.jpgThe picture could not be fetched.')
  await page.getByRole('textbox', { name: 'Title' }).fill('Drawer cake')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Drawer cake' })).toBeVisible()
  await expect(page.getByText('3 rows imported, 0 updated.')).toBeVisible(WORKED_OFF)
  await expectAccessible(page)

  await page.goto(dryRun)
  await expect(page.getByText('This file was imported.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import again' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Open the import' }).press('Enter')
  await page.getByRole('link', { name: 'Open the workbench' }).press('Enter')
  await expect(page).toHaveURL(/recipes\?kind=legacy/)
  await page.goto(`/kitchen/${slug}/recipes?kind=legacy&status=draft`)
  await expect(page.getByRole('link', { name: 'Thoughts on flour' }).first()).toBeVisible()
  await page.goto(`/kitchen/${slug}/import`)
  await expect(page.getByRole('link', { name: /my-blog.*Done/ })).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the site as a zip' }).press('Enter')
  expect((await saved).suggestedFilename()).toBe(`${slug}.zip`)
})

// docs/product/kitchen.md#import
test('what cannot be brought in says why beside it, and another file is taken', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/import`)
  const file = wordpress()
  await choose(page, { ...file, name: 'empty.xml', buffer: Buffer.alloc(0) })
  await expect(page.getByText('“empty.xml” is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const picture = Buffer.from('89504e470d0a1a0a', 'hex')
  await choose(page, { ...file, name: 'photo.xml', buffer: picture })
  await expect(page.getByText(/photo\.xml.*is a PNG picture/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const locked = buildZip([{ name: 'buns.json', data: '{}', isLocked: true }])
  await choose(page, { ...file, name: 'secret.zip', buffer: locked })
  await expect(page.getByText(/secret\.zip.*locked with a password/)).toBeVisible()
})

// docs/product/kitchen.md#import
test("an import of nobody, or of another's site, is not there", async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/404/)
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/import/00000000-0000-4000-8000-000000000000`)
  await expect(page.getByRole('heading', { name: 'Import not found' })).toBeVisible()
  await page.goto('/kitchen/ferment/import')
  await expect(page.getByRole('heading', { name: 'Not one of your sites' })).toBeVisible()
})
