import type { CDPSession, Locator, Page } from '@playwright/test'
import { countScripts } from '../browser/visit'
import type { Figure } from '../figure'
import { framesFigure, newContext, SETTLED } from './list'
import type { Kitchen } from './list'
import { longFrames, medianRound, waitUntilSeen } from './observe'
import type { LongFrames } from './observe'

const WORDS = 'With lemon, thyme and a little patience'
/** Between two keys: a fast typist. */
const DELAY = 60

/**
 * An action in the editor that has to stay smooth: the place where a round clicks, and the keys it presses.
 */
type Work = {
  place: (page: Page, round: number) => Locator
  type: (page: Page) => Promise<void>
}

const WORK: Readonly<Record<string, Work>> = {
  title: {
    place: (page) => page.getByRole('textbox', { name: 'Title' }),
    type: (page) => page.keyboard.type(WORDS, { delay: DELAY }),
  },
  'a step': {
    place: (page, round) =>
      page
        .getByRole('list', { name: 'Steps' })
        .getByRole('textbox')
        .nth(8 + round),
    type: async (page) => {
      await page.keyboard.press('End')
      await page.keyboard.type(WORDS, { delay: DELAY })
    },
  },
  lines: {
    // Each round leaves a new line behind it.
    place: (page, round) =>
      page
        .getByRole('list', { name: 'Ingredients' })
        .getByRole('button', { name: /^Edit as text/ })
        .nth(22 + 3 * round),
    type: async (page) => {
      await page.keyboard.type(', sifted', { delay: DELAY })
      await page.keyboard.press('Enter')
      await page.keyboard.type('2 cups flour, sifted', { delay: DELAY })
      await page.keyboard.press('Enter')
      await page.keyboard.press('Backspace')
    },
  },
}

/**
 * Clicks at a position, found before the frames are counted: locating an element by role and hit-testing
 * keep the page busy for longer than the measurement.
 */
async function doing(
  { place, type }: Work,
  page: Page,
  round: number,
): Promise<() => Promise<void>> {
  const element = place(page, round)
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('What is clicked is not shown')
  return async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await type(page)
  }
}

/** V13: the editor of a recipe with 60 ingredients and 30 steps, its preview beside it. */
export async function editorFigures(kitchen: Kitchen, rounds: number): Promise<Figure[]> {
  const context = await newContext(kitchen)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  try {
    const scripts = await countScripts(session)
    await page.goto(await addressOfLarge(page, kitchen), { waitUntil: 'commit' })
    await waitUntilSeen(page, 'title')
    const script = scripts() / 1000
    await page.waitForTimeout(SETTLED)
    const atOnce = await typing(page, session, { slowdown: 1, limit: 50, from: 0, rounds })
    const slow = await typing(page, session, { slowdown: 4, limit: 100, from: rounds, rounds })
    return [
      ...figuresOf(atOnce, 'frames over 50 ms'),
      ...figuresOf(slow, 'frames over 100 ms, CPU 4x slower'),
      {
        id: 'V13',
        what: `${EDITOR}: script, compressed`,
        measured: script,
        limit: 450,
        unit: 'KB',
      },
    ]
  } finally {
    await context.close()
  }
}

const EDITOR = 'kitchen, editor with 60 lines and 30 steps'

const figuresOf = (frames: Readonly<Record<string, LongFrames>>, what: string): Figure[] =>
  Object.entries(frames).map(([where, of]) =>
    framesFigure(`${EDITOR}, keys in ${where}: ${what}`, of),
  )

async function typing(
  page: Page,
  session: CDPSession,
  {
    slowdown,
    limit,
    from,
    rounds,
  }: { slowdown: number; limit: number; from: number; rounds: number },
): Promise<Record<string, LongFrames>> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const measured: Record<string, LongFrames> = {}
  for (const [where, work] of Object.entries(WORK)) {
    measured[where] = await medianRound(rounds, async (round) => {
      const act = await doing(work, page, from + round)
      const frames = await longFrames(page, limit, act)
      await page.waitForTimeout(2000)
      return frames
    })
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return measured
}

/** The recipe that was changed last, by the API: no script of another screen counts for the editor. */
async function addressOfLarge(page: Page, { origin, slug, token }: Kitchen): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`${origin}/api/v1/manage/${slug}/recipes?slug=a-feast`, {
    headers,
  })
  const { recipes } = (await answer.json()) as { recipes: { id: string }[] }
  return `${origin}/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`
}
