import type { Element } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { getShortText } from '@/src/parsing/web-page/layout/short-text'
import { getParentElement } from '@/src/parsing/web-page/page-document'
import { isAmountCell, isSentence } from '@/src/parsing/recipe-lines/line-kind'

/** Maximum depth of a cell within its row. */
const MAX_DEPTH = 4

/**
 * Finds the row of a cell where rows and cells are plain elements: most of several similar boxes
 * hold an amount and a few words.
 */
export function findCellRow(element: Element): Element | null {
  let row: Element | null = element
  for (let depth = 0; row && depth < MAX_DEPTH; depth += 1) {
    const list: Element | null = getParentElement(row)
    if (list && rowsIn(list).has(row)) return row
    row = list
  }
  return null
}

/** Cached, as it is checked for each block of a list. */
const known = new WeakMap<Element, ReadonlySet<Element>>()

function rowsIn(list: Element): ReadonlySet<Element> {
  const before = known.get(list)
  if (before) return before
  const rows = new Set(findRows(list))
  known.set(list, rows)
  return rows
}

const MIN = 3
/** Minimum number of boxes with the same class. */
const MIN_NAMED = 2
const MAX = 200
const MAX_LENGTH = 120
const TOO_LONG = 'x'.repeat(MAX_LENGTH)

function findRows(list: Element): Element[] {
  const boxes = list.children.filter(isTag).filter(({ name }) => name === 'div' || name === 'p')
  if (boxes.length < MIN_NAMED || boxes.length > MAX) return []
  const groups = new Map<string, Element[]>()
  for (const box of boxes) {
    const key = `${box.name}.${box.attribs.class ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), box])
  }
  return [...groups.values()].flatMap((alike) => (areRows(alike) ? alike : []))
}

function areRows(boxes: readonly Element[]): boolean {
  const isNamed = boxes[0]?.attribs.class !== undefined
  if (boxes.length < (isNamed ? MIN_NAMED : MIN)) return false
  const cells = boxes.map(cellsOf)
  const counted = cells.filter((texts) => texts.length >= 2 && texts.some(isAmountCell)).length
  const isTold = cells.some((texts) => texts.length === 0 || texts.some(isSentence))
  if (isTold) return false
  const isShort = cells.every((texts) => texts.length <= 4 && texts.join(' ').length < MAX_LENGTH)
  return isShort && counted >= boxes.length * 0.5
}

// The texts of the parts of a box, through boxes that hold nothing else.
function cellsOf(box: Element): string[] {
  let inner = box
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const parts = inner.children.filter(isTag)
    const [only] = parts
    if (parts.length !== 1 || !only || inner.children.some(hasWords)) break
    inner = only
  }
  return inner.children
    .filter(isTag)
    .slice(0, 6)
    .map((part) => getShortText(part) ?? TOO_LONG)
    .filter(Boolean)
}

const hasWords = (node: Element['children'][number]): boolean =>
  isText(node) && /\S/.test(node.data)
