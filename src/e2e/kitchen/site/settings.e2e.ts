import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { Running } from '@/src/e2e/support/product'
import { beReader, callAs, makeReader } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

/** What a site answers; names below localhost are known to browsers alone. */
async function statusOf(page: Page, product: Running, slug: string): Promise<number> {
  const { protocol, host } = new URL(product.account)
  const headers = { host: `${slug}.${host}` }
  return (await page.request.get(`${protocol}//${host}/`, { headers })).status()
}

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
  await tabTo(page, 'Google Analytics id')
  await page.keyboard.type('UA')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is no Google Analytics id')).toBeVisible()
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
  await page.getByRole('checkbox', { name: 'Comments' }).click()
  await callAs(page.request, product, author, ['PUT', `/manage/${slug}/sites`], {
    title: 'Renamed elsewhere',
    slug,
    newslettersEnabled: false,
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Somebody else has changed the settings meanwhile')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked()
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
  await expect(page.getByRole('radio', { name: /Imperial|US/ })).toBeChecked()
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
  await expect(page.getByText('Write a domain such as recipes.example.com.')).toBeVisible()
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
  await expect(page.getByText(`An invitation is on its way to ${guest.email}.`)).toBeVisible()
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
  await expect(guests.getByText('This invitation was accepted already.')).toBeVisible()

  await guests.goto(`${product.account}/kitchen/${slug}/settings`)
  await expect(guests.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await expect(guests.getByRole('textbox', { name: 'Address' })).toHaveCount(0)
  await expect(guests.getByRole('link', { name: 'Hand over or delete' })).toHaveCount(0)
  await guests.getByRole('link', { name: 'Editors', exact: true }).click()
  await guests.getByRole('button', { name: 'Leave this site' }).click()
  await guests.getByRole('button', { name: 'Leave the site' }).click()
  await expect(guests).toHaveURL(`${product.account}/kitchen`)
  await expect(guests.getByText('You do not work on a site yet')).toBeVisible()
  await context.close()
})

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
  const part = page.getByRole('region', { name: 'Hand the site over' })
  await part.getByRole('combobox', { name: 'Address of the new owner' }).fill(heir.email)
  await part.getByRole('textbox', { name: 'Title of the site' }).fill('Test Kitchen')
  await part.getByRole('button', { name: 'Offer the site' }).click()
  await expect(part.getByRole('button', { name: 'Take it back' })).toBeVisible()
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
