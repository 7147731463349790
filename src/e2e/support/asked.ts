import type { Page } from '@playwright/test'

/**
 * Counts the page's calls of browser features that the test machine lacks: wake locks, sounds, printing.
 */
export async function recordDeviceCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const deviceCalls = { locks: 0, rings: 0, prints: 0 }
    Object.assign(window, { deviceCalls })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          deviceCalls.locks += 1
          return Promise.resolve({ release: () => Promise.resolve() })
        },
      },
    })
    HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
      if (this.src.endsWith('/sounds/timer.webm')) deviceCalls.rings += 1
      return Promise.resolve()
    }
    window.print = () => {
      deviceCalls.prints += 1
    }
  })
}

/** Number of calls of such a feature by a page so far. */
export const deviceCallCount = (page: Page, what: 'locks' | 'rings' | 'prints'): Promise<number> =>
  page.evaluate(
    (name) => (window as unknown as { deviceCalls: Record<string, number> }).deviceCalls[name] ?? 0,
    what,
  )
