import { expect } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

/** Opens a page of the admin, through the bridge that needs no second password, and waits for it. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(path, { timeout: 30_000 })
  await expect(page.locator('.template-default')).toBeVisible({ timeout: 30_000 })
  if (path.endsWith('/create')) {
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
  }
}
