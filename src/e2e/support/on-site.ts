import { randomUUID } from 'node:crypto'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** Somebody on a site: the address, the token of the API, and the call that uses it. */
export type Reader = {
  email: string
  token: string
  api: (method: string, path: string, body?: unknown) => Promise<Answer>
}
type Answer = { status: number; json: unknown }

/**
 * Signs in on a site without its screens: by the mailed link, the token put where the site keeps it.
 * With no address, a new account is made for this test alone.
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
  const link = async (): Promise<string | undefined> =>
    (await mailsTo(page.request, product, address))
      .map(({ text }) => /https?:\/\/\S*mgk=([\w-]+)\S*/.exec(text))
      .find((found) => found?.[0].includes(mark))?.[1]
  await expect.poll(link).toBeDefined()
  const confirmed = await page.request.post(`${api}/site/${site}/sign-in/${await link()}`)
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
