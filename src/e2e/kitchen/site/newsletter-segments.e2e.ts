import { expectAccessible } from '@/src/e2e/support/accessible'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs, freshAddress } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#segments
test('a recipe is scheduled for a segment of tagged subscribers, and sent earlier', async ({
  page,
  product,
}) => {
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Plum Jam'])
  const add = async (): Promise<string> => {
    const email = freshAddress()
    const path = `/manage/${slug}/subscribers`
    await callAs(page.request, product, author, ['POST', path], { email, plan: 'free' })
    return email
  }
  const [baker, other] = [await add(), await add()]

  await page.goto(`/kitchen/${slug}/subscribers`)
  await page.getByRole('link', { name: baker }).click()
  await page.getByRole('textbox', { name: 'Tags' }).fill('Baker, Paris')
  await page.getByRole('button', { name: 'Save the tags' }).click()
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('baker, paris')
  await expectAccessible(page)

  await page.goto(`/kitchen/${slug}/segments`)
  await expect(page.getByText('No segments yet')).toBeVisible()
  await page.getByRole('button', { name: 'New segment' }).click()
  const segment = page.getByRole('dialog', { name: 'New segment' })
  await segment.getByRole('textbox', { name: 'Name' }).fill('Bakers')
  await expect(segment.getByText('2 subscribers now')).toBeVisible()
  await segment.getByRole('combobox', { name: 'Tag' }).selectOption('baker')
  await expect(segment.getByText('1 subscriber now')).toBeVisible()
  await expectAccessible(page)
  await segment.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Tag “baker”')).toBeVisible()
  await expectAccessible(page)

  // docs/product/newsletters.md#scheduling
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await choose(page, 'Publish and email')
  const window = page.getByRole('dialog', { name: 'Publish and email' })
  await window.getByRole('combobox', { name: 'Segment' }).selectOption('Bakers')
  await expect(window.getByText('1 subscriber gets it.')).toBeVisible()
  await window.getByRole('radio', { name: 'Later' }).check()
  await expect(window.getByText('The recipe is published by then.')).toBeVisible()
  await window.getByLabel('Day').fill('2000-01-01')
  await expect(window.getByText('Choose a time in the future.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Schedule' })).toBeDisabled()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await window.getByLabel('Day').fill(tomorrow)
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Scheduled for /)).toBeVisible()

  await page.goto(`/kitchen/${slug}/newsletter`)
  await expect(page.getByText(/^Scheduled for /)).toBeVisible()
  await page.getByRole('link', { name: 'Plum Jam' }).click()
  await expect(page.getByText('Bakers')).toBeVisible()
  await page.getByRole('button', { name: 'Change the time' }).click()
  const time = page.getByRole('dialog', { name: 'Change the time' })
  await time.getByLabel('Time', { exact: true }).fill('23:59')
  await time.getByRole('button', { name: 'Change the time' }).click()
  await expect(page.getByText(/^Scheduled for .*11:59 PM/)).toBeVisible()
  await expectAccessible(page)

  // The recipe is scheduled as well, and published earlier here.
  const recipe = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}/publish`
  await callAs(page.request, product, author, ['POST', recipe], {
    publishedAt: new Date(Date.now() - 1_000).toISOString(),
  })
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Accepted by the mail server.')).toBeVisible({ timeout: 30_000 })
  await expect
    .poll(async () => (await mailsTo(page.request, product, baker)).map(({ subject }) => subject))
    .toContain('Plum Jam')
  expect(await mailsTo(page.request, product, other)).toEqual([])
})
