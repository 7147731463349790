import type { Page } from '@playwright/test'
import type { Running } from './product'

/** The status of a site's response; only browsers resolve names below localhost. */
export async function statusOf(page: Page, product: Running, slug: string): Promise<number> {
  const { protocol, host } = new URL(product.account)
  const headers = { host: `${slug}.${host}` }
  return (await page.request.get(`${protocol}//${host}/`, { headers })).status()
}
