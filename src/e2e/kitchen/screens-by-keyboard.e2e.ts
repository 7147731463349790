import { tabTo } from '@/src/e2e/support/browser/hand'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { Running } from '@/src/e2e/support/product'
import { beReader, callAs, freshAddress, makeReader } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Locator, Page } from '@playwright/test'

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

/** Goes to a control and presses Enter on it. */
async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** Chooses one of a group of radio buttons with the arrow keys. */
async function chooseInGroup(page: Page, group: string, name: string): Promise<void> {
  const radios = page.getByRole('group', { name: group }).getByRole('radio')
  const chosen = page.getByRole('group', { name: group }).getByRole('radio', { checked: true })
  await tabTo(page, (await chosen.count()) > 0 ? chosen : radios.first())
  const wanted = page.getByRole('radio', { name, exact: true })
  for (let left = await radios.count(); left > 0 && !(await wanted.isChecked()); left -= 1) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(wanted).toBeChecked()
}

/** The link of the invitation in the newest mail with a subject. */
async function invitationIn(page: Page, product: Running, email: string, subject: string) {
  const mails = await mailsTo(page.request, product, email)
  const text = mails.find((mail) => mail.subject === subject)?.text ?? ''
  return /https?:\/\/\S*\/invitation\?token=[\w-]+/.exec(text)?.[0] ?? ''
}

