import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { beReader, callAs, makeReader } from '@/src/e2e/support/reader'
import { statusOf } from '@/src/e2e/support/site-status'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

/** Goes to a control with the keys alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    const label = await page.evaluate(() => {
      const { activeElement: focused } = document
      // Nothing is focused yet, or the screen as a whole.
      if (!focused?.matches('a, button, input, textarea')) return ''
      const own = focused.getAttribute('aria-label') ?? focused.textContent
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []
      return [own, ...labels.map(({ textContent }) => textContent)].join(' ')
    })
    if (label.includes(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

// docs/product/kitchen.md#settings
test('the settings of a site are changed in the kitchen, by keys alone', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/settings`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Test Kitchen')
  await tabTo(page, 'Address')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('admin')
  await expect(page.getByText('This name is reserved')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('ferment')
  await expect(page.getByText('Already taken')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`${slug}-new`)
  await expect(page.getByText('stops working when you save')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/kitchen/${slug}-new/settings$`))
  expect(await statusOf(page, product, `${slug}-new`)).toBe(200)
  expect(await statusOf(page, product, slug)).toBe(404)

  await tabTo(page, 'Reading')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /Metric/ })).toBeVisible()
  await tabTo(page, 'Google Analytics ID')
  await page.keyboard.type('UA')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not a Google Analytics ID')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('G-AB12CD34')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

// docs/product/kitchen.md#settings
test('two tabs of one site do not overwrite each other unseen', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/409/)
  const { slug, author } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/settings/features`)
  await page.getByRole('checkbox', { name: 'Comments', exact: true }).click()
  await callAs(page.request, product, author, ['PUT', `/manage/${slug}/sites`], {
    title: 'Renamed elsewhere',
    slug,
    newslettersEnabled: false,
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else changed the settings')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked()
  // Scrolled halfway, a section's link lies half beneath the bar at the top.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

// docs/product/kitchen.md#leaving-a-form
test('a form with changes is not left unasked, by a link or a step back', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/settings`)
  await page.getByRole('link', { name: 'Reading', exact: true }).click()
  await page.getByRole('radio', { name: /Metric/ }).check()
  await page.getByRole('link', { name: 'Features', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect(asked).toHaveCount(0)
  await page.goBack()
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/settings\/reading$/)
  await expect(page.getByRole('radio', { name: /Metric/ })).toBeChecked()
  await page.goBack()
  await asked.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await page.getByRole('link', { name: 'Reading', exact: true }).click()
  await expect(page.getByRole('radio', { name: /Metric/ })).not.toBeChecked()
})

// docs/product/kitchen.md#custom-domains-in-the-settings
test('a domain says what to enter for it, and how it stands', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/settings`)
  const field = page.getByRole('textbox', { name: 'Domain' })
  await field.fill('127.0.0.1')
  await page.getByRole('button', { name: 'Add the domain' }).click()
  await expect(page.getByText('Enter a domain such as recipes.example.com.')).toBeVisible()
  await field.fill(`Recipes.${slug}.Invalid-Example.test.`)
  await page.getByRole('button', { name: 'Add the domain' }).click()
  const item = page.getByRole('listitem').filter({ hasText: 'Waiting' })
  await expect(item.getByRole('heading', { level: 3 })).toHaveText(
    `recipes.${slug}.invalid-example.test`,
  )
  await expect(item.getByText(/^dv_/)).toBeVisible()
  await expect(item.getByRole('button', { name: /^Copy the value dv_/ })).toBeVisible()
  await expectAccessible(page)
  await item.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('button', { name: 'Remove the domain' }).click()
  await expect(item).toHaveCount(0)
})

// docs/product/kitchen.md#editors-in-the-settings
test('an editor is invited, accepts by the mail, and leaves again', async ({
  page,
  product,
  browser,
  allowFailure,
}) => {
  allowFailure(/409/)
  const { slug, author } = await makeOwnSite(page, product, [])
  const guest = await makeReader(page.request, product)
  await page.goto(`/kitchen/${slug}/settings/editors`)
  await page.getByRole('textbox', { name: 'Invite an editor' }).fill(guest.email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`An invitation was sent to ${guest.email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Send again to ${guest.email}` })).toBeVisible()
  await expectAccessible(page)
  const mails = await mailsTo(page.request, product, guest.email)
  const mail = mails.find(({ subject }) => subject === 'Work on Test Kitchen')
  const link = /https?:\/\/\S*\/invitation\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''

  // The owner opens it: told plainly, and nothing happens.
  await page.goto(link)
  await expect(page.getByText('and you are signed in as')).toBeVisible()
  await expect(page.getByText(author.email)).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const guests = await context.newPage()
  await guests.goto(link)
  await expect(guests.getByRole('link', { name: 'Sign in to accept' })).toBeVisible()
  await beReader(guests, guest)
  await guests.goto(link)
  await guests.getByRole('button', { name: 'Accept' }).click()
  await expect(guests.getByRole('heading', { name: 'You edit Test Kitchen now' })).toBeVisible()
  await guests.goto(link)
  await expect(guests.getByText('This invitation has already been accepted.')).toBeVisible()

  await guests.goto(`${product.account}/kitchen/${slug}/settings`)
  await expect(guests.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await expect(guests.getByRole('textbox', { name: 'Address' })).toHaveCount(0)
  await expect(guests.getByRole('link', { name: 'Transfer or delete' })).toHaveCount(0)
  await guests.getByRole('link', { name: 'Editors', exact: true }).click()
  await guests.getByRole('button', { name: 'Leave this site' }).click()
  await guests.getByRole('button', { name: 'Leave the site' }).click()
  await expect(guests).toHaveURL(`${product.account}/kitchen`)
  await expect(guests.getByText('You have no sites yet')).toBeVisible()
  await context.close()
})
