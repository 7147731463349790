import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import { choose } from '@/src/e2e/support/menu'

// docs/product/kitchen.md#preview
test('a link for friends is shown where the browser has no clipboard', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window.navigator, 'clipboard', { value: undefined })
    Object.defineProperty(document, 'execCommand', { value: () => false })
  })
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await choose(page, 'Links for friends')
  const links = page.getByRole('dialog')
  await links.getByRole('button', { name: 'Copy a new link' }).click()
  await expect(links.getByText(/^Copy this link: http/)).toBeVisible()
  await links.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(links.getByRole('button', { name: 'Copy a new link' })).toBeEnabled()
})
