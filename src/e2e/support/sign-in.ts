import { randomUUID } from 'node:crypto'
import { expect } from '@/src/e2e/support/test'
import { linkIn } from '@/src/testing/mailed-link'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** A mail in the test inbox. */
export type Mail = { id: string; subject: string; text: string; html: string; date: string }

/** The mails sent to an address, newest first. */
export async function mailsTo(
  request: APIRequestContext,
  product: Running,
  address: string,
): Promise<Mail[]> {
  const url = `${product.inbox}/api/messages?to=${encodeURIComponent(address)}`
  const { messages } = (await (await request.get(url)).json()) as { messages: Mail[] }
  return messages
}

/**
 * Opens the link of a mail and waits until it has signed in and redirected: a page opened during the
 * redirect would be left again.
 */
export async function openLink(page: Page, text: string | undefined): Promise<void> {
  await page.goto(linkIn(text))
  // Other ways to wait fail while one page replaces another.
  await page.waitForFunction(() => {
    const { pathname, search } = window.location
    const isOnItsWay = /^\/(sign-in|redirecting)/.test(pathname) || search.includes('mgk=')
    return !isOnItsWay && window.localStorage.getItem('authToken')?.startsWith('se_')
  })
}

/**
 * Signs in as a person would: requests a link and opens it from the inbox, in the same browser. Several
 * tests may sign in as the same person at once: each recognizes its mail by the target of its link.
 */
export async function signIn(page: Page, product: Running, email: string): Promise<void> {
  const mark = randomUUID()
  const next = encodeURIComponent(`/?${mark}`)
  const ownMail = async (): Promise<Mail | undefined> =>
    (await mailsTo(page.request, product, email)).find(({ text }) => text.includes(mark))
  await page.goto(`${product.account}/sign-in?next=${next}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.poll(async () => (await ownMail()) !== undefined).toBe(true)
  const link = linkIn((await ownMail())?.text)
  expect(link, 'the link in the mail').not.toBe('')
  await page.goto(link)
  // Signed in, and redirected from the page that the link opened.
  await expect(page).toHaveURL(`${product.account}/?${mark}`)
}
