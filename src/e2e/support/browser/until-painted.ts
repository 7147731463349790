import type { Page } from '@playwright/test'

/** Waits for the next frame, after which the browser has handled a key, including reporting the caret. */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => painted())))
