import type { Page } from '@playwright/test'
import { NOT_HYDRATED } from '@/src/ui/early-presses'

/** A document that a script has just led to has no body yet. */
const isHydrated = (mark: string): boolean => document.querySelector(`body:not([${mark}])`) !== null

/**
 * Lets `goto` and `reload` of a page end when the page is hydrated: the load event comes before that
 * where scripts wait for the first frame. Those that wait for less (`waitUntil`) are left as they are,
 * for tests of what happens before.
 */
export function waitForScript(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil === undefined) await page.waitForFunction(isHydrated, NOT_HYDRATED)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil === undefined) await page.waitForFunction(isHydrated, NOT_HYDRATED)
    return answer
  }
}
