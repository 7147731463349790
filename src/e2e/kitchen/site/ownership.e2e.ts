import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { beReader, makeReader } from '@/src/e2e/support/reader'
import { statusOf } from '@/src/e2e/support/site-status'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#handing-a-site-over-and-deleting-it
test('a site is deleted by its title, is away at once, and comes back', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422|404/)
  const { slug } = await makeOwnSite(page, product, ['Soup'])
  expect(await statusOf(page, product, slug)).toBe(200)
  await page.goto(`/kitchen/${slug}/settings/ownership`)
  const part = page.getByRole('region', { name: 'Delete the site' })
  await part.getByRole('textbox', { name: 'Title of the site' }).fill('test kitchen')
  await part.getByRole('button', { name: 'Delete the site' }).click()
  await expect(part.getByText('This is not the title of the site.')).toBeVisible()
  await expectAccessible(page)
  await part.getByRole('textbox', { name: 'Title of the site' }).fill('Test Kitchen')
  await part.getByRole('button', { name: 'Delete the site' }).click()
  await expect(page).toHaveURL(`${product.account}/kitchen`)
  await expect(page.getByText(/^Deleted, can be restored until/)).toBeVisible()
  await expectAccessible(page)
  expect(await statusOf(page, product, slug)).toBe(404)
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.getByRole('heading', { name: 'Not one of your sites' })).toBeVisible()
  await page.goto('/kitchen')
  await page.getByRole('button', { name: 'Restore Test Kitchen' }).click()
  await expect(page.getByRole('link', { name: 'Test Kitchen', exact: true })).toBeVisible()
  expect(await statusOf(page, product, slug)).toBe(200)
})

// docs/product/kitchen.md#handing-a-site-over-and-deleting-it
test('a site is handed over by a mail, and its old owner edits it', async ({
  page,
  product,
  browser,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  const heir = await makeReader(page.request, product)
  await page.goto(`/kitchen/${slug}/settings/ownership`)
  const part = page.getByRole('region', { name: 'Transfer the site' })
  await part.getByRole('combobox', { name: 'Address of the new owner' }).fill(heir.email)
  await part.getByRole('textbox', { name: 'Title of the site' }).fill('Test Kitchen')
  await part.getByRole('button', { name: 'Offer the site' }).click()
  await expect(part.getByRole('button', { name: 'Withdraw it' })).toBeVisible()
  await expectAccessible(page)
  const mails = await mailsTo(page.request, product, heir.email)
  const mail = mails.find(({ subject }) => subject === 'Test Kitchen is offered to you')
  const link = /https?:\/\/\S*\/invitation\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const heirs = await context.newPage()
  await beReader(heirs, heir)
  await heirs.goto(link)
  await heirs.getByRole('button', { name: 'Accept' }).click()
  await expect(heirs.getByRole('heading', { name: 'You own Test Kitchen now' })).toBeVisible()
  await context.close()
  await page.goto('/kitchen')
  await expect(page.getByText('You are an editor')).toBeVisible()
})
