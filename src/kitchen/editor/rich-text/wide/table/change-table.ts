import { $createTableCellNode, $createTableRowNode } from '@lexical/table'
import type { TableCellNode, TableNode } from '@lexical/table'
import { $createParagraphNode } from 'lexical'
import { COLUMN_HEADER, ROW_HEADER } from '@/src/domain/rich-text/lexical'
import { MAX_COLUMNS, MAX_ROWS } from '@/src/domain/rich-text/table'
import { $selectBehind } from '../insert-block'
import { $cellsOf, $rowsOf, $selectCell } from './table-cells'
import type { CellPlace } from './table-cells'

/** Whether the first row heads the columns, and the first column the rows. */
export type TableHeaders = { headerRow: boolean; headerColumn: boolean }

/** The headers of a table. */
export function $headersOf(table: TableNode): TableHeaders {
  const rows = $rowsOf(table).map($cellsOf)
  const [first = []] = rows
  return {
    headerRow: first.every((cell) => has(cell, ROW_HEADER)),
    headerColumn: rows.every(([cell]) => cell !== undefined && has(cell, COLUMN_HEADER)),
  }
}

const has = (cell: TableCellNode, header: number): boolean =>
  (cell.getHeaderStyles() & header) !== 0

/** Sets the headers of a table, whatever its cells were before. */
export function $setHeaders(table: TableNode, { headerRow, headerColumn }: TableHeaders): void {
  for (const [row, cells] of $rowsOf(table).map($cellsOf).entries()) {
    for (const [column, cell] of cells.entries()) {
      const state =
        (headerRow && row === 0 ? ROW_HEADER : 0) |
        (headerColumn && column === 0 ? COLUMN_HEADER : 0)
      if (cell.getHeaderStyles() !== state) cell.setHeaderStyles(state)
    }
  }
}

/** An empty cell. */
export const $createCell = (): TableCellNode =>
  $createTableCellNode().append($createParagraphNode())

/** Adds a row at an index, with the caret in it; false where the table has as many as it may have. */
export function $addRow({ table, column }: CellPlace, index: number): boolean {
  const rows = $rowsOf(table)
  if (rows.length >= MAX_ROWS) return false
  const headers = $headersOf(table)
  const row = $createTableRowNode()
  row.append(...$cellsOf(rows[0] ?? row).map($createCell))
  table.splice(index, 0, [row])
  $setHeaders(table, headers)
  $selectCell({ table, row: index, column })
  return true
}

/** Adds a column at an index, with the caret in it; false where the table has as many as it may have. */
export function $addColumn({ table, row }: CellPlace, index: number): boolean {
  const rows = $rowsOf(table)
  if (rows.some((each) => $cellsOf(each).length >= MAX_COLUMNS)) return false
  const headers = $headersOf(table)
  for (const each of rows) each.splice(index, 0, [$createCell()])
  $setHeaders(table, headers)
  $selectCell({ table, row, column: index })
  return true
}

/** Removes the row of the caret; the table with its last one. */
export function $removeRow(place: CellPlace): void {
  const rows = $rowsOf(place.table)
  if (rows.length < 2) {
    $removeTable(place)
    return
  }
  const headers = $headersOf(place.table)
  rows[place.row]?.remove()
  $setHeaders(place.table, headers)
  $selectCell(place)
}

/** Removes the column of the caret; the table with its last one. */
export function $removeColumn(place: CellPlace): void {
  const rows = $rowsOf(place.table).map($cellsOf)
  if (rows.every((cells) => cells.length < 2)) {
    $removeTable(place)
    return
  }
  const headers = $headersOf(place.table)
  for (const cells of rows) cells[place.column]?.remove()
  $setHeaders(place.table, headers)
  $selectCell(place)
}

/** Removes the table of the caret, and puts the caret into the following text. */
export function $removeTable({ table }: CellPlace): void {
  $selectBehind(table)
  table.remove()
}
