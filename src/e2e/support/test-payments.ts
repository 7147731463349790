import { randomUUID } from 'node:crypto'
import { expect } from '@/src/e2e/support/test'
import { siteOrigin } from '@/src/e2e/support/product'
import { beReader, callAs, makeReader } from '@/src/e2e/support/reader'
import type { Reader } from '@/src/e2e/support/reader'
import type { Running } from '@/src/e2e/support/product'
import type { APIRequestContext, Locator, Page } from '@playwright/test'

const SELLING = {
  newslettersEnabled: true,
  subscriptionsEnabled: true,
  paymentsEnabled: true,
  monthlyAmountCents: 500,
  yearlyAmountCents: 5000,
  currency: 'USD',
}

/** A new author's site that sells plans. */
export type SellingSite = { slug: string; origin: string; author: Reader; settings: object }

/** Creates a site that sells plans, without signing anyone in. */
export async function makeSellingSite(
  request: APIRequestContext,
  product: Running,
  changes: object = {},
): Promise<SellingSite> {
  const author = await makeReader(request, product)
  const slug = `site-${randomUUID().slice(0, 8)}`
  const settings = { title: 'Test Kitchen', slug, ...SELLING, ...changes }
  await callAs(request, product, author, ['POST', '/manage/sites'], { title: 'Test Kitchen', slug })
  await callAs(request, product, author, ['PUT', `/manage/${slug}/sites`], settings)
  return { slug, origin: siteOrigin(product, slug), author, settings }
}

/** Chooses the monthly plan on the subscribe page, and continues to its checkout. */
export async function toCheckout(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/subscribe`)
  await page.getByRole('radio', { name: /monthly/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/test-checkout\/cs_test_/)
}

/** A new author's site that sells plans, with a reader at its checkout. */
export async function atCheckout(
  page: Page,
  product: Running,
  settings: object = {},
): Promise<{ reader: Reader; origin: string; site: SellingSite }> {
  const { request } = page
  const site = await makeSellingSite(request, product, settings)
  const reader = await makeReader(request, product)
  await beReader(page, reader)
  await toCheckout(page, site.origin)
  return { reader, origin: site.origin, site }
}

/** A test card, by behaviour. */
export const card = (page: Page, name: RegExp): Locator => page.getByRole('radio', { name })

/** Pays a checkout with the chosen card. */
export const pay = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Pay|Start)/ }).click()

/** Opens the billing page as a paying subscriber. */
export async function openBilling(page: Page, product: Running, reader: Reader): Promise<void> {
  const call: [string, string] = ['POST', '/manage/billing-portal-sessions']
  const { url } = await callAs<{ url: string }>(page.request, product, reader, call)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
}
