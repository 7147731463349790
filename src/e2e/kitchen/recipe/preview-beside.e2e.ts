import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#recipe-editor
test('a window that gets narrow leaves the recipe in sight, and shows the preview again when it is wide', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  const preview = page.getByRole('complementary', { name: 'Preview' })
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(preview).toBeVisible()

  await title.click()
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(preview).toBeHidden()
  await page.keyboard.press('End')
  await page.keyboard.type(' of the day')
  await expect(title).toHaveValue('Soup of the day')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(preview).toBeVisible()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview).toBeHidden()
})
