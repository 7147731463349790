import { chromium, devices } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'
import { chromiumFlags, systemChromium } from '@/src/e2e/support/browser/chromium.mjs'
import type { Address } from './compare'
import { median } from './figure'
import type { Figure } from './figure'

/** A visit to a page, as a browser saw it. */
type Visit = { script: number; shift: number; paint: number; blocking: number }

const VISITS = 5
const SLOWDOWN = 4
/** A task is long beyond this; the rest of it blocks. */
const LONG_TASK = 50
/** Scripts that start later are not part of the page's coming. */
const SETTLED = 2500

/**
 * V12: the recipe page in Chromium on a phone's screen, with the processor slowed down four times,
 * nothing kept from an earlier visit. Medians of five visits.
 */
export async function pageFigures({ headers, path }: Address): Promise<Figure[]> {
  const executablePath = systemChromium()
  const browser = await chromium.launch({
    args: chromiumFlags(),
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const visits: Visit[] = []
    for (let round = 0; round < VISITS; round += 1) {
      const context = await browser.newContext(devices['Pixel 7'])
      const page = await context.newPage()
      visits.push(await visit(page, `http://${headers['host'] ?? ''}${path}`))
      await context.close()
    }
    return figuresOf(visits)
  } finally {
    await browser.close()
  }
}

function figuresOf(visits: readonly Visit[]): Figure[] {
  const middle = (of: keyof Visit): number => median(visits.map((one) => one[of]))
  const what = 'recipe page in Chromium on a phone'
  return [
    {
      id: 'V12',
      what: `${what}: script, compressed`,
      measured: middle('script'),
      limit: 130,
      unit: 'KB',
    },
    { id: 'V12', what: `${what}: layout shift`, measured: middle('shift'), limit: 0.02, unit: '' },
    {
      id: 'V12',
      what: `${what}: largest paint, CPU 4x slower`,
      measured: middle('paint'),
      limit: 1500,
      unit: 'ms',
    },
    {
      id: 'V12',
      what: `${what}: blocking time, CPU 4x slower`,
      measured: middle('blocking'),
      limit: 100,
      unit: 'ms',
    },
  ]
}

async function visit(page: Page, address: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page)
  const scripts = await countScripts(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED)
  const seen = await page.evaluate((longTask) => {
    const { shift, firstPaint, paint, tasks } = window.seen
    // Total Blocking Time: before there is anything to see, nobody is kept from using it.
    const blocking = tasks
      .filter(({ end }) => end > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0)
    return { shift, paint, blocking }
  }, LONG_TASK)
  return { ...seen, script: scripts() / 1000 }
}

/** Bytes of scripts as they came over the network. */
async function countScripts(session: CDPSession): Promise<() => number> {
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
