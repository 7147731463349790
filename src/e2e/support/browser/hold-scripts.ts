import type { Page } from '@playwright/test'

/** Keeps the scripts of the next pages from coming. @returns what lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
