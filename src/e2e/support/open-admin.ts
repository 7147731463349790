import { expect } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

/** Opens a page of the admin, through the bridge that needs no second password, and waits for it. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const wanted = new URL(path, page.url())
  // Payload may write the order and depth of a list into its address.
  const isThere = ({ pathname, searchParams }: URL): boolean =>
    pathname === wanted.pathname &&
    [...wanted.searchParams].every(([name, value]) => searchParams.get(name) === value)
  await expect(page).toHaveURL(isThere, { timeout: 30_000 })
  await expect(page.locator('.template-default')).toBeVisible({ timeout: 30_000 })
  if (path.endsWith('/create')) {
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
  }
}
