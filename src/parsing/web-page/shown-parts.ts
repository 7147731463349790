import type { ChildNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'

/** Class names of text for screen readers only. */
const UNSEEN =
  /(?:^|\s)(?:sr-only|screen-reader(?:-text|-only)?|screenreader(?:-text)?|visually-?hidden|visuallyhidden|show-for-sr|a11y-hidden|assistive-text|u-hidden-visually)(?:\s|$)/i
const MIN_LENGTH = 'sr-only'.length
const INLINE = new Set(['span', 'small', 'i', 'em', 'b'])

/**
 * Returns whether an element is a label for screen readers beside other text ("Ingredient 1:"). One
 * on its own may be the title of a part and does not count.
 */
export function isScreenReaderLabel(element: Element): boolean {
  if (!INLINE.has(element.name)) return false
  const names = element.attribs.class
  if (names === undefined || names.length < MIN_LENGTH || !UNSEEN.test(names)) return false
  return element.parent?.children.some((node) => node !== element && hasContent(node)) ?? false
}

const hasContent = (node: ChildNode): boolean =>
  isText(node) ? /\S/.test(node.data) : isTag(node) && node.children.length > 0

/**
 * Returns whether a custom element (`recipe-step`) is a line of its own, without loose text beside
 * it.
 */
export function isOwnBlock(element: Element): boolean {
  if (!element.name.includes('-')) return false
  const beside = element.parent?.children ?? []
  return !beside.some((node) => isText(node) && /\S/.test(node.data))
}

/** Returns whether an element preserves line breaks. */
export function isPreformatted(element: Element): boolean {
  if (element.name === 'pre') return true
  const style = element.attribs.style
  return style !== undefined && /white-space:\s*pre/i.test(style)
}
