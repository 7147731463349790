import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { replaceFractionMarkup } from '@/src/parsing/fraction-markup'

/** Lists all descendants of an element in document order. */
export function listDescendants(element: Element): Element[] {
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

/** Returns the text of an element and its descendants, unchanged. */
export function getRawText(element: Element): string {
  const visit = (nodes: readonly ChildNode[]): string =>
    nodes
      .map((node) => (isText(node) ? node.data : isTag(node) ? visit(node.children) : ''))
      .join('')
  return visit(element.children)
}

/** Placeholder of a "<" that does not open a tag. */
const LESS_THAN = '\ufdef'

/**
 * Returns the text of an element, with fractions in markup as characters.
 * @see docs/product/import-and-export.md#fractions-in-markup
 */
export function flattenText(element: Element): string {
  const visit = (nodes: readonly ChildNode[]): string => nodes.map(markup).join('')
  const markup = (node: ChildNode): string => {
    if (isText(node)) return node.data.replaceAll('<', LESS_THAN)
    if (!isTag(node)) return ''
    const names = (node.attribs['class'] ?? '').replace(/[^\w -]/g, '')
    return `<${node.name} class="${names}">${visit(node.children)}</${node.name}>`
  }
  return replaceFractionMarkup(visit(element.children))
    .replace(/<[^<>]*>/g, '')
    .replaceAll(LESS_THAN, '<')
}

/** Returns the text of an element as one line. */
export const flattenLine = (element: Element): string => collapseSpace(flattenText(element))

/** Returns the text of the first child of a name, or null. */
export function getChildText(element: Element, name: string): string | null {
  const child = findChildren(element, name)[0]
  return child ? getRawText(child).trim() || null : null
}

/** Returns the children of a name. */
export const findChildren = (element: Element, name: string): Element[] =>
  element.children.filter(isTag).filter((child) => child.name === name)

/** Returns the elements whose class, id or `itemprop` has a name. */
export const findMarkedElements = (element: Element, name: string): Element[] =>
  listDescendants(element).filter(({ attribs }) =>
    [attribs['class'], attribs['id'], attribs['itemprop']].some((value) =>
      value?.split(/\s+/).includes(name),
    ),
  )
