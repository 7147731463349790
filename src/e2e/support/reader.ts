import { randomUUID } from 'node:crypto'
import { expect } from '@/src/e2e/support/test'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { tokenIn } from '@/src/testing/mailed-link'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** A new user with an account and nothing else. */
export type Reader = { email: string; authToken: string }

/** A unique email address, in any run of any project. */
export const freshAddress = (): string => `reader-${randomUUID()}@example.com`

/** Creates an account by the mailed link, without a browser. */
export async function makeReader(request: APIRequestContext, product: Running): Promise<Reader> {
  const email = freshAddress()
  const asked = await request.post(`${product.account}/api/v1/manage/sign-up`, { data: { email } })
  expect(asked.status()).toBe(200)
  const token = async (): Promise<string> => {
    const [mail] = await mailsTo(request, product, email)
    return tokenIn(mail?.text)
  }
  await expect.poll(token).not.toBe('')
  const url = `${product.account}/api/v1/manage/sign-in/${await token()}`
  const { authToken } = (await (await request.post(url)).json()) as { authToken: string }
  return { email, authToken }
}

/** Signs a user in again with a given user agent. */
export async function confirmAs(
  request: APIRequestContext,
  product: Running,
  email: string,
  program: string,
): Promise<void> {
  const api = `${product.account}/api/v1/manage`
  const before = (await mailsTo(request, product, email)).length
  expect((await request.post(`${api}/sign-in`, { data: { email } })).status()).toBe(200)
  const mails = () => mailsTo(request, product, email)
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(before)
  const token = tokenIn((await mails())[0]?.text)
  const headers = { 'user-agent': program }
  expect((await request.post(`${api}/sign-in/${token}`, { headers })).status()).toBe(200)
}

/** Signs a user in on every page of a browser. */
export async function beReader(page: Page, { authToken }: Reader): Promise<void> {
  await page.addInitScript((token) => {
    try {
      window.localStorage.setItem('authToken', token)
    } catch {
      // A frame with a page of another site, such as a preview, has no storage.
    }
  }, authToken)
}

/** Suppresses the newsletter popup, as after signing up for it. */
export async function suppressPopup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.localStorage.setItem('newsletterSubmitted', 'true')
  })
}

/** Calls the API as a user, on the account host. */
export async function callAs<Answer>(
  request: APIRequestContext,
  product: Running,
  { authToken }: Reader,
  [method, path]: [method: string, path: string],
  data?: unknown,
): Promise<Answer> {
  const answer = await request.fetch(`${product.account}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${authToken}` },
    ...(data === undefined ? {} : { data }),
  })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}
