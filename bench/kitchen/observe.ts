import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    kitchenSeen: {
      /**
       * Times at which the rows and the title of an editor appeared, on the page's clock; 0 for not yet.
       */
      rows: number
      title: number
      /** Time at which a link was pressed. */
      pressed: number
      /** Frames of 50 ms and more, as reported by the browser. */
      frames: { start: number; duration: number }[]
    }
  }
}

/** The part of the screen that a measurement waits for. */
export type Awaited = 'rows' | 'title'

/** Signs in the pages of a context and records when the awaited part appears. */
export async function observePages(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((authToken) => {
    // A frame with a page of another site has no access to our storage and is not measured.
    if (window.top !== window) return
    window.localStorage.setItem('authToken', authToken)
    window.kitchenSeen = { rows: 0, title: 0, pressed: 0, frames: [] }
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        window.kitchenSeen.frames.push({ start: startTime, duration })
      }
    }).observe({ type: 'long-animation-frame', buffered: true })
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        window.kitchenSeen.pressed = timeStamp
      },
      true,
    )
    new MutationObserver(() => {
      if (window.kitchenSeen.rows === 0 && document.querySelector('[data-row-frame]')) {
        window.kitchenSeen.rows = -1
        requestAnimationFrame((at) => {
          window.kitchenSeen.rows = at
        })
      }
      if (window.kitchenSeen.title !== 0) return
      const title = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Title"]')
      if (!title?.value) return
      window.kitchenSeen.title = -1
      requestAnimationFrame((at) => {
        window.kitchenSeen.title = at
      })
    }).observe(document, { childList: true, subtree: true })
  }, token)
}

/** Waits until a part of the screen has appeared; returns the time in milliseconds on the page's clock. */
export async function waitUntilSeen(page: Page, what: Awaited): Promise<number> {
  const seen = await page.waitForFunction((key) => Math.max(0, window.kitchenSeen[key]), what)
  return seen.jsonValue()
}

/** Resets the recorded time of a part, so that its next appearance is recorded. */
export const resetSeen = (page: Page, what: Awaited): Promise<void> =>
  page.evaluate((key) => {
    window.kitchenSeen[key] = 0
  }, what)

/** Returns the milliseconds from the last press to the appearance of the awaited part. */
export async function sincePress(page: Page, what: Awaited): Promise<number> {
  const at = await waitUntilSeen(page, what)
  return at - (await page.evaluate(() => window.kitchenSeen.pressed))
}

/** Repetitions of an action while its long frames are counted. */
export const FRAME_ROUNDS = 5

/** Frames over a time limit during some work. */
export type LongFrames = { count: number; longest: number }

/** Measures the long frames of a page while an action runs. */
export async function longFrames(
  page: Page,
  limit: number,
  work: () => Promise<void>,
): Promise<LongFrames> {
  const since = await page.evaluate(() => performance.now())
  await work()
  // The browser reports a frame some time after it ends.
  await page.waitForTimeout(500)
  const frames = await page.evaluate(
    (from) => window.kitchenSeen.frames.filter(({ start }) => start >= from),
    since,
  )
  const durations = frames.map(({ duration }) => duration)
  return {
    count: durations.filter((duration) => duration > limit).length,
    longest: Math.max(0, ...durations),
  }
}

/**
 * Returns the median of several rounds, by number of long frames: a shared machine pauses for tens of
 * milliseconds at random.
 */
export async function medianRound(
  rounds: number,
  measure: (round: number) => Promise<LongFrames>,
): Promise<LongFrames> {
  const all: LongFrames[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measure(round))
  all.sort((one, other) => one.count - other.count || one.longest - other.longest)
  return all[Math.floor((rounds - 1) / 2)] ?? { count: Number.NaN, longest: 0 }
}
