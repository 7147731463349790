import type { Page } from '@playwright/test'

/** Finds the words of headings that break across lines, with their elements. */
export const findBrokenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (heading.getClientRects().length === 0) continue
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
          if (lines.size > 1) found.push(`${word} in ${heading.textContent}`)
        }
      }
    }
    return found
  })
