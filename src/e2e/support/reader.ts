import { randomUUID } from 'node:crypto'
import { expect } from '@/src/e2e/support/test'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { tokenIn } from '@/src/testing/mailed-link'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** Somebody new, with an account of their own and nothing else. */
export type Reader = { email: string; authToken: string }

/** An address nobody else uses, in any run of any project. */
export const freshAddress = (): string => `reader-${randomUUID()}@example.com`

/** Makes an account through the inbox, without a browser. */
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

/** Signs somebody in once more, as a program that calls itself so. */
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

/** Opens every page of a browser as somebody who is signed in. */
export async function beReader(page: Page, { authToken }: Reader): Promise<void> {
  await page.addInitScript((token) => {
    try {
      window.localStorage.setItem('authToken', token)
    } catch {
      // A frame with a page of another site, such as a preview, has no storage.
    }
  }, authToken)
}

/** Keeps the newsletter's popup away, as after signing up for it. */
export async function withoutPopup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.localStorage.setItem('newsletterSubmitted', 'true')
  })
}

/** Makes a call of the API as somebody, on the account host. */
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
