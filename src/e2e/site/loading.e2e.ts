import { areFontsHere } from '@/src/e2e/support/browser/are-fonts-here'
import { isPhone } from '@/src/e2e/support/browser/hand'
import { partedPage } from '@/src/e2e/support/browser/parted-page'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const RECIPES = [
  ['jerumai', '/recipes/coconut-dal'],
  ['ferment', '/recipes/napa-cabbage-kimchi'],
  ['somethingfromnothing', '/recipes/red-lentil-soup'],
  // Its title is as wide as the line of a phone: in one font it breaks, in the other it does not.
  ['ferment', '/recipes/country-sourdough'],
] as const

// docs/product/figures.md#page-in-a-browser
for (const late of ['font', 'stylesheet', 'script', 'image'] as const) {
  for (const [site, path] of RECIPES) {
    test(`${path} of ${site} moves nothing while it loads, however late a ${late} comes`, async ({
      page,
      product,
    }) => {
      await countShifts(page)
      const held = await holdBack(page, late)
      await page.goto(`${product.sites[site]}${path}`, { waitUntil: 'commit' })
      await held.hasBegun
      // All that need not wait is there, and drawn.
      if (late !== 'stylesheet') {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (late === 'font') await page.waitForFunction(isPainted)
        await layoutShift(page)
      }
      held.release()
      await page.waitForLoadState('load')
      await page.waitForFunction(areFontsHere)
      expect(await layoutShift(page)).toBeLessThan(0.02)
    })
  }
}

// docs/product/figures.md#page-in-a-browser
const CUTS = [
  ...RECIPES.slice(0, 3).flatMap(([site, path]) => [
    [site, path, '<picture'] as const,
    [site, path, '</picture>'] as const,
  ]),
  ['ferment', '/subscribe', '<input'],
] as const
for (const [site, path, cut] of CUTS)
  test(`${path} of ${site} moves nothing when its bytes stop at ${cut}`, async ({
    page,
    product,
  }) => {
    await countShifts(page)
    const parted = await partedPage(product.sites[site] ?? '', cut)
    try {
      await page.goto(`${parted.origin}${path}`, { waitUntil: 'commit' })
      await page.waitForFunction(isTitleThere, null, { polling: 20 })
      await page.evaluate(timeToDraw)
      parted.release()
      await page.waitForLoadState('load')
      await page.waitForFunction(areFontsHere)
      expect(await layoutShift(page)).toBeLessThan(0.02)
    } finally {
      await parted.close()
    }
  })

// docs/product/figures.md#page-in-a-browser
for (const path of ['/', '/recipes/napa-cabbage-kimchi', '/recipes'])
  test(`scripts and fonts of ${path} are not asked for before its first frame was drawn`, async ({
    page,
    product,
  }) => {
    const answer = await page.goto(`${product.sites['ferment']}${path}`)
    const html = (await answer?.text()) ?? ''
    const early = html.replace(/<template data-rest.*?<\/template>/s, '')
    await page.waitForFunction(hasWoken)
    const before = await page.evaluate(beforeFirstFrame)
    expect(before.filter((pathname) => !early.includes(pathname))).toEqual([])
  })

// docs/product/figures.md#page-in-a-browser
test('a recipe is sent without the units that its texts do not name', async ({ page, product }) => {
  const answer = await page.goto(`${product.sites['ferment']}/recipes/classic-sauerkraut`)
  const html = await answer?.text()
  expect(html).toContain('pluralTitle') // its lines are in units too
  expect(html).not.toContain('baskets')
})

// docs/product/figures.md#page-in-a-browser
test('a title keeps its lines when its font comes, and only as long as the page keeps its width', async ({
  page,
  product,
}) => {
  test.skip(!isPhone(), 'desktops are sent the fonts with the page')
  const title = page.getByRole('heading', { level: 1 })
  const lines = (): Promise<number> =>
    title.evaluate((h1: HTMLElement) =>
      Math.round(h1.offsetHeight / parseFloat(getComputedStyle(h1).lineHeight)),
    )
  const held = await holdBack(page, 'font')
  const address = `${product.sites['ferment']}/recipes/country-sourdough`
  await page.goto(address, { waitUntil: 'commit' })
  await held.hasBegun
  await expect(title).toBeVisible()
  // One in DejaVu Serif, two in Liberation Serif: whichever of them this machine has.
  const before = await lines()
  held.release()
  await page.waitForLoadState('load')
  await page.waitForFunction(areFontsHere)
  expect(await lines()).toBe(before)
  await page.setViewportSize({ width: 389, height: 844 })
  await expect.poll(lines).toBe(2)
})

/** Whether words were drawn: while fonts and pictures are held, in the fonts that stand in. */
const isPainted = (): boolean => (window as unknown as { drawn: { words: number } }).drawn.words > 0

const isTitleThere = (): boolean => document.querySelector('h1') !== null

/** Frames cannot be counted where none may be drawn. */
const timeToDraw = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000))

/** Whether a script that waits for the first frame has come. */
const hasWoken = (): boolean =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length > 1

/** Paths of the scripts and fonts that were asked for before the first frame. */
const beforeFirstFrame = (): string[] => {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\.(?:js|woff2)$/.test(name) && startTime < first)
    .map(({ name }) => new URL(name).pathname)
}

type Held = {
  /** Resolves once there is a request to hold. */
  hasBegun: Promise<void>
  release: () => void
}

/** Holds every request of a kind back until they are released; with fonts also pictures. */
async function holdBack(
  page: Page,
  type: 'font' | 'stylesheet' | 'script' | 'image',
): Promise<Held> {
  const noted = { begin: (): void => undefined, release: (): void => undefined }
  const hasBegun = new Promise<void>((resolve) => (noted.begin = resolve))
  const gate = new Promise<void>((resolve) => (noted.release = resolve))
  await page.route('**/*', async (route) => {
    const asked = route.request().resourceType()
    if (asked === type || (type === 'font' && asked === 'image')) {
      noted.begin()
      await gate
    }
    await route.continue()
  })
  return { hasBegun, release: () => noted.release() }
}

/** Counts what moves on every page from its very beginning, as Chromium sees it. */
const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { sum: 0 }
    const drawn = { words: 0 }
    Object.assign(window, { shifts, drawn })
    new PerformanceObserver((list) => {
      const found = list.getEntries() as (PerformanceEntry & { element: Element | null })[]
      drawn.words += found.filter(({ element }) => element?.matches('h1, p')).length
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) shifts.sum += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum, once the frames are drawn that are due. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return (window as unknown as { shifts: { sum: number } }).shifts.sum
  })
