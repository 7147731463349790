import { expectAccessible } from '@/src/e2e/support/accessible'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

// docs/product/recipes.md#scheduled-changes
test('changes of a published recipe are scheduled, cancelled, and go out at their time', async ({
  page,
  product,
}) => {
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  const path = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}`
  await callAs(page.request, product, author, ['POST', `${path}/publish`], {})
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await title(page).fill('Soup of tomorrow')
  await expect(saved(page)).toBeVisible()

  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await choose(page, 'Publish changes later')
  const later = page.getByRole('dialog', { name: 'Publish changes later' })
  const time = later.getByRole('group', { name: 'Readers see the changes from' })
  await time.getByLabel('Day').fill('2020-01-01')
  await expect(later.getByText('Choose a time in the future.')).toBeVisible()
  await time.getByLabel('Day').fill('2099-01-01')
  await time.getByLabel('Time').fill('10:00')
  await expectAccessible(page)
  await later.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('These changes will be published automatically')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the schedule' }).click()
  await expect(page.getByText('These changes will be published automatically')).toHaveCount(0)

  type Stored = { draft: { revision: number } }
  const { draft } = await callAs<Stored>(page.request, product, author, ['GET', `${path}/draft`])
  await callAs(page.request, product, author, ['PUT', `${path}/draft/schedule`], {
    revision: draft.revision,
    publishAt: new Date(Date.now() + 1500).toISOString(),
  })
  const url = `${product.account}/api/v1/site/${slug}/recipes/recipe-0`
  await expect
    .poll(async () => (await (await page.request.get(url)).json()) as unknown)
    .toMatchObject({ recipe: { title: 'Soup of tomorrow' } })
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.getByRole('link', { name: 'Soup of tomorrow' }).first()).toBeVisible()
})
