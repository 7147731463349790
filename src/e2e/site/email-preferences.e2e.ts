import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs, freshAddress } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/newsletters.md#confirmation, docs/product/newsletters.md#preferences
test('a reader confirms the address, and chooses what to get, without signing in', async ({
  page,
  product,
  allowFailure,
}) => {
  const { request } = page
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Plum Jam'])
  const email = freshAddress()
  const manage = (method: string, path: string, body?: object) =>
    callAs<Record<string, unknown>>(
      request,
      product,
      author,
      [method, `/manage/${slug}${path}`],
      body,
    )
  const mail = async (subject: RegExp): Promise<string> => {
    const find = async () =>
      (await mailsTo(request, product, email)).find((each) => subject.test(each.subject))?.text
    await expect.poll(find, { timeout: 60_000 }).toBeDefined()
    return (await find()) ?? ''
  }
  await manage('PUT', '/mail-settings', { requiresConfirmation: true })
  await manage('POST', '/subscribers', { email, plan: 'free' })
  const asked = await mail(/^Confirm your subscription/)
  await page.goto(/http\S+\/confirm-subscription\/\S+/.exec(asked)?.[0] ?? '')
  await expectAccessible(page)
  await expectClearStyles(page)
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()

  await manage('PUT', '/automatic-letters/digest', { isEnabled: true })
  const publishedAt = new Date(Date.now() - 60_000).toISOString()
  const recipe = { title: 'Plum Jam', slug: 'recipe-0', publishedAt }
  await manage('PUT', `/recipes/${recipes[0]?.id ?? ''}`, recipe)
  await manage('POST', '/newsletter-sends', { recipeId: recipes[0]?.id })
  const link = /http\S+\/email-preferences\/\S+/.exec(await mail(/^Plum Jam$/))?.[0] ?? ''
  await page.goto(link)
  const box = (name: string) => page.getByRole('main').getByRole('checkbox', { name })
  await expect(box('New recipes')).toBeChecked()
  await expectAccessible(page)
  await expectClearStyles(page)
  await page.getByRole('radio', { name: 'Once a week, in one email' }).check()
  await box('New recipes').uncheck()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your preferences are saved.')).toBeVisible()
  await expect(box('New recipes')).not.toBeChecked()
  await expect(box('Letters')).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Once a week, in one email' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unsubscribe from all' }).click()
  await expect(page.getByText(/^You get no emails from /)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Subscribe again' }).click()
  await expect(box('New recipes')).not.toBeChecked()

  allowFailure(/404|email-preferences/)
  await page.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
