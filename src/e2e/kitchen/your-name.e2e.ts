import { expectAccessible } from '@/src/e2e/support/accessible'
import { beReader, callAs, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#your-name
test('an author without a name is asked for one in the kitchen, until it is given', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const author = await makeReader(page.request, product)
  await beReader(page, author)
  await page.goto('/kitchen')
  const question = page.getByRole('form', { name: 'Your name' })
  await question.getByRole('textbox', { name: 'What is your name?' }).fill('A')
  await question.getByRole('button', { name: 'Use this name' }).click()
  await expect(question.getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page)
  await question.getByRole('textbox', { name: 'What is your name?' }).fill('Ada Berg')
  await question.getByRole('button', { name: 'Use this name' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  const user = await callAs(page.request, product, author, ['GET', '/manage/current-user'])
  expect(user).toMatchObject({ currentUser: { displayName: 'Ada Berg' } })
})

// docs/product/kitchen.md#your-name
test('the question for a name can be dismissed, which this browser remembers', async ({
  page,
  product,
}) => {
  await beReader(page, await makeReader(page.request, product))
  await page.goto('/kitchen')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible()
  await expect(page.getByText('You have no sites yet')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Your name' })).toHaveCount(0)
})
