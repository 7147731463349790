import type { Page } from '@playwright/test'

/**
 * Waits until a list that is being sorted hears keys: it listens from a timer of its own that began
 * with the sorting, and timers of the same delay run in their order.
 */
export async function hearsKeys(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}
