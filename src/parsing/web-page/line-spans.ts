import type { ChildNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'

const MIN = 3
const MAX = 200
const AMOUNT = /^\s*[\d¼½¾⅓⅔⅛]/

/** Cached, as it is checked for each part of a box. */
const known = new WeakMap<Element, boolean>()

/**
 * Returns whether a `span` is a line: one of several adjacent ones with the same class in a box,
 * each with an amount and its ingredient.
 */
export function isLineSpan(element: Element): boolean {
  const box = element.parent
  if (element.name !== 'span' || !box || !isTag(box)) return false
  const before = known.get(box)
  if (before !== undefined) return before
  const answer = holdsLines(box.children)
  known.set(box, answer)
  return answer
}

function holdsLines(nodes: readonly ChildNode[]): boolean {
  if (nodes.length > MAX * 2) return false
  if (nodes.some((node) => isText(node) && /\S/.test(node.data))) return false
  const parts = nodes.filter(isTag)
  const look = parts[0]?.attribs.class
  if (parts.length < MIN || look === undefined) return false
  const isAlike = parts.every(({ name, attribs }) => name === 'span' && attribs.class === look)
  const counted = parts.filter((part) => AMOUNT.test(plainTextOf(part) ?? '')).length
  return isAlike && counted >= parts.length * 0.6 && parts.every(hasWords)
}

/** A line is no longer. */
const MAX_LENGTH = 200

function hasWords(part: Element): boolean {
  const text = plainTextOf(part)?.trim() ?? ''
  return text.length < MAX_LENGTH && /\s/.test(text) && /\p{L}/u.test(text)
}

const INLINE = new Set(['span', 'b', 'strong', 'em', 'i', 'a'])

/**
 * Returns whether an element is the amount or the ingredient of a pair like `<span>50
 * g</span><span>yeast</span>` or `<b>50 g</b><span>yeast</span>`, in either order.
 */
export function isAmountCell(element: Element): boolean {
  const next = element.next
  if (!isInline(element) || !isInline(next)) return false
  const [own, other] = [plainTextOf(element) ?? '', plainTextOf(next) ?? '']
  const areSpans = element.name === 'span' && next.name === 'span'
  if (isAmount(own)) return areSpans || /^\p{L}/u.test(other)
  return areSpans && isAmount(other) && /\p{L}$/u.test(own)
}

const isInline = (node: ChildNode | null): node is Element =>
  node !== null && isTag(node) && INLINE.has(node.name)

const isAmount = (text: string): boolean => text.length < 20 && AMOUNT.test(text)

/** The text of an element that holds nothing else; null for others. */
function plainTextOf(element: Element): string | null {
  const [text, ...others] = element.children
  return others.length === 0 && text !== undefined && isText(text) ? text.data : null
}
