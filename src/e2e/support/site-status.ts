import type { Page } from '@playwright/test'
import type { Running } from './product'

/** The status of a page of a site; only browsers resolve names below localhost. */
export async function statusOf(
  page: Page,
  product: Running,
  slug: string,
  path = '/',
): Promise<number> {
  const { protocol, host } = new URL(product.account)
  const headers = { host: `${slug}.${host}` }
  return (await page.request.get(`${protocol}//${host}${path}`, { headers })).status()
}
