import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'

/** All elements in an element, in reading order. */
export function descendants(element: Element): Element[] {
  const found: Element[] = []
  const visit = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if (!isTag(node)) continue
      found.push(node)
      visit(node.children)
    }
  }
  visit(element.children)
  return found
}

/** The words directly and deeply in an element, as they stand. */
export function rawText(element: Element): string {
  const visit = (nodes: readonly ChildNode[]): string =>
    nodes
      .map((node) => (isText(node) ? node.data : isTag(node) ? visit(node.children) : ''))
      .join('')
  return visit(element.children)
}

/** The words of the first child of a name; null when it has none. */
export function childText(element: Element, name: string): string | null {
  const child = childrenNamed(element, name)[0]
  return child ? rawText(child).trim() || null : null
}

/** The children of a name. */
export const childrenNamed = (element: Element, name: string): Element[] =>
  element.children.filter(isTag).filter((child) => child.name === name)

/** Elements whose class, id or `itemprop` has a name. */
export const elementsMarked = (element: Element, name: string): Element[] =>
  descendants(element).filter(({ attribs }) =>
    [attribs['class'], attribs['id'], attribs['itemprop']].some((value) =>
      value?.split(/\s+/).includes(name),
    ),
  )
