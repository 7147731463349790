import { chromium, devices } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromiumFlags, testedChromium } from '@/src/e2e/support/browser/chromium.mjs'

/** Measurements of a page visit: kilobytes of script, layout shift, milliseconds. */
export type Visit = { script: number; shift: number; paint: number; blocking: number }

/** Latency and bandwidth of a visitor's connection. */
export type Connection = { latency: number; bytesPerSecond: number }

const SLOWDOWN = 4
/** Duration of a long task, in milliseconds; the time beyond it counts as blocking. */
const LONG_TASK = 50
/** Scripts that start later than this, in milliseconds, are not part of the page load. */
const SETTLED = 2500

/** Runs work with a Chromium that can reach only this machine. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = testedChromium()
  const browser = await chromium.launch({
    args: chromiumFlags(),
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Opens a page on a phone's screen with an empty cache and the processor slowed down four times. */
export async function visit(
  browser: Browser,
  address: string,
  connection?: Connection,
): Promise<Visit> {
  const context = await browser.newContext(devices['Pixel 7'])
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const scripts = await countScripts(session)
    if (connection) await slowDown(session, connection)
    return { ...(await seenOn(page, session, address)), script: scripts() / 1000 }
  } finally {
    await context.close()
  }
}

const slowDown = (session: CDPSession, { latency, bytesPerSecond }: Connection): Promise<unknown> =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })

async function seenOn(
  page: Page,
  session: CDPSession,
  address: string,
): Promise<Omit<Visit, 'script'>> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED)
  return page.evaluate((longTask) => {
    const { shift, firstPaint, paint, tasks } = window.seen
    // Total Blocking Time counts from the first paint: before it there is nothing to use.
    const blocking = tasks
      .filter(({ end }) => end > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0)
    return { shift, paint, blocking }
  }, LONG_TASK)
}

/** Counts the bytes of scripts as they arrive over the network. */
export async function countScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>()
  let bytes = 0
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

declare global {
  interface Window {
    seen: {
      shift: number
      firstPaint: number
      paint: number
      tasks: { end: number; duration: number }[]
    }
  }
}

/** Runs in the page before its own scripts; declares no named functions, which a compiler would wrap. */
function observe(): void {
  window.seen = { shift: 0, firstPaint: 0, paint: 0, tasks: [] }
  for (const type of ['layout-shift', 'paint', 'largest-contentful-paint', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.seen.shift += entry.value
        if (type === 'largest-contentful-paint') window.seen.paint = entry.startTime
        if (entry.name === 'first-contentful-paint') window.seen.firstPaint = entry.startTime
        if (type === 'longtask') {
          window.seen.tasks.push({
            end: entry.startTime + entry.duration,
            duration: entry.duration,
          })
        }
      }
    }).observe({ type, buffered: true })
  }
}
