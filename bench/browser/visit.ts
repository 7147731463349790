import { chromium, devices } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromiumFlags, testedChromium } from '@/src/e2e/support/browser/chromium.mjs'

/** A visit to a page, as a browser saw it: kilobytes of script, shift, milliseconds. */
export type Visit = { script: number; shift: number; paint: number; blocking: number }

/** Latency and bandwidth of a visitor's connection. */
export type Connection = { latency: number; bytesPerSecond: number }

const SLOWDOWN = 4
/** A task is long beyond this; the rest of it blocks. */
const LONG_TASK = 50
/** Scripts that start later are not part of the page's coming. */
const SETTLED = 2500

/** Runs work with a Chromium that reaches nothing but this machine. */
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

/**
 * Opens a page on a phone's screen with the processor four times slower, nothing kept from an earlier
 * visit.
 */
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
    // Total Blocking Time: before there is anything to see, nobody is kept from using it.
    const blocking = tasks
      .filter(({ end }) => end > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0)
    return { shift, paint, blocking }
  }, LONG_TASK)
}

/** Counts the bytes of scripts as they come over the network. */
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

/** Runs in the page before anything else; without names of its own, which a compiler would wrap. */
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
