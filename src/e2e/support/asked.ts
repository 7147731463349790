import type { Page } from '@playwright/test'

/** A machine that runs tests has no screen to keep awake: what is asked of it is counted. */
export async function countAsked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = { locks: 0, rings: 0, prints: 0 }
    Object.assign(window, { asked })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          asked.locks += 1
          return Promise.resolve({ release: () => Promise.resolve() })
        },
      },
    })
    HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
      if (this.src.endsWith('/sounds/timer.webm')) asked.rings += 1
      return Promise.resolve()
    }
    window.print = () => {
      asked.prints += 1
    }
  })
}

/** The number of times a page has asked for it. */
export const asked = (page: Page, what: 'locks' | 'rings' | 'prints'): Promise<number> =>
  page.evaluate(
    (name) => (window as unknown as { asked: Record<string, number> }).asked[name] ?? 0,
    what,
  )
