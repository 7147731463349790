import type { Page } from '@playwright/test'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { OwnSite } from '@/src/e2e/support/own-site'
import type { Running } from '@/src/e2e/support/product'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })
const members = (page: Page) =>
  page.getByRole('list', { name: 'Recipes of the collection' }).locator('[data-part="title"]')

async function publish(page: Page, product: Running, { slug, author, recipes }: OwnSite) {
  for (const { id } of recipes) {
    const path = `/manage/${slug}/recipes/${id}/publish`
    await callAs(page.request, product, author, ['POST', path], {})
  }
}

// docs/product/kitchen.md#collection-editor
test('a collection is made, put in order by keys, and read on the site', async ({
  page,
  product,
}) => {
  const own = await makeOwnSite(page, product, ['Plum Jam', 'Rye Bread'])
  await publish(page, product, own)
  await page.goto(`/kitchen/${own.slug}/collections`)
  await page.getByRole('link', { name: 'Create the first one' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Breakfast')
  const search = page.getByRole('combobox', { name: 'Add recipes' })
  for (const title of ['Plum Jam', 'Rye Bread']) {
    await search.fill(title)
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(page.getByRole('option', { name: title })).toBeVisible()
    await search.press('Enter')
  }
  await search.press('Escape')
  await expect(members(page)).toHaveText(['Plum Jam', 'Rye Bread'])
  await members(page).last().focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(members(page)).toHaveText(['Rye Bread', 'Plum Jam'])
  await expect(members(page).first()).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/collections\/[\da-f-]{36}$/)
  await expect(saved(page)).toBeVisible()
  await page.goto(`${own.origin}/collections/breakfast`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breakfast')
  await expect(page.getByRole('main')).toContainText(/Rye Bread[\s\S]*Plum Jam/)
})

// docs/product/kitchen.md#collection-editor
test('what is not saved comes back, and what was taken out too', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, ['Plum Jam'])
  await page.goto(`/kitchen/${slug}/collections/new`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Breakfast')
  const search = page.getByRole('combobox', { name: 'Add recipes' })
  await search.fill('Plum')
  await page.getByRole('option', { name: 'Plum Jam' }).click()
  await search.press('Escape')
  await page.getByRole('button', { name: 'Remove Plum Jam' }).click()
  await expect(members(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(members(page)).toHaveText(['Plum Jam'])
  await page.getByRole('link', { name: 'All collections' }).click()
  await expect(page.getByText('Not saved: “Breakfast” is kept in this browser')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.goto(`/kitchen/${slug}/collections/new`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Breakfast')
  await expect(members(page)).toHaveText(['Plum Jam'])
})

// docs/product/kitchen.md#rule-of-a-collection
test('a smart collection follows an edit of a recipe', async ({ page, product }) => {
  const own = await makeOwnSite(page, product, ['Plum Jam', 'Plum Cake'])
  const { slug, author, origin, recipes } = own
  await publish(page, product, own)
  await page.goto(`/kitchen/${slug}/collections/new`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Plums')
  await page.getByRole('radio', { name: 'Selected by a rule' }).check()
  await page.getByRole('textbox', { name: 'Words' }).fill('plum')
  await expect(page.getByText('2 recipes match now')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(saved(page)).toBeVisible()
  await page.goto(`${origin}/collections/plums`)
  await expect(page.getByRole('main')).toContainText('Plum Cake')
  const cake = `/manage/${slug}/recipes/${recipes[1]?.id ?? ''}`
  await callAs(page.request, product, author, ['PUT', cake], {
    title: 'Cherry Cake',
    slug: 'recipe-1',
  })
  await expect
    .poll(async () => {
      const { host } = new URL(origin)
      const path = `${product.account}/collections/plums`
      return (await page.request.get(path, { headers: { host } })).text()
    })
    .toContain('>1 recipe<')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Plum Jam')
})
