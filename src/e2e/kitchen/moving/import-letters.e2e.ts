import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

const RECIPE =
  '<h2>Ingredients</h2><ul><li>2 eggs</li><li>1 cup flour</li></ul><h2>Method</h2><ol><li>Mix the eggs with the flour.</li><li>Bake for 20 minutes.</li></ol>'
const post = (uuid: string, title: string, html: string) => ({
  ...{ uuid, title, html, slug: uuid, status: 'published', visibility: 'paid' },
  published_at: '2020-01-02T03:04:05.000Z',
})
const EXPORT = {
  db: [
    {
      meta: { version: '5.0' },
      data: {
        posts: [
          post('news', 'News of the week', '<p>For all.</p><!--members-only--><p>For payers.</p>'),
          post('cake', 'A plain cake', RECIPE),
        ],
      },
    },
  ],
}

// docs/product/import-and-export.md#posts-that-become-letters
test('the posts of a Ghost export are letters in the kitchen, and are taken back', async ({
  page,
  product,
}) => {
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/import`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  const buffer = Buffer.from(JSON.stringify(EXPORT))
  await (await choosing).setFiles({ name: 'ghost.json', mimeType: 'application/json', buffer })
  const start = page.getByRole('button', { name: 'Import 2 rows' })
  await expect(start).toBeVisible({ timeout: 60_000 })
  await start.click()
  await expect(page.getByText('2 rows imported, 0 updated.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('1 post is a letter now.')).toBeVisible()
  await expectAccessible(page)
  const shown = page.url()
  await page.getByRole('link', { name: 'News of the week' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('News of the week')
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('For payers.')
  await page.goto(`${origin}/letters/news`)
  await expect(page.getByText('For all.')).toBeVisible()

  await page.goto(shown)
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('1 letter deleted')).toBeVisible()
  await page.goto(`/kitchen/${slug}/letters`)
  await expect(page.getByRole('heading', { name: 'No letters yet' })).toBeVisible()
})
