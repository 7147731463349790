import { expect, test } from '@/src/e2e/support/test'
import type { Locator, Page } from '@playwright/test'

/** Places one would pass with Tab at most before one gives up. */
const MAX_TABS = 120

/** Whether the journey runs on a phone, whose screen is touched. */
export const isPhone = (): boolean => test.info().project.name === 'phone'

/** Touches a control of a phone, clicks it elsewhere. */
export const press = (target: Locator): Promise<void> => (isPhone() ? target.tap() : target.click())

/** Presses Tab (or Shift and Tab) until a control has the focus, as keyboard users do. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, 'reached with Tab').toBeFocused()
}
