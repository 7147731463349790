import type { ChildNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { collapseSpace } from '@/src/parsing/collapse-space'

/** A title or a cell has no more parts and letters. */
const MAX_PARTS = 40
const MAX_LENGTH = 120

/**
 * Returns the text of an element with no more text than a title or cell, or null. Stops reading an
 * unclosed element that contains the rest of the page.
 */
export function getShortText(element: Element, longest = MAX_LENGTH): string | null {
  const open: ChildNode[] = [element]
  let text = ''
  for (let parts = 0; open.length > 0; parts += 1) {
    if (parts > MAX_PARTS || text.length > longest) return null
    const node = open.pop()
    if (node && isText(node)) text += node.data.slice(0, longest + 1)
    else if (node && isTag(node)) {
      // Parts of a cell that stand side by side are words apart.
      text += ' '
      open.push(...node.children.slice(0, MAX_PARTS).reverse())
    }
  }
  return collapseSpace(text)
}
