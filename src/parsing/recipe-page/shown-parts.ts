import type { ChildNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'

/** Words that only programs read aloud: not shown, but there. */
const UNSEEN =
  /(?:^|\s)(?:sr-only|screen-reader(?:-text|-only)?|screenreader(?:-text)?|visually-?hidden|visuallyhidden|show-for-sr|a11y-hidden|assistive-text|u-hidden-visually)(?:\s|$)/i
const SHORTEST = 'sr-only'.length
const INLINE = new Set(['span', 'small', 'i', 'em', 'b'])

/**
 * True for a label beside other words that only programs read aloud ("Ingredient 1:"). One that stands
 * alone is kept: it may be the title of a part.
 */
export function isScreenReaderLabel(element: Element): boolean {
  if (!INLINE.has(element.name)) return false
  const names = element.attribs.class
  if (names === undefined || names.length < SHORTEST || !UNSEEN.test(names)) return false
  return element.parent?.children.some((node) => node !== element && hasContent(node)) ?? false
}

const hasContent = (node: ChildNode): boolean =>
  isText(node) ? /\S/.test(node.data) : isTag(node) && node.children.length > 0

/**
 * True for an element of a name of the page's own (`recipe-step`) that is a line of its own: no words
 * stand loose beside it.
 */
export function isOwnBlock(element: Element): boolean {
  if (!element.name.includes('-')) return false
  const beside = element.parent?.children ?? []
  return !beside.some((node) => isText(node) && /\S/.test(node.data))
}

/** True for an element whose line breaks are shown as they are. */
export function isPreformatted(element: Element): boolean {
  if (element.name === 'pre') return true
  const style = element.attribs.style
  return style !== undefined && /white-space:\s*pre/i.test(style)
}
