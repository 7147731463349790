import { expect } from '@/src/e2e/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/product'

/** A mail as the inbox gives it. */
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

/** Signs in as a person would: asks for a link, opens it from the inbox, in the same browser. */
export async function signIn(page: Page, product: Running, email: string): Promise<void> {
  const before = await mailsTo(page.request, product, email)
  await page.goto(`${product.account}/sign-in`)
  await page.getByLabel(/email/i).fill(email)
  await page.getByRole('button', { name: /sign in|link|continue/i }).click()
  await expect
    .poll(async () => (await mailsTo(page.request, product, email)).length)
    .toBeGreaterThan(before.length)
  const [mail] = await mailsTo(page.request, product, email)
  const link = /https?:\/\/\S*mgk=[\w-]+\S*/.exec(mail?.text ?? '')?.[0]
  expect(link, 'the link in the mail').toBeDefined()
  await page.goto(link ?? '')
  // Signed in, and led on from the page the link opened.
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/sign-in'))
}