// docs/product/kitchen.md#first-run
test('a new site gets its template, colours and type without a mouse', async ({
  page,
  product,
}) => {
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/start`)
  await chooseInGroup(page, 'Template', 'Magazine')
  await enter(page, page.getByRole('link', { name: 'Next: Colours and type' }))
  await chooseInGroup(page, 'Colours', 'Plum')
  await chooseInGroup(page, 'Type', 'Lora and Karla')
  const shown = page.frameLocator('iframe').locator('html')
  await expect(shown).toHaveCSS('font-family', /^"?Karla/)
  await enter(page, page.getByRole('link', { name: 'Next: Measures and time' }))
  await enter(page, page.getByRole('link', { name: 'Next: First recipes' }))
  await enter(page, page.getByRole('link', { name: /^Write a recipe/ }))
  await expect(box(page, 'Title')).toBeFocused()
  await page.goto(origin)
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(252, 248, 251)')
})

// docs/product/kitchen.md#handing-a-site-over-and-deleting-it
test('an invitation is accepted, and a site handed over, without a mouse', async ({
  page,
  product,
  browser,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  const guest = await makeReader(page.request, product)
  await page.goto(`/kitchen/${slug}/settings/editors`)
  await tabTo(page, box(page, 'Invite an editor'))
  await page.keyboard.type(guest.email)
  await page.keyboard.press('Enter')
  await expect(button(page, `Send again to ${guest.email}`)).toBeVisible()
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const guests = await context.newPage()
  await beReader(guests, guest)
  await guests.goto(await invitationIn(page, product, guest.email, 'Work on Test Kitchen'))
  await enter(guests, button(guests, 'Accept'))
  await expect(guests.getByRole('heading', { name: 'You edit Test Kitchen now' })).toBeVisible()

  await page.goto(`/kitchen/${slug}/settings/ownership`)
  const part = page.getByRole('region', { name: 'Transfer the site' })
  await tabTo(page, part.getByRole('combobox', { name: 'Address of the new owner' }))
  await page.keyboard.type(guest.email)
  await tabTo(page, part.getByRole('textbox', { name: 'Title of the site' }))
  await page.keyboard.type('Test Kitchen')
  await enter(page, part.getByRole('button', { name: 'Offer the site' }))
  await expect(part.getByRole('button', { name: 'Withdraw it' })).toBeVisible()
  await guests.goto(
    await invitationIn(page, product, guest.email, 'Test Kitchen is offered to you'),
  )
  await enter(guests, button(guests, 'Accept'))
  await expect(guests.getByRole('heading', { name: 'You own Test Kitchen now' })).toBeVisible()
  await context.close()
})

// docs/product/kitchen.md#collection-editor
test('a collection is made and deleted, and an event found, without a mouse', async ({
  page,
  product,
}) => {
  const { slug, author } = await makeOwnSite(page, product, ['Plum Jam'])
  for (const [title, location] of [
    ['Market', 'Harbour'],
    ['Supper', 'The barn'],
  ]) {
    const event = { title, location, date: '2999-06-20T12:00:00.000Z' }
    await callAs(page.request, product, author, ['POST', `/manage/${slug}/events`], event)
  }
  await page.goto(`/kitchen/${slug}/collections`)
  await expect(page.getByText('No collections yet')).toBeVisible()
  await page.keyboard.press('n')
  await tabTo(page, box(page, 'Title'))
  await page.keyboard.type('Breakfast')
  await tabTo(page, page.getByRole('combobox', { name: 'Add recipes' }))
  await page.keyboard.type('plum')
  await expect(page.getByRole('option', { name: 'Plum Jam' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await enter(page, button(page, 'More for this collection'))
  await expect(page.locator('[role="menu"]:focus-within'), 'keys go to the menu').toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await enter(page, button(page, 'Delete the collection'))
  await expect(page.getByText('No collections yet')).toBeVisible()

  await page.goto(`/kitchen/${slug}/events`)
  await expect(page.getByRole('list', { name: 'Upcoming events' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('BARN')
  await expect(page.getByRole('listitem').filter({ hasText: 'Market' })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box(page, 'Title')).toHaveValue('Supper')
})

// docs/product/kitchen.md#leaving-a-form
test('redirects, plans, domains and the export are used without a mouse, and nothing typed is lost', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/redirects`)
  await enter(page, button(page, 'Add many'))
  await tabTo(page, page.getByRole('textbox', { name: /^One redirect per line/ }))
  await page.keyboard.type('/old, /recipes')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Keep typing')).toBeFocused()
  await page.keyboard.press('Enter')
  await enter(page, button(page, 'Add 1'))
  await enter(page, button(page, 'Done'))
  await expect(page.getByRole('list', { name: 'Redirects' })).toContainText('/old')

  await page.goto(`/kitchen/${slug}/plans`)
  await tabTo(page, page.getByRole('checkbox', { name: 'Offer paid plans' }))
  await page.keyboard.press('Space')
  await tabTo(page, box(page, 'Monthly price'))
  await page.keyboard.type('4.50')
  await enter(page, page.getByRole('link', { name: 'Overview', exact: true }))
  await enter(page, button(page, 'Stay'))
  await expect(box(page, 'Monthly price')).toHaveValue('4.50')
  await enter(page, button(page, 'Save'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto(`/kitchen/${slug}/settings`)
  const domain = `recipes.${slug}.example.test`
  await tabTo(page, box(page, 'Domain'))
  await page.keyboard.type(domain)
  await page.keyboard.press('Enter')
  await enter(page, button(page, `Remove ${domain}`))
  await enter(page, button(page, 'Remove the domain'))
  await expect(page.getByRole('heading', { name: domain })).toHaveCount(0)

  await page.goto(`/kitchen/${slug}/import`)
  await enter(page, button(page, 'Email me a link instead'))
  await expect(page.getByText(/^The export (?:waits|is being|of)/)).toBeVisible()
})

// docs/product/kitchen.md#editors-in-the-settings
test('an invitation is sent, sent again and revoked, and a site deleted and restored, without a mouse', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  const guest = freshAddress()
  const letters = () => mailsTo(page.request, product, guest)
  await page.goto(`/kitchen/${slug}/settings/editors`)
  await tabTo(page, box(page, 'Invite an editor'))
  await page.keyboard.type(guest)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`An invitation was sent to ${guest}.`)).toBeVisible()
  await enter(page, button(page, `Send again to ${guest}`))
  await expect(page.getByText('Sent again. The previous link no longer works.')).toBeVisible()
  await expect.poll(async () => (await letters()).length).toBe(2)
  await enter(page, button(page, `Revoke the one to ${guest}`))
  await enter(page, button(page, 'Revoke the invitation'))
  await expect(button(page, `Send again to ${guest}`)).toHaveCount(0)

  await enter(page, page.getByRole('link', { name: 'Transfer or delete', exact: true }))
  const part = page.getByRole('region', { name: 'Delete the site' })
  await tabTo(page, part.getByRole('textbox', { name: 'Title of the site' }))
  await page.keyboard.type('Test Kitchen')
  await enter(page, part.getByRole('button', { name: 'Delete the site' }))
  await expect(page).toHaveURL(`${product.account}/kitchen`)
  await enter(page, button(page, 'Restore Test Kitchen'))
  await expect(page.getByRole('link', { name: 'Test Kitchen', exact: true })).toBeVisible()
})
