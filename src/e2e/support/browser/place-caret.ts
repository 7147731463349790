import type { Locator } from '@playwright/test'

/**
 * Sets the caret in the text of an element, `offset` characters from its start. Resolves once the editor has
 * read it: editors learn of a caret that keys move from an event that the browser sends later.
 */
export async function placeCaret(text: Locator, offset: number): Promise<void> {
  await text.click()
  await text.evaluate(async (element, at) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const selection = getSelection()
    if (!node || !selection) throw new Error('No text to place the caret in')
    const move = (to: number) =>
      new Promise((read) => {
        document.addEventListener('selectionchange', read, { once: true })
        selection.collapse(node, to)
      })
    // The browser sends no event for a caret that is already there.
    if (selection.focusNode === node && selection.focusOffset === at) {
      await move(at === 0 ? 1 : 0)
    }
    await move(at)
  }, offset)
}
