import { createRequire } from 'node:module'
import { expect } from '@/src/e2e/test'
import type { Page } from '@playwright/test'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Violation = { id: string; nodes: { target: unknown }[] }

/** Fails on anything axe finds against WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.addScriptTag({ path: axePath })
  const { violations } = await page.evaluate<{ violations: Violation[] }>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`,
  )
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))
  expect(found).toEqual([])
}
