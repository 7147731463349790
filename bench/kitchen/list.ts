import type { Browser, BrowserContext, Page } from '@playwright/test'
import { countScripts } from '../browser/visit'
import { median } from '../figure'
import type { Figure } from '../figure'
import { FRAME_ROUNDS, longFrames, resetSeen, observePages, sincePress } from './observe'
import { medianRound, waitUntilSeen } from './observe'
import type { LongFrames } from './observe'

/** The measured kitchen: browser, origin, site and session. */
export type Kitchen = { browser: Browser; origin: string; slug: string; token: string }

const DESK = { viewport: { width: 1440, height: 900 } }
/** Turns of the wheel. */
const TURNS = 120
const ONE_TURN = 600
/** Milliseconds after which the code of the other screens has loaded. */
export const SETTLED = 4500

/** Creates a browser context with an empty cache. */
export async function newContext({ browser, token }: Kitchen): Promise<BrowserContext> {
  const context = await browser.newContext(DESK)
  await observePages(context, token)
  return context
}

/** V13: the list of 10,000 recipes, and the way from it to an editor and back. */
export async function listFigures(kitchen: Kitchen, rounds: number): Promise<Figure[]> {
  const context = await newContext(kitchen)
  const page = await context.newPage()
  try {
    const opened = await openings(page, kitchen, rounds)
    const scrolled = await medianRound(Math.min(rounds, FRAME_ROUNDS), () =>
      longFrames(page, 50, () => scroll(page)),
    )
    const ways = await waysToEditor(page, kitchen, rounds)
    return [...openingFigures(opened), scrollFigure(scrolled), ...wayFigures(ways)]
  } finally {
    await context.close()
  }
}

type Openings = { first: number; later: number[]; script: number }

/** Opens the list by its URL: once with an empty cache, then repeatedly. */
async function openings(page: Page, kitchen: Kitchen, rounds: number): Promise<Openings> {
  const session = await page.context().newCDPSession(page)
  const scripts = await countScripts(session)
  const first = await openList(page, kitchen)
  const script = scripts() / 1000
  const later: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // By now the requests of the visit before have ended.
    await page.waitForTimeout(SETTLED)
    later.push(await openList(page, kitchen))
  }
  await session.detach()
  return { first, later, script }
}

async function openList(page: Page, { origin, slug }: Kitchen): Promise<number> {
  await page.goto(`${origin}/kitchen/${slug}/recipes`, { waitUntil: 'commit' })
  return waitUntilSeen(page, 'rows')
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500)
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, ONE_TURN)
    await page.waitForTimeout(16)
  }
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await page.waitForTimeout(300)
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await page.waitForTimeout(300)
}

type Ways = { there: number[]; back: number[] }

async function waysToEditor(page: Page, kitchen: Kitchen, rounds: number): Promise<Ways> {
  await openList(page, kitchen)
  await page.waitForTimeout(SETTLED)
  const ways: Ways = { there: [], back: [] }
  for (let round = 0; round < rounds; round += 1) {
    await resetSeen(page, 'title')
    await page.locator('[data-row]').first().click()
    ways.there.push(await sincePress(page, 'title'))
    await page.waitForTimeout(2000)
    await resetSeen(page, 'rows')
    await page.evaluate(() => {
      window.kitchenSeen.pressed = performance.now()
      history.back()
    })
    ways.back.push(await sincePress(page, 'rows'))
    await page.waitForTimeout(1000)
  }
  return ways
}

const LIST = 'kitchen, list of 10,000 recipes'

const openingFigures = ({ first, later, script }: Openings): Figure[] => [
  {
    id: 'V13',
    what: `${LIST}: first rows`,
    measured: median(later),
    limit: 300,
    unit: 'ms',
    note: `${Math.round(first)} ms in a browser that was never there`,
  },
  { id: 'V13', what: `${LIST}: script, compressed`, measured: script, limit: 250, unit: 'KB' },
]

/** Long frames as a figure. */
export const framesFigure = (what: string, { count, longest }: LongFrames): Figure => ({
  id: 'V13',
  what,
  measured: count,
  limit: 0,
  unit: '',
  note: longest === 0 ? 'no frame of 50 ms' : `longest ${Math.round(longest)} ms`,
})

const scrollFigure = (frames: LongFrames): Figure =>
  framesFigure(`${LIST}: frames over 50 ms while scrolling`, frames)

const wayFigures = ({ there, back }: Ways): Figure[] => [
  {
    id: 'V13',
    what: 'kitchen, from the list to a usable title in the editor',
    measured: median(there),
    limit: 300,
    unit: 'ms',
    note: `the first time ${Math.round(there[0] ?? Number.NaN)} ms`,
  },
  {
    id: 'V13',
    what: 'kitchen, from the editor back to the list',
    measured: median(back),
    limit: 100,
    unit: 'ms',
  },
]
