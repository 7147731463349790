import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] }

/** Number of attempts to check a page that moves during the check. */
const LOOKS = 4

/**
 * Fails on violations of WCAG 2.2 AA, on roles that HTML does not allow on an element, and on a page or
 * window that scrolls sideways. axe records positions first and reads colours later, so a page that moved
 * in between is checked again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Half the time of a script element, and once for a page that is checked again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`)
  let violations: Violation[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    await settled(page)
    const before = await page.evaluate(placesOf)
    ;({ violations } = await page.evaluate<{ violations: Violation[] }>(
      `axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], rules: { 'aria-allowed-role': { enabled: true } } })`,
    ))
    if (violations.length === 0) break
    // At least once more: colours may have started to fade in since the page settled.
    if (look > 0 && before === (await page.evaluate(placesOf))) break
  }
  const found = violations.map(({ id, nodes }) => ({
    id,
    page: page.url(),
    at: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  }))
  expect(found).toEqual([])
  expect(await page.evaluate(scrolledSideways)).toEqual([])
}

/** The page and its open windows, where their content is wider than they are. */
function scrolledSideways(): string[] {
  const windows = Array.from(document.querySelectorAll('[role="dialog"], [role="alertdialog"]'))
  return [document.documentElement, ...windows]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(
      ({ role, tagName, scrollWidth, clientWidth }) =>
        `${role ?? tagName}: ${scrollWidth} > ${clientWidth}`,
    )
}

/** Waits for fades and fonts: before, colours and places are not final. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = document.getAnimations().filter((each) => {
      const { iterations = 1 } = each.effect?.getTiming() ?? {}
      return each.playState === 'running' && iterations !== Infinity
    })
    await Promise.allSettled([document.fonts.ready, ...moving.map((each) => each.finished)])
  })
}

function placesOf(): string {
  const places = Array.from(document.body.querySelectorAll('*'), (each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  })
  return places.join(' ')
}
