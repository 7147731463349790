import type { Inline, Table } from '@/src/domain/rich-text/document'
import {
  isHeaderColumn,
  isHeaderRow,
  MAX_COLUMNS,
  MAX_ROWS,
  tableLines,
  tableOf,
} from '@/src/domain/rich-text/table'
import type { Line, OpenCell } from './line'

/** A table that is being read: its cells so far, and where its lines begin. */
export type OpenTable = { firstLine: number; rows: OpenCell[][]; holdsTable: boolean }

/** An open cell as its element describes it. */
export const openCell = (name: string, attributes: Readonly<Record<string, string>>): OpenCell => ({
  isHeader: name === 'th',
  columns: spanOf(attributes['colspan'], MAX_COLUMNS),
  rows: spanOf(attributes['rowspan'], MAX_ROWS),
})

function spanOf(value: string | undefined, most: number): number {
  const span = Number.parseInt(value ?? '1', 10)
  return span > 0 ? Math.min(span, most) : 1
}

/**
 * The lines of a complete table: the table itself, or the lines of its cells if it is a layout table, with
 * nested tables, headings or lists, or a single cell. A table beyond the maximum size becomes one line per
 * row.
 */
export function closedTable(open: OpenTable, lines: readonly Line[]): readonly Line[] {
  const isLayout = open.holdsTable || lines.some(({ item, heading }) => item || heading)
  if (isLayout || open.rows.flat().length < 2) return lines
  const rows = open.rows
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map((cell) => spannedCell(cell, lines)))
  const headers = { headerRow: isHeaderRow(rows), headerColumn: isHeaderColumn(rows) }
  const [table] = tableOf(rows, headers)
  if (!table) return lines
  const caption = lines.filter(({ cell }) => cell === undefined)
  return isTooLarge(table)
    ? [...caption, ...spacedLines(table).map((children) => ({ ...EMPTY_LINE, children }))]
    : [...caption, { ...EMPTY_LINE, table }]
}

/** A line of nothing. */
const EMPTY_LINE: Line = { children: [], heading: null, item: null, isMore: false, isQuote: false }

/** Converts the rows of a table to lines for a text without tables, with cells separated by spaces. */
export const spacedLines = (table: Table): Inline[][] =>
  tableLines(table, ' ').filter((line) =>
    line.some((node) => !('text' in node) || node.text !== ' '),
  )

const isTooLarge = ({ children }: Table): boolean =>
  children.length > MAX_ROWS || children.some((row) => row.children.length > MAX_COLUMNS)

const spannedCell = (cell: OpenCell, lines: readonly Line[]) => ({
  children: lines
    .filter((line) => line.cell === cell)
    .flatMap(({ children }, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...children]),
  columns: cell.columns,
  rows: cell.rows,
  isRowHeader: cell.isHeader,
  isColumnHeader: cell.isHeader,
})
