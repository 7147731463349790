import { expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'

/** Blocks storage in third-party frames, as browsers do with that setting, and in private windows. */
export const blockThirdPartyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const isThirdParty = (): boolean => {
      try {
        return window.top?.location.origin !== window.location.origin
      } catch {
        return true
      }
    }
    if (!isThirdParty()) return
    const deny = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: deny })
    }
    Object.defineProperty(navigator, 'serviceWorker', { get: deny })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  })

/** Expects that a frame has no storage, so that a test of this proves something. */
export async function expectBlockedStorage(frame: FrameLocator): Promise<void> {
  const tryStorage = (): string => {
    try {
      return `${window.localStorage.length} items`
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error)
    }
  }
  expect(await frame.locator('html').evaluate(tryStorage)).toBe('SecurityError')
}
