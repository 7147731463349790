import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#redirects
test('a redirect is made by keyboard alone, tried, refused where it goes round, and deleted', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/redirects`)
  await expect(page.getByRole('heading', { name: 'No redirects yet' })).toBeVisible()
  await page.keyboard.press('n')
  const from = page.getByRole('textbox', { name: 'Old address' })
  await expect(from).toBeFocused()
  await page.keyboard.type('/2014/05/soup/')
  await page.keyboard.press('Tab')
  await page.keyboard.type('/2014/05/soup')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This redirects to itself.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Redirects to' }).fill('/recipes')
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: 'Redirects' })
  await expect(list).toContainText('By hand')
  await page.getByRole('textbox', { name: 'Test an address' }).fill('/2014/05/soup')
  await page.keyboard.press('Enter')
  await expect(page.getByText('/2014/05/soup → /recipes: page found.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${origin}/2014/05/soup/`)
  await expect(page).toHaveURL(/\/recipes$/)
  await page.goto(`/kitchen/${slug}/redirects`)
  await page.getByRole('button', { name: 'More for /2014/05/soup' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No redirects yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

// docs/product/kitchen.md#earlier-versions
test('a redirect is changed, brought back to what it said, and named where a page wants its address', async ({
  page,
  product,
}) => {
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Soup'])
  const redirect = { from: '/recipes/stew', to: '/recipes' }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/redirects`], redirect)
  const list = page.getByRole('list', { name: 'Redirects' })
  const target = page.getByRole('textbox', { name: 'Redirects to' })
  await page.goto(`/kitchen/${slug}/redirects`)
  await page.getByRole('button', { name: 'Change /recipes/stew' }).click()
  await expect(page.getByRole('list', { name: 'Earlier versions' })).toHaveCount(0)
  await target.fill('/about')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(list).toContainText('→ /about')

  await page.getByRole('button', { name: 'Change /recipes/stew' }).click()
  const earlier = page.getByRole('list', { name: 'Earlier versions' }).getByRole('listitem')
  await expect(earlier).toContainText('/recipes/stew → /recipes')
  await expectAccessible(page)
  await earlier.getByRole('button', { name: 'Restore' }).click()
  await expect(target).toHaveValue('/recipes')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(list).not.toContainText('→ /about')

  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await page.getByRole('textbox', { name: 'Address' }).fill('stew')
  await expect(
    page.getByText('This address redirects to /recipes now. It will open this page instead.'),
  ).toBeVisible()
})

// docs/product/kitchen.md#many-redirects
test('a file of redirects is taken, and says which lines were refused', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/redirects`)
  await page.getByRole('button', { name: 'Add many' }).click()
  await page.getByLabel('CSV file with redirects').setInputFiles({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('from,to\n/a,/recipes\nhttps://example.com/b,/recipes\n/c,/a\n'),
  })
  await page.getByRole('button', { name: 'Add 3' }).click()
  await expect(page.getByText('2 added, 0 changed, 0 unchanged.')).toBeVisible()
  await expect(page.getByText('Line 3, https://example.com/b:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Redirects' }).getByRole('listitem')).toHaveCount(2)
})
