import { expect } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

/**
 * Clicks an item of the open menu once the pointer rests on it. A menu moves to where it fits after it is
 * shown, later where the page is busy: no hand is as fast as that, and a test is.
 */
export async function choose(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  await expect(async () => {
    await item.hover()
    await expect(item).toHaveAttribute('data-highlighted', { timeout: 500 })
  }).toPass()
  await item.click()
}
