import type { Page } from '@playwright/test'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { choose } from '@/src/e2e/support/menu'

const tags = (page: Page) => page.getByRole('list', { name: 'Tags', exact: true })
const more = (page: Page, title: string) => page.getByRole('button', { name: `More for ${title}` })

// docs/product/kitchen.md#categories-and-tags
test('a tag is renamed in its row, merged into another, deleted, and brought back by Undo', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/409/)
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Rye loaf', 'Spelt loaf'])
  const selection = recipes.map(({ id }) => id)
  for (const title of ['Breads', 'Bread']) {
    const body = { kind: 'tag', title }
    await callAs(page.request, product, author, ['POST', `/manage/${slug}/terms`], body)
  }
  const wish = { action: 'tag', tag: 'Breads', recipeIds: selection }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/bulk-jobs`], wish)
  const row = (title: string) => tags(page).getByRole('listitem').filter({ hasText: title })
  await expect(async () => {
    await page.goto(`/kitchen/${slug}/terms`)
    await expect(row('Breads')).toContainText('2 recipes', { timeout: 3000 })
  }).toPass()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Rename Breads' }).click()
  const name = page.getByRole('textbox', { name: 'New name of Breads' })
  await expect(name).toBeFocused()
  await name.fill('bread')
  await name.press('Enter')
  await expect(page.getByText('Another term has this name.')).toBeVisible()
  await expectAccessible(page)
  await name.fill('Loaves')
  await name.press('Enter')
  await expect(row('Loaves')).toContainText('2 recipes')
  await expect(page.getByRole('button', { name: 'Rename Loaves' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Rename Loaves' })).toBeFocused()

  await more(page, 'Loaves').click()
  await choose(page, 'Merge into another')
  const target = page.getByRole('combobox', { name: 'Merge into' })
  await target.fill('bre')
  await target.press('Enter')
  await expect(page.getByText('2 recipes with “Loaves” will have “Bread” instead.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(row('Loaves')).toHaveCount(0)
  await expect(row('Bread')).toContainText('2 recipes')

  await more(page, 'Bread').click()
  await choose(page, 'Delete')
  await expect(page.getByText('“Bread” was deleted and removed from 2 recipes')).toBeVisible()
  await expect(row('Bread')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('Bread')).toContainText('2 recipes')
})

// docs/product/kitchen.md#categories-and-tags
test('own equipment is deleted, brought back, and merged into a piece that all sites share', async ({
  page,
  product,
}) => {
  const { slug, author } = await makeOwnSite(page, product, [])
  const body = { kind: 'equipment', title: 'Dutch pot' }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/terms`], body)
  await page.goto(`/kitchen/${slug}/terms`)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Equipment')
  await page.getByRole('searchbox', { name: 'Search categories and tags' }).fill('dutch')
  const pieces = page.getByRole('list', { name: 'Equipment', exact: true }).getByRole('listitem')
  await expect(pieces).toHaveCount(2)
  await expect(pieces.filter({ hasText: 'Dutch oven' })).toContainText('Shared')
  await expectAccessible(page)
  await more(page, 'Dutch pot').click()
  await choose(page, 'Delete')
  await expect(pieces).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pieces).toHaveCount(2)
  await more(page, 'Dutch pot').click()
  await choose(page, 'Merge into another')
  const target = page.getByRole('combobox', { name: 'Merge into' })
  await target.fill('dutch')
  await target.press('Enter')
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(pieces).toHaveCount(1)
})

// docs/product/kitchen.md#categories-and-tags
test('terms are found by kind and name, and shared ones cannot be changed', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/terms`)
  const meals = page.getByRole('list', { name: 'Meals', exact: true })
  await expect(meals).toContainText('Shared')
  await page.getByRole('searchbox', { name: 'Search categories and tags' }).fill('dinner')
  await expect(meals.getByRole('listitem')).toHaveCount(1)
  await expect(meals.getByRole('button')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Own or shared' }).selectOption('Own')
  await expect(
    page.getByRole('heading', { name: 'No categories or tags match these filters' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(meals).toBeVisible()
})
