import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { OwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

const POST = (name: string): string => `<p>My aunt made ${name} every Sunday.</p>
  <h2>Ingredients</h2><ul><li>2 cups flour</li><li>1 egg</li></ul>
  <h2>Method</h2><ol><li>Mix the flour with the egg.</li><li>Bake for 20 minutes.</li></ol>
  <script>window.parent.document.title = 'Taken over'</script><img alt="Buns" onerror="parent.name = 1">`

/** A site with stored posts that readers have, the newest first: Buns, Rolls, Bread. */
async function withPosts(page: Page, product: Running): Promise<OwnSite & { ids: string[] }> {
  const site = await makeOwnSite(page, product, [])
  const ids: string[] = []
  for (const [at, title] of ['Buns', 'Rolls', 'Bread'].entries()) {
    const data = {
      title,
      slug: title.toLowerCase(),
      publishedAt: `2020-01-0${String(9 - at)}T00:00:00.000Z`,
      legacyRecipeData: { content: POST(title) },
    }
    const path = `/manage/${site.slug}/recipes`
    const made = await callAs<{ recipe: { id: string } }>(
      page.request,
      product,
      site.author,
      ['POST', path],
      data,
    )
    ids.push(made.recipe.id)
  }
  return { ...site, ids }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Legacy posts' })
const make = (page: Page) => bar(page).getByRole('button', { name: 'Make it a recipe' })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const isPhone = (): boolean => test.info().project.name === 'phone'

async function showRecipe(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('tab', { name: 'Recipe' }).click()
}

const read = async (page: Page, product: Running, site: string, slug: string): Promise<unknown> =>
  (await page.request.get(`${product.account}/api/v1/site/${site}/recipes/${slug}`)).json()

// docs/product/kitchen.md#legacy-workbench
test('a stored post stands beside the recipe in it, and becomes one', async ({ page, product }) => {
  const { slug, ids } = await withPosts(page, product)
  await page.goto(`/kitchen/${slug}/recipes?kind=legacy&sort=published_at_desc`)
  await page.getByRole('link', { name: 'Buns', exact: true }).click()
  await expect(bar(page)).toContainText('0 of 3 legacy posts done')
  const stored = page.frameLocator('iframe[title="Stored page of Buns"]')
  await expect(stored.getByText('My aunt made Buns every Sunday.')).toBeVisible()
  await showRecipe(page)
  await expect(page.getByRole('list', { name: 'Ingredients' })).toContainText('flour')
  await expect(page.getByText('not saved yet')).toBeVisible()
  await expectAccessible(page)

  // Looking alone changes nothing.
  await bar(page).getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(ids[1] ?? ''))
  await showRecipe(page)
  await expect(title(page)).toHaveValue('Rolls')
  await bar(page).getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL(new RegExp(ids[0] ?? ''))
  const draft = `${product.account}/api/v1/site/${slug}/recipes/buns`
  expect(await (await page.request.get(draft)).json()).toMatchObject({
    recipe: { instructionCount: 0, legacyRecipeData: {} },
  })

  await showRecipe(page)
  await expect(title(page)).toHaveValue('Buns')
  await page.getByRole('textbox', { name: 'Description' }).fill('As my aunt made them')
  await make(page).click()
  await expect(bar(page)).toContainText('1 of 3 legacy posts done')
  await expect
    .poll(() => read(page, product, slug, 'buns'))
    .toMatchObject({
      recipe: {
        description: 'As my aunt made them',
        instructionCount: 2,
        legacyRecipeData: null,
        publishedAt: '2020-01-09T00:00:00.000Z',
      },
    })
  await bar(page).getByRole('button', { name: 'Next to do' }).click()
  await expect(page).toHaveURL(new RegExp(ids[1] ?? ''))
})

// docs/product/kitchen.md#legacy-workbench
test('stored posts are gone through by keyboard alone', async ({ page, product }) => {
  test.skip(isPhone(), 'a phone has no such keys')
  const { slug, ids } = await withPosts(page, product)
  await page.goto(`/kitchen/${slug}/recipes/${ids[0] ?? ''}`)
  await expect(make(page)).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(bar(page)).toContainText('1 of 3 legacy posts done')
  await expect(bar(page).getByRole('button', { name: 'Next to do' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveValue('Rolls')
  // The neighbours of a post are asked for when it is opened.
  const previous = bar(page).getByRole('button', { name: 'Previous' })
  await expect(previous).toBeEnabled()
  await page.keyboard.press('j')
  await expect(title(page)).toHaveValue('Bread')
  await expect(previous).toBeEnabled()
  await page.keyboard.press('k')
  await expect(title(page)).toHaveValue('Rolls')
  await expect(previous).toBeEnabled()
  await title(page).focus()
  await page.keyboard.press('Alt+PageDown')
  await expect(title(page)).toHaveValue('Bread')
  await expect(make(page)).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(bar(page)).toContainText('2 of 3 legacy posts done')
})

// docs/product/kitchen.md#legacy-workbench
test('a stored page does no harm, and is dropped and brought back', async ({ page, product }) => {
  const { slug, ids } = await withPosts(page, product)
  await page.goto(`/kitchen/${slug}/recipes/${ids[2] ?? ''}`)
  await expect(make(page)).toBeEnabled()
  const frame = page.locator('iframe[title="Stored page of Bread"]')
  await expect(frame).toHaveAttribute('sandbox', '')
  expect(await frame.getAttribute('srcdoc')).not.toContain('<script')
  await make(page).click()
  await bar(page).getByRole('button', { name: 'Remove the stored page' }).click()
  await expect(bar(page)).toContainText('The stored page was removed.')
  await expect(frame).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bar(page)).toContainText('1 of 3 legacy posts done')
})
