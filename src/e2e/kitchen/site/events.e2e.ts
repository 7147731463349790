import type { Page } from '@playwright/test'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

// docs/product/kitchen.md#events
test('an event is made by keyboard alone, duplicated, deleted, and brought back', async ({
  page,
  product,
}) => {
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/events`)
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Market day')
  await page.getByLabel('Day').fill('2999-06-20')
  await page.getByLabel('Place').focus()
  await page.keyboard.type('The old mill')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/events\/[\da-f-]{36}$/)
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'More for this event' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
  // The event that is left has the same title.
  await expect(page.getByRole('status').filter({ hasText: 'Not created yet' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Market day')
  await page.getByLabel('Day').fill('2001-06-20')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('link', { name: 'All events' }).press('Enter')
  await expect(
    page.getByRole('list', { name: 'Upcoming events' }).getByRole('listitem'),
  ).toHaveCount(1)
  const past = page.getByRole('list', { name: 'Past events' }).getByRole('listitem')
  await expect(past).toHaveText(/June 20, 2001/)
  await expectAccessible(page)
  await past.getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(past).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(past).toHaveCount(1)
  await page.goto(`${origin}/events`)
  await expect(page.getByRole('main')).toContainText('The old mill')
})

// docs/product/kitchen.md#events
test('an event that two people change shows both versions, and loses neither', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/409/)
  const { slug, author } = await makeOwnSite(page, product, [])
  const data = { title: 'Supper', date: '2999-06-20T12:00:00.000Z' }
  const path = `/manage/${slug}/events`
  const made = await callAs<{ event: { id: string } }>(
    page.request,
    product,
    author,
    ['POST', path],
    data,
  )
  const { id } = made.event
  await page.goto(`/kitchen/${slug}/events/${id}`)
  await page.getByLabel('Place').fill('At ours')
  await callAs(page.request, product, author, ['PUT', `${path}/${id}`], { location: 'At theirs' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else also changed this: Place')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Place')).toHaveValue('At ours')

  // docs/product/kitchen.md#earlier-versions
  await page.getByRole('button', { name: 'More for this event' }).press('Enter')
  await page.getByRole('menuitem', { name: 'History' }).press('Enter')
  const earlier = page.getByRole('list', { name: 'Earlier versions' }).getByRole('listitem')
  await expect(earlier).toHaveText([/Supper · Jun 20, 2999 · At theirs/, /Supper · Jun 20, 2999/])
  await expectAccessible(page)
  await earlier.first().getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByLabel('Place')).toHaveValue('At theirs')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
})
