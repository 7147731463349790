import type { Page } from '@playwright/test'

/**
 * Waits until a list that is being sorted handles keys: it registers its listener in a timer that started
 * with the sorting, and timers with the same delay run in order.
 */
export async function waitForKeyListener(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}
