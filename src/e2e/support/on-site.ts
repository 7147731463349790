import { randomUUID } from 'node:crypto'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect } from '@/src/e2e/support/test'
import { tokenIn } from '@/src/testing/mailed-link'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** A reader on a site: email address, API token, and a function that calls the API with it. */
export type Reader = {
  email: string
  token: string
  api: (method: string, path: string, body?: unknown) => Promise<Answer>
}
type Answer = { status: number; json: unknown }

/**
 * Signs in on a site without its screens: by the mailed link, with the token stored as the site does.
 * Without an address, a new account is created for this test.
 */
export async function signInOnSite(
  page: Page,
  product: Running,
  site: string,
  email?: string,
): Promise<Reader> {
  const mark = randomUUID()
  const address = email ?? `reader-${mark}@example.com`
  const origin = product.sites[site] ?? ''
  const kind = email === undefined ? 'sign-up' : 'sign-in'
  const next = encodeURIComponent(`${origin}/?${mark}`)
  const api = `${product.account}/api/v1`
  await page.request.post(`${api}/site/${site}/${kind}?next=${next}`, { data: { email: address } })
  const mailedToken = async (): Promise<string> =>
    tokenIn(
      (await mailsTo(page.request, product, address)).find(({ text }) => text.includes(mark))?.text,
    )
  await expect.poll(mailedToken).not.toBe('')
  const confirmed = await page.request.post(`${api}/site/${site}/sign-in/${await mailedToken()}`)
  const { authToken: token } = (await confirmed.json()) as { authToken: string }
  await page.addInitScript(
    ([host, kept]) => {
      if (window.location.host === host) window.localStorage.setItem('authToken', kept ?? '')
    },
    [new URL(origin).host, token],
  )
  return {
    email: address,
    token,
    api: async (method, path, data) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await page.request.fetch(`${api}${path}`, { method, headers, data })
      const text = await answer.text()
      return { status: answer.status(), json: text === '' ? null : JSON.parse(text) }
    },
  }
}
