import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const rows = (page: Page) => page.locator('[data-row-frame]')
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })

// docs/product/kitchen.md#the-bin
test('deleted recipes are restored from the bin or deleted for good, one or all', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, ['Apple Cake', 'Bread', 'Dal'])
  await page.goto(`/kitchen/${slug}/recipes?sort=title_asc`)
  for (const name of ['Apple Cake', 'Bread', 'Dal']) {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await choose(page, 'Delete')
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Bin', exact: true }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('Kept until')
  await expectAccessible(page)
  await expectClearStyles(page)

  await page.getByRole('button', { name: 'Restore Dal' }).click()
  await expect(page.getByText('Restored “Dal”')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'More for Bread' }).click()
  await choose(page, 'Delete permanently')
  const question = page.getByRole('dialog', { name: 'Delete permanently?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Empty the bin' }).click()
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('The bin is empty')).toBeVisible()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Dal' }).first()).toBeVisible()
})

// docs/product/kitchen.md#publishing-checklist
test('a draft names what it lacks before it is published, and then what readers do not see yet', async ({
  page,
  product,
}) => {
  const { slug, origin, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  const id = recipes[0]?.id ?? ''
  await page.goto(`/kitchen/${slug}/recipes/${id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const checklist = page.getByRole('dialog', { name: 'Publish without these?' })
  await expect(checklist.getByRole('listitem')).toHaveText([
    'A picture',
    'A description',
    'The number of servings',
    'A preparation or cooking time',
  ])
  await expectAccessible(page)
  await checklist.getByRole('button', { name: 'Keep editing' }).click()
  await expect(checklist).toHaveCount(0)
  const path = ['GET', `/manage/${slug}/recipes/${id}`] as [string, string]
  const stored = () => callAs(page.request, product, author, path)
  expect(await stored()).toMatchObject({ recipe: { publishedAt: null } })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await checklist.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible()

  await title(page).fill('Better soup')
  await page.getByRole('textbox', { name: 'Description' }).fill('Hot.')
  await expect(page.getByText('Published, 2 unpublished changes')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  const view = page.getByRole('menuitem', { name: 'View on the site' })
  await expect(view).toHaveAttribute('href', `${origin}/recipes/recipe-0`)
})

// docs/product/recipes.md#duplicating
test('a recipe is duplicated with what is not published of it, and the copy is opened', async ({
  page,
  product,
}) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await page.getByRole('textbox', { name: 'Description' }).fill('Not published yet.')
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await choose(page, 'Duplicate')
  await expect(title(page)).toHaveValue('Soup (copy)')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('soup-copy')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Not published yet.')
})
