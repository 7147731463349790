import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import {
  RECIPE_HTML,
  sendJson,
  startSiteServer,
  buildWordPressPost,
} from '@/src/importing/testing/site-server'

/** The time that the import process needs to start and to finish on a busy machine. */
const WORKED_OFF = { timeout: 60_000 }

// docs/product/import-and-export.md#from-an-address
test('posts are read at the address of a site, and their tags become what is chosen', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  let answer: () => void = () => undefined
  const isAnswering = new Promise<void>((resolve) => {
    answer = resolve
  })
  const blog = await startSiteServer((_url, response) => {
    const posts = [buildWordPressPost(1, 'Rye Loaf', RECIPE_HTML)]
    void isAnswering.then(() => sendJson(response, posts, { 'x-wp-totalpages': '1' }))
  })
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/import`)
  await page.getByRole('textbox', { name: 'Address' }).fill('not an address')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid URL')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill(blog.origin)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  answer()
  const start = page.getByRole('button', { name: 'Import 1 row' })
  await expect(start).toBeVisible(WORKED_OFF)
  await page.getByText('Categories and tags', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Import kids as' }).selectOption('Tag')
  await page.getByText('Old addresses', { exact: true }).click()
  await expect(page.getByText('/2019/rye-loaf', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await start.click()
  await expect(page.getByText('1 row imported, 0 updated.')).toBeVisible(WORKED_OFF)
  await page.goto(`${origin}/2019/rye-loaf/`)
  await expect(page).toHaveURL(/\/recipes\/rye-loaf$/)
  await blog.close()
})

// docs/product/import-and-export.md#exports-in-the-background
test('a site is put together in the background, and its link needs no sign-in', async ({
  page,
  product,
  playwright,
}) => {
  const { slug } = await makeOwnSite(page, product, ['Plum Jam'])
  await page.goto(`/kitchen/${slug}/import`)
  await page.getByRole('button', { name: 'Email me a link instead' }).press('Enter')
  const link = page.getByRole('link', { name: /^Download it, \d+ KB$/ })
  await expect(link).toBeVisible(WORKED_OFF)
  await expectAccessible(page)
  const stranger = await playwright.request.newContext()
  const answer = await stranger.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-disposition']).toContain(`${slug}.zip`)
  await stranger.dispose()
})
