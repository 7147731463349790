import type { ChildNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { collapseSpace } from '@/src/parsing/collapse-space'

/** A title or a cell has no more parts and letters. */
const MOST_PARTS = 40
const LONGEST = 120

/**
 * The text of an element that holds no more than a title or cell does; null for others. An element
 * that was never closed holds the rest of the page: it is read no further than a title goes.
 */
export function getShortText(element: Element, longest = LONGEST): string | null {
  const open: ChildNode[] = [element]
  let text = ''
  for (let parts = 0; open.length > 0; parts += 1) {
    if (parts > MOST_PARTS || text.length > longest) return null
    const node = open.pop()
    if (node && isText(node)) text += node.data.slice(0, longest + 1)
    else if (node && isTag(node)) {
      // Parts of a cell that stand side by side are words apart.
      text += ' '
      open.push(...node.children.slice(0, MOST_PARTS).reverse())
    }
  }
  return collapseSpace(text)
}
