import type { Page } from '@playwright/test'

/**
 * Delays the scripts of the next pages.
 * @returns a function that releases them
 */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
