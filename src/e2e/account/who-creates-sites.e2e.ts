import { z } from 'zod'
import { expect, test } from '@/src/e2e/support/test'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { signIn } from '@/src/e2e/support/sign-in'

const Answer = z.object({ currentUser: z.looseObject({ mayCreateSites: z.boolean() }) })

// docs/product/sites-and-hosts.md#who-creates-sites
test('where platform admins alone create sites, nobody else is led to it', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'visitor@example.com')
  await page.goto(product.account)
  const create = page.getByRole('link', { name: 'Create a site' })
  await expect(create).toBeVisible()
  // The product under test lets everybody: the answer of one that does not.
  await page.route('**/api/v1/manage/current-user', async (route) => {
    const response = await route.fetch()
    const answer = Answer.parse(await response.json())
    answer.currentUser.mayCreateSites = false
    await route.fulfill({ response, json: answer })
  })
  await page.reload()
  await expect(page.getByText('Signed in as visitor@example.com')).toBeVisible()
  await expect(create).toBeHidden()
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Kitchen' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Create' })).toBeHidden()
  await page.goto(`${product.account}/create`)
  await expect(
    page.getByText('Sites are created by the people who run this installation'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeHidden()
  await expectAccessible(page)
  const asked = page.waitForResponse('**/api/v1/manage/current-user')
  await page.getByRole('link', { name: 'Open your kitchen' }).click()
  await asked
  await expect(page.getByText('Sites that you are invited to edit appear here.')).toBeVisible()
  await expect(create).toBeHidden()
  // Requests under way end before the page does.
  await page.unrouteAll({ behavior: 'wait' })
})
