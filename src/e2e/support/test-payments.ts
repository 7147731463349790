import { expect } from '@/src/e2e/support/test'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { beReader, callAs, makeReader } from '@/src/e2e/support/reader'
import type { Reader } from '@/src/e2e/support/reader'
import type { Running } from '@/src/e2e/support/product'
import type { Locator, Page } from '@playwright/test'

const SELLING = {
  newslettersEnabled: true,
  subscriptionsEnabled: true,
  paymentsEnabled: true,
  monthlyAmountCents: 500,
  yearlyAmountCents: 5000,
  currency: 'USD',
}

/** A site of somebody new that sells plans, and a reader in front of its checkout. */
export async function atCheckout(
  page: Page,
  product: Running,
  settings: object = {},
): Promise<{ reader: Reader; origin: string }> {
  const { request } = page
  const { slug, origin, author } = await makeOwnSite(page, product, [])
  const site = { title: 'Test Kitchen', slug, ...SELLING, ...settings }
  await callAs(request, product, author, ['PUT', `/manage/${slug}/sites`], site)
  const reader = await makeReader(request, product)
  await beReader(page, reader)
  await page.goto(`${origin}/subscribe`)
  await page.getByRole('radio', { name: /monthly/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/test-checkout\/cs_test_/)
  return { reader, origin }
}

/** A test card, by what it does. */
export const card = (page: Page, name: RegExp): Locator => page.getByRole('radio', { name })

/** Pays a checkout with the chosen card. */
export const pay = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Pay|Start)/ }).click()

/** Opens the billing page as somebody who has bought. */
export async function openBilling(page: Page, product: Running, reader: Reader): Promise<void> {
  const call: [string, string] = ['POST', '/manage/billing-portal-sessions']
  const { url } = await callAs<{ url: string }>(page.request, product, reader, call)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
}
