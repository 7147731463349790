import type { Inline, Table, TableCell } from './document'

/** Maximum number of columns of a table. */
export const MAX_COLUMNS = 20
/** Maximum number of rows of a table. */
export const MAX_ROWS = 200

/** The text between the cells of a row where a table is written as lines. */
const CELL_SEPARATOR = ' · '

/** The cells of a table, row by row. */
export const cellsOf = ({ children }: Table): TableCell[] => children.flatMap((row) => row.children)

/** Maps the cells of a table. */
export const mapCells = (table: Table, change: (cell: TableCell) => TableCell): Table => ({
  ...table,
  children: table.children.map((row) => ({ ...row, children: row.children.map(change) })),
})

/** The rows of a table as lines of text, for formats without tables. */
export const tableLines = ({ children }: Table, separator = CELL_SEPARATOR): Inline[][] =>
  children.map((row) =>
    row.children.flatMap((cell, index) => [
      ...(index > 0 ? [{ text: separator }] : []),
      ...cell.children,
    ]),
  )

/** Scope of a header cell; null for a cell that heads nothing. */
export function headerScope(
  { headerRow, headerColumn }: Pick<Table, 'headerRow' | 'headerColumn'>,
  row: number,
  column: number,
): 'col' | 'row' | null {
  if (headerRow && row === 0) return 'col'
  return headerColumn && column === 0 ? 'row' : null
}

/** A cell that may span several columns and rows, as other editors allow. */
export type SpannedCell = {
  children: readonly Inline[]
  columns: number
  rows: number
  isRowHeader: boolean
  isColumnHeader: boolean
}

/** Whether the cells of the first row head their columns. */
export const isHeaderRow = ([first = []]: readonly (readonly SpannedCell[])[]): boolean =>
  first.length > 0 && first.every((cell) => cell.isRowHeader)

/** Whether the first cells of the rows head their rows. */
export const isHeaderColumn = (rows: readonly (readonly SpannedCell[])[]): boolean =>
  rows.length > 0 && rows.every(([first]) => first === undefined || first.isColumnHeader)

/**
 * Builds a table of cells that may span others and of rows that may be short: places without a cell are
 * empty. Null if there is no cell.
 */
export function tableOf(
  rows: readonly (readonly SpannedCell[])[],
  { headerRow, headerColumn }: { headerRow: boolean; headerColumn: boolean },
): Table[] {
  const grid = gridOf(rows)
  const width = Math.max(0, ...grid.map((row) => row.length))
  if (width === 0) return []
  return [
    {
      type: 'table',
      ...(headerRow ? { headerRow } : {}),
      ...(headerColumn ? { headerColumn } : {}),
      children: grid.map((row) => ({
        type: 'table-row',
        children: Array.from({ length: width }, (_, column) => ({
          type: 'table-cell',
          children: row[column] ?? [],
        })),
      })),
    },
  ]
}

type Grid = (readonly Inline[] | undefined)[][]

function gridOf(rows: readonly (readonly SpannedCell[])[]): Grid {
  const grid: Grid = rows.map(() => [])
  for (const [rowIndex, cells] of rows.entries()) {
    for (const cell of cells) place(grid, rowIndex, cell)
  }
  return grid
}

/** Puts a cell into the first free place of its row, and empty ones into the places that it spans. */
function place(grid: Grid, rowIndex: number, { children, columns, rows }: SpannedCell): void {
  const own = grid[rowIndex] ?? []
  let column = 0
  while (own[column] !== undefined) column += 1
  const width = Math.min(Math.max(columns, 1), MAX_COLUMNS)
  for (const row of grid.slice(rowIndex, rowIndex + Math.max(rows, 1))) {
    for (let at = column; at < column + width; at += 1) row[at] ??= []
  }
  own[column] = children
}
