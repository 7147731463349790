import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { findClosest, getElementText, getParentElement } from '@/src/parsing/web-page/page-document'
import type { PageDocument, TextBlock } from '@/src/parsing/web-page/page-document'
import { findCellRow } from '@/src/parsing/web-page/layout/cell-rows'
import { getShortText } from '@/src/parsing/web-page/layout/short-text'
import { isAmountCell, startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'

/** Blocks that form one line: the cells of a table row, the parts of a list item. */
export interface PageRow {
  text: string
  block: TextBlock
}

const isRow = (el: Element): boolean =>
  el.name === 'li' ||
  el.attribs.role === 'listitem' ||
  (el.name === 'tr' && !isOfLayout(el)) ||
  (el.name === 'div' && getParentElement(el)?.name === 'dl')

/** A cell of a row holds no more lines: more are a list. */
const MAX_LINES = 2

/** A cell of a row has no more parts. */
const MAX_PARTS = 40
const BREAKS = new Set('br p div li tr h2 h3 h4 h5'.split(' '))

// Looks no further than a cell goes: tables that are never closed hold all the rest.
function isList(cell: Element): boolean {
  const open: Element['children'] = [...cell.children.slice(0, MAX_PARTS)]
  let breaks = 0
  for (let parts = 0; open.length > 0; parts += 1) {
    const node = open.pop()
    if (parts > MAX_PARTS || breaks > MAX_LINES) return true
    if (!node || !isTag(node)) continue
    if (BREAKS.has(node.name)) breaks += 1
    open.push(...node.children.slice(0, MAX_PARTS))
  }
  return breaks > MAX_LINES
}

/** Cached, as it is checked for each block of a table. */
const layouts = new WeakMap<Element, boolean>()

// A table that only puts list and method side by side: its cells hold more than a line each.
function isOfLayout(row: Element): boolean {
  const known = layouts.get(row)
  if (known !== undefined) return known
  const isWide = row.children.some((cell) => isTag(cell) && isList(cell))
  layouts.set(row, isWide)
  return isWide
}

/** Finds the list item, table row or term-description pair that contains an element. */
export function findRow(element: Element): Element | null {
  const row = findClosest(element, isRow)
  if (row) return row.name === 'tr' ? pairOfCells(row, element) : row
  return pairOf(element) ?? findCellRow(element)
}

/** Cached, as it is checked for each cell of a row. */
const doubled = new WeakMap<Element, boolean>()

// `<tr><td>Flour<td>300 g<td>Eggs<td>2`: two lines side by side; the first cell of each stands for both.
function pairOfCells(row: Element, element: Element): Element {
  const cells = row.children.filter(isTag)
  if (cells.length < 4 || cells.length % 2 !== 0) return row
  const isDoubled = doubled.get(row) ?? areDoubled(cells)
  doubled.set(row, isDoubled)
  const cell = isDoubled ? findClosest(element, ({ parent }) => parent === row) : null
  const at = cell ? cells.indexOf(cell) : -1
  return at < 0 ? row : (cells[at - (at % 2)] ?? row)
}

/** A table of one recipe has no more columns. */
const MAX_CELLS = 8

function areDoubled(cells: readonly Element[]): boolean {
  if (cells.length > MAX_CELLS) return false
  const isAmount = cells.map((cell) => isAmountCell(getShortText(cell) ?? ''))
  return [0, 1].some((turn) => isAmount.every((each, at) => each === (at % 2 === turn)))
}

const isPart = (el: Element): boolean => el.name === 'dt' || el.name === 'dd'

// `<dt>Flour</dt><dd>300 g</dd>`: the term stands for both.
function pairOf(element: Element): Element | null {
  const part = findClosest(element, isPart)
  const list = part ? getParentElement(part) : null
  if (!part || !list || !arePairs(list)) return null
  return part.name === 'dt' ? part : previousPart(part)
}

function previousPart(part: Element): Element | null {
  let before = part.prev
  while (before && !isTag(before)) before = before.prev
  return before
}

/** Cached, as it is checked for each term of a list. */
const paired = new WeakMap<Element, boolean>()

// One description for each term, and one of both an amount in most: else terms are headings.
function arePairs(list: Element): boolean {
  const known = paired.get(list)
  if (known !== undefined) return known
  const parts = list.children.filter(isTag).filter(isPart)
  const isAlternating = parts.every(({ name }, at) => name === (at % 2 === 0 ? 'dt' : 'dd'))
  const amounts = isAlternating ? parts.filter((part) => isShortAmount(getElementText(part))) : []
  const answer = parts.length >= 4 && parts.length % 2 === 0 && amounts.length >= parts.length * 0.3
  paired.set(list, answer)
  return answer
}

const isShortAmount = (text: string): boolean =>
  text.split(' ').length <= 3 && startsWithAmount(text)

/** Several readers compare with all rows of a page: joined once. */
const rowsByPage = new WeakMap<PageDocument, PageRow[]>()

/** Returns the rows of a whole page; callers must not modify them. */
export function getPageRows(page: PageDocument): readonly PageRow[] {
  const known = rowsByPage.get(page)
  if (known) return known
  const rows = groupIntoRows(page.blocks)
  rowsByPage.set(page, rows)
  return rows
}

/** Groups blocks by list item and table row. */
export function groupIntoRows(blocks: TextBlock[]): PageRow[] {
  const rows: PageRow[] = []
  let owner: Element | null = null
  for (const block of blocks) {
    const row = findRow(block.element)
    const last = rows.at(-1)
    if (row && row === owner && last) last.text = `${last.text} ${block.text}`
    else rows.push({ text: block.text, block })
    owner = row
  }
  return rows
}
