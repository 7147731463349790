import type { Page } from '@playwright/test'
import { NOT_HYDRATED } from '@/src/ui/early-presses'

/** A document that a script has just led to has no body yet. */
const isHydrated = (mark: string): boolean => document.querySelector(`body:not([${mark}])`) !== null

/**
 * Makes `goto` and `reload` of a page wait for hydration: the load event comes earlier where scripts wait
 * for the first frame. Calls that wait for less (`waitUntil`) are unchanged, for tests of the time before.
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
