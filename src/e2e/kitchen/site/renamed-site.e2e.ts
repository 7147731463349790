import { open } from '@/src/e2e/support/design-panel'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#frame
test('open screens follow a site to its new address, with what is not saved', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/404/)
  const { slug, author } = await makeOwnSite(page, product, [])
  const rename = (from: string, to: string) =>
    callAs(page.request, product, author, ['PUT', `/manage/${from}/sites`], {
      title: 'Test Kitchen',
      slug: to,
    })
  await page.goto(`/kitchen/${slug}/events/new`)
  const event = page.getByRole('textbox', { name: 'Title' })
  await event.fill('Autumn market')
  await page.getByLabel('Day').fill('2027-10-02')
  await rename(slug, `${slug}-b`)
  const create = page.getByRole('button', { name: 'Create' })
  await create.click()
  await expect(page).toHaveURL(`/kitchen/${slug}-b/events/new`)
  await expect(event).toHaveValue('Autumn market')
  await create.click()
  await expect(page).not.toHaveURL(/new$/)

  await page.goto(`/kitchen/${slug}-b/design`)
  await open(page, 'Title, logo and icons')
  await rename(`${slug}-b`, `${slug}-c`)
  await page.getByRole('textbox', { name: 'Title of the site' }).fill('Plum pudding')
  await expect(page).toHaveURL(`/kitchen/${slug}-c/design`)
  await open(page, 'Title, logo and icons')
  await expect(page.getByRole('textbox', { name: 'Title of the site' })).toHaveValue('Plum pudding')
  await expect(page.getByText('Draft saved')).toBeVisible()
})
