import { expect, test } from '@/src/e2e/support/test'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { linkIn } from '@/src/testing/mailed-link'
import type { Page } from '@playwright/test'

/** Asks for a link with the form of a site. */
async function askFor(page: Page, site: string, email: string): Promise<void> {
  await page.goto(`${site}/sign-up`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
}
let number = 0

/** An address nobody else uses, in any run of any project. */
const address = (): string => `reader-${Date.now()}-${(number += 1)}@example.com`

// docs/product/accounts.md#confirming-a-link
test.describe('signing in on a site', () => {
  test('mails a link that signs in this browser by itself and leaves the address clean', async ({
    page,
    product,
  }) => {
    const email = address()
    await page.goto(`${product.sites['ferment']}/sign-up`)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Check your inbox')).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(page.request, product, email)).length)
      .toBeGreaterThan(0)
    const [mail] = await mailsTo(page.request, product, email)
    await page.goto(linkIn(mail?.text))
    await expect(page).toHaveURL(`${product.sites['ferment']}/`)
    const token = await page.evaluate(() => window.localStorage.getItem('authToken'))
    expect(token).toMatch(/^se_/)
  })

  test('asks another browser to press a button first, so that mail scanners spend nothing', async ({
    page,
    product,
    browser,
  }) => {
    const email = address()
    const site = product.sites['jerumai'] ?? ''
    await page.goto(`${site}/sign-up`)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Check your inbox')).toBeVisible()
    const [mail] = await mailsTo(page.request, product, email)
    const other = await (await browser.newContext()).newPage()
    await other.goto(linkIn(mail?.text))
    const dialog = other.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await other.evaluate(() => window.localStorage.getItem('authToken'))).toBeNull()
    await dialog.getByRole('button', { name: 'Continue as r•••@example.com' }).click()
    await expect(other).toHaveURL(`${site}/`)
    expect(await other.evaluate(() => window.localStorage.getItem('authToken'))).toMatch(/^se_/)
  })

  test('signs nobody in as a stranger whose link they open, though they asked for one', async ({
    page,
    product,
    browser,
    allowFailure,
  }) => {
    allowFailure(/401/)
    const [attacker, victim] = [address(), address()]
    const site = product.sites['ferment'] ?? ''
    const token = () => page.evaluate(() => window.localStorage.getItem('authToken'))
    const foreign = await (await browser.newContext()).newPage()
    await askFor(foreign, site, attacker)
    const [stranger] = await mailsTo(page.request, product, attacker)
    await askFor(page, site, victim)
    await page.goto(linkIn(stranger?.text))
    const dialog = page.getByRole('dialog')
    const button = dialog.getByRole('button', { name: 'Continue as r•••@example.com' })
    await expect(button).toBeVisible()
    expect(await token()).toBeNull()
    // The victim's own link still signs in by itself, and a session is not replaced unseen.
    const [own] = await mailsTo(page.request, product, victim)
    await page.goto(linkIn(own?.text))
    await expect(page).toHaveURL(`${site}/`)
    const session = await token()
    await page.goto(linkIn(stranger?.text))
    await expect(dialog.getByText(`You are signed in as ${victim}.`)).toBeVisible()
    expect(await token()).toBe(session)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${site}/`)
    expect(await token()).toBe(session)
  })

  test('keeps a session to the browser: its token is worth nothing elsewhere', async ({
    page,
    product,
    request,
    allowFailure,
  }) => {
    allowFailure(/403/)
    const [email, site] = [address(), product.sites['ferment'] ?? '']
    await askFor(page, site, email)
    const [mail] = await mailsTo(page.request, product, email)
    await page.goto(linkIn(mail?.text))
    await expect(page).toHaveURL(`${site}/`)
    // All a script of the page can get at.
    const loot = await page.evaluate(() => ({
      token: window.localStorage.getItem('authToken') ?? '',
      cookie: document.cookie,
    }))
    expect(loot).toMatchObject({ token: expect.stringMatching(/^se_/), cookie: '' })
    const headers = { authorization: `Bearer ${loot.token}` }
    for (const origin of [undefined, new URL(site).origin]) {
      const stolen = await request.get(`${product.account}/api/v1/manage/current-user`, {
        headers: origin === undefined ? headers : { ...headers, origin },
      })
      expect(stolen.status()).toBe(401)
    }
    // Nor can it make itself a token that is: neither by asking for one, nor on the way between hosts.
    const tries = await page.evaluate(async (token) => {
      const headers = { authorization: `Bearer ${token}` }
      const made = await fetch('/api/v1/manage/single-use-tokens', { method: 'POST', headers })
      const handover = `/api/handover?challenge=${'a'.repeat(43)}`
      const asked = await fetch(handover, { method: 'POST', headers })
      const led = await fetch('/api/handover', { redirect: 'manual' })
      return [
        [made.status, (await made.text()).includes('al_')],
        [asked.status, [...asked.headers.keys()].includes('set-cookie'), await asked.text()],
        [led.type, led.headers.get('location'), document.cookie],
      ]
    }, loot.token)
    expect(tries).toEqual([
      [403, false],
      [200, false, ''],
      ['opaqueredirect', null, ''],
    ])
    // Here it goes on working, also after the page was opened anew.
    await page.reload()
    const here = await page.evaluate(
      (token) =>
        fetch('/api/v1/manage/current-user', {
          headers: { authorization: `Bearer ${token}` },
        }).then(({ status }) => status),
      loot.token,
    )
    expect(here).toBe(200)
  })

  test('leads on to the page the reader came for', async ({ page, product }) => {
    const [email, site] = [address(), product.sites['ferment'] ?? '']
    await page.goto(`${site}/sign-in?next=${encodeURIComponent('/recipes?search=rice')}`)
    await page.getByRole('link', { name: 'Create Account' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Check your inbox')).toBeVisible()
    const [mail] = await mailsTo(page.request, product, email)
    await page.goto(linkIn(mail?.text))
    await expect(page).toHaveURL(`${site}/recipes?search=rice`)
  })

  test('says what is wrong with an address, and forgets it on edit', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}/sign-in`)
    const button = page.getByRole('button', { name: 'Sign In', exact: true })
    await expect(button).toBeDisabled()
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await button.click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@')
    await expect(page.getByText('Please enter a valid email address')).toBeHidden()
  })

  test('says once what is wrong with a link, and asks nothing first', async ({
    page,
    browser,
    product,
    allowFailure,
  }) => {
    allowFailure(/401/)
    const site = product.sites['ferment'] ?? ''
    await page.goto(`${site}/?mgk=si_nobody-knows-this-token`)
    const dialog = page.getByRole('dialog', { name: 'That link did not work' })
    await expect(dialog.getByText('This sign in link is not valid')).toBeVisible()
    await expect(page).not.toHaveURL(/mgk=/)

    // The page of mailed links has words of its own for it.
    const email = address()
    await askFor(page, site, email)
    const [mail] = await mailsTo(page.request, product, email)
    await page.goto(linkIn(mail?.text))
    await expect(page).toHaveURL(`${site}/`)
    // A dead link ends the session of who is signed in.
    const token = () => page.evaluate(() => localStorage.getItem('authToken'))
    expect(await token()).not.toBeNull()
    await page.goto(`${site}/?mgk=dead`)
    await expect(dialog).toBeVisible()
    expect(await token()).toBeNull()
    const other = await (await browser.newContext()).newPage()
    await other.goto(linkIn(mail?.text))
    await expect(other.getByText('Your sign in link has expired')).toBeVisible()
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await expect(other.getByText(/already been used/)).toHaveCount(0)
    await other.goto(`${site}/sign-in/callback?mgk=si_nobody-knows-this-token`)
    await expect(other.getByText('Your sign in link has expired')).toBeVisible()
    await expect(other.getByRole('dialog')).toHaveCount(0)
  })

  test('shows nothing but the question, and the form to who puts it aside', async ({
    page,
    browser,
    product,
  }) => {
    const [email, site] = [address(), product.sites['ferment'] ?? '']
    await askFor(page, site, email)
    const [mail] = await mailsTo(page.request, product, email)
    const other = await (await browser.newContext()).newPage()
    await other.goto(linkIn(mail?.text))
    await expect(other.getByRole('button', { name: /^Continue as/ })).toBeVisible()
    await expect(other.getByText('Signing In...')).toHaveCount(0)
    await other.keyboard.press('Escape')
    await expect(other.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(other.getByText('Your sign in link has expired')).toHaveCount(0)
  })
})
