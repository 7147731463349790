import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

const text = (words: string) => ({ type: 'paragraph', children: [{ text: words }] })

// docs/product/search.md#letters
test('a search finds letters below the recipes, and nothing behind a paywall', async ({
  page,
  product,
}) => {
  await suppressPopup(page)
  const { slug, origin, author, recipes } = await makeOwnSite(page, product, ['Quince paste'])
  const post = (path: string, data: object) =>
    callAs(page.request, product, author, ['POST', `/manage/${slug}/${path}`], data)
  await post(`recipes/${recipes[0]?.id ?? ''}/publish`, {})
  await post('letters', {
    ...{ title: 'The quince tree', slug: 'quince-tree' },
    content: [text('It bears fruit.'), { type: 'paywall' }, text('Secret kumquats.')],
    publishedAt: '2026-01-02T03:04:05.000Z',
  })
  await page.goto(`${origin}/recipes?search=quince`)
  await expect(page.getByRole('heading', { name: 'Quince paste' })).toBeVisible()
  const letters = page.getByRole('region', { name: 'Letters' })
  await expect(letters.getByRole('link', { name: 'The quince tree' })).toBeVisible()
  await expectAccessible(page)
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('kumquat')
  await expect(page.getByText('No recipes found for this search')).toBeVisible()
  await expect(letters).toBeHidden()
  await search.fill('fruit')
  await expect(letters.getByRole('link', { name: 'The quince tree' })).toBeVisible()
})

// docs/product/kitchen.md#command-palette
test('the palette leads to a letter', async ({ page, product }) => {
  const { slug, author } = await makeOwnSite(page, product, [])
  const letter = { title: 'The quince tree', slug: 'quince-tree' }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/letters`], letter)
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('quince tree')
  await page.getByRole('option', { name: /The quince tree/ }).click()
  await expect(page).toHaveURL(/\/letters\/[\da-f-]{36}$/)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The quince tree')
})
