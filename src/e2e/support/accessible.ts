import { createRequire } from 'node:module'
import { expect } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Violation = { id: string; nodes: { target: unknown }[] }

/** Fails on anything axe finds against WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.addScriptTag({ path: axePath })
  // What is fading in has not its colours yet.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((each) => {
      const { iterations = 1 } = each.effect?.getTiming() ?? {}
      return each.playState === 'running' && iterations !== Infinity
    })
    await Promise.allSettled(moving.map((each) => each.finished))
  })
  const { violations } = await page.evaluate<{ violations: Violation[] }>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`,
  )
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))
  expect(found).toEqual([])
}
