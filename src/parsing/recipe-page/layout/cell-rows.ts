import type { Element } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { getShortText } from '@/src/parsing/recipe-page/layout/short-text'
import { getParentElement } from '@/src/parsing/recipe-page/page-document'
import { isAmountCell, isSentence } from '@/src/parsing/recipe-text/line-kind'

/** Cells lie no deeper in their row. */
const DEEPEST = 4

/**
 * The row that a cell stands in where rows and cells are plain elements: of boxes that look alike, most
 * hold an amount and a few words.
 */
export function findCellRow(element: Element): Element | null {
  let row: Element | null = element
  for (let depth = 0; row && depth < DEEPEST; depth += 1) {
    const list: Element | null = getParentElement(row)
    if (list && rowsIn(list).has(row)) return row
    row = list
  }
  return null
}

/** Asked for each block of a list: remembered. */
const known = new WeakMap<Element, ReadonlySet<Element>>()

function rowsIn(list: Element): ReadonlySet<Element> {
  const before = known.get(list)
  if (before) return before
  const rows = new Set(findRows(list))
  known.set(list, rows)
  return rows
}

const FEWEST = 3
/** Fewest boxes whose class says that they are alike. */
const FEWEST_NAMED = 2
const MOST = 200
const LONGEST = 120
const TOO_LONG = 'x'.repeat(LONGEST)

function findRows(list: Element): Element[] {
  const boxes = list.children.filter(isTag).filter(({ name }) => name === 'div' || name === 'p')
  if (boxes.length < FEWEST_NAMED || boxes.length > MOST) return []
  const groups = new Map<string, Element[]>()
  for (const box of boxes) {
    const key = `${box.name}.${box.attribs.class ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), box])
  }
  return [...groups.values()].flatMap((alike) => (areRows(alike) ? alike : []))
}

function areRows(boxes: readonly Element[]): boolean {
  const isNamed = boxes[0]?.attribs.class !== undefined
  if (boxes.length < (isNamed ? FEWEST_NAMED : FEWEST)) return false
  const cells = boxes.map(cellsOf)
  const counted = cells.filter((texts) => texts.length >= 2 && texts.some(isAmountCell)).length
  const isTold = cells.some((texts) => texts.length === 0 || texts.some(isSentence))
  if (isTold) return false
  const isShort = cells.every((texts) => texts.length <= 4 && texts.join(' ').length < LONGEST)
  return isShort && counted >= boxes.length * 0.5
}

// The texts of the parts of a box, through boxes that hold nothing else.
function cellsOf(box: Element): string[] {
  let inner = box
  for (let depth = 0; depth < DEEPEST; depth += 1) {
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
