import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import type { Inline, Table, TableCell } from '@/src/domain/rich-text/document'
import { MAX_COLUMNS, MAX_ROWS } from '@/src/domain/rich-text/table'
import { nodesToDocument } from '@/src/parsing/html/to-document'
import { elementsIn, lineOf } from './letter-elements'

/** Maximum length of the text of a cell; a table with longer ones is for layout. */
const MAX_CELL = 400
const OF_LAYOUT = new Set(['table', 'img', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'hr', 'blockquote'])

/** Reads a table of data; null for a table for layout, as mails have. */
export function readTable(table: Element): Table | null {
  const inner = elementsIn(table)
  if (inner.some(({ name }) => OF_LAYOUT.has(name))) return null
  const rows = inner.filter(({ name }) => name === 'tr').map(cellsOf)
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const cells = rows.flat()
  if (columns < 2 || columns > MAX_COLUMNS || rows.length < 2 || rows.length > MAX_ROWS) return null
  if (cells.some((cell) => lineOf(cell).length > MAX_CELL)) return null
  const isHead = rows[0]?.every(({ name }) => name === 'th') ?? false
  return {
    type: 'table',
    ...(isHead ? { headerRow: true as const } : {}),
    children: rows.map((row) => ({
      type: 'table-row',
      children: Array.from({ length: columns }, (_, at) => cellOf(row[at])),
    })),
  }
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th')

/** The text of a cell, lines under each other. */
function cellOf(cell: Element | undefined): TableCell {
  const paragraphs = cell ? nodesToDocument(cell.children) : []
  const children = paragraphs.flatMap((block, at): Inline[] =>
    block.type === 'paragraph' ? [...(at > 0 ? [{ text: '\n' }] : []), ...block.children] : [],
  )
  return { type: 'table-cell', children: children.length > 0 ? children : [{ text: '' }] }
}
