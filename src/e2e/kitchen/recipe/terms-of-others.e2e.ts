import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

// docs/product/kitchen.md#terms
test('a term that was made in another tab is shown once its draft is merged', async ({
  page,
  product,
  context,
  allowFailure,
}) => {
  allowFailure(/409/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
    await expect(title(tab)).toHaveValue('Soup')
    await tab.getByText('Filed under').click()
  }
  const tags = other.getByRole('combobox', { name: 'Tags' })
  await tags.fill('Heirloom')
  await tags.press('Enter')
  await expect(saved(other)).toBeVisible()
  await title(page).fill('Soup of two')
  await expect(page.getByRole('button', { name: 'Remove Heirloom' })).toBeVisible()
})

// docs/product/kitchen.md#terms
test('several tags pasted with commas between them are taken one by one', async ({
  page,
  product,
}) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await page.getByText('Filed under').click()
  const tags = page.getByRole('combobox', { name: 'Tags' })
  for (const [text, made] of [
    ['Weeknight', ['Weeknight']],
    ['weeknight, Winter, Snowed in, winter', ['Weeknight', 'Winter', 'Snowed in']],
  ] as const) {
    await tags.fill(text)
    await tags.press('Enter')
    for (const name of made)
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(made.length)
    await expect(tags).toHaveValue('')
  }
  await expect(saved(page)).toBeVisible()
})
