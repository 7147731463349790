import { expectAccessible } from '@/src/e2e/support/accessible'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

test.use({ timezoneId: 'America/New_York' })

// docs/product/kitchen.md#days-and-times
test('a recipe is scheduled in the time zone of its site, which is chosen by keys', async ({
  page,
  product,
}) => {
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Soup'])
  const id = recipes[0]?.id ?? ''
  await page.goto(`/kitchen/${slug}/settings`)
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toHaveValue('UTC')
  await expect(page.getByRole('button', { name: 'Use America/New York' })).toBeVisible()
  await zone.focus()
  await page.keyboard.type('berl')
  await expect(page.getByRole('option', { name: 'Europe/Berlin' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(zone).toHaveValue('Europe/Berlin')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

  await page.goto(`/kitchen/${slug}/recipes/${id}`)
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await choose(page, 'Publish later')
  const time = page.getByRole('group', { name: 'Readers see it from' })
  await time.getByLabel('Day').fill('2099-07-01')
  await time.getByLabel('Time').fill('09:30')
  await expect(time.getByText('Time zone of the site: Europe/Berlin, GMT+2.')).toBeVisible()
  await expect(
    time.getByText('For you: Jul 1, 2099, 3:30 AM (America/New York, GMT-4).'),
  ).toBeVisible()
  // The clocks of Berlin go on from two to three.
  await time.getByLabel('Day').fill('2099-03-29')
  await time.getByLabel('Time').fill('02:30')
  await expect(time.getByRole('status')).toHaveText(
    'The clocks skip this time. Mar 29, 2099, 3:30 AM is used.',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Schedule', exact: true }).press('Enter')
  await expect(time).toBeHidden()
  const path = `/manage/${slug}/recipes/${id}`
  const { recipe } = await callAs<{ recipe: { publishedAt: string } }>(
    page.request,
    product,
    author,
    ['GET', path],
  )
  expect(recipe.publishedAt).toBe('2099-03-29T01:30:00.000Z')
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.locator(`time[datetime="${recipe.publishedAt}"]`).first()).toHaveText(
    'Mar 29, 2099, 3:30 AM',
  )
})
