import type { Page } from '@playwright/test'

/** Waits for the next frame: what the browser does after a key, such as reporting the caret, is done. */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => painted())))
