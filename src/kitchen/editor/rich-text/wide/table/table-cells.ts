import { $isTableCellNode, $isTableNode, $isTableRowNode } from '@lexical/table'
import type { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { $findMatchingParent, $getSelection, $isRangeSelection } from 'lexical'

/** The cell of the caret with its table and its place there. */
export type CellPlace = { table: TableNode; row: number; column: number }

/** The place of the caret in a table; null outside of tables. */
export function $cellPlace(): CellPlace | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const cell = $findMatchingParent(selection.anchor.getNode(), $isTableCellNode)
  const row = cell?.getParent()
  const table = row?.getParent()
  if (!cell || !row || !$isTableNode(table)) return null
  return { table, row: row.getIndexWithinParent(), column: cell.getIndexWithinParent() }
}

/** Whether the caret, or the start of a selection, is in a table. */
export const $isInTable = (): boolean => $cellPlace() !== null

/** The rows of a table. */
export const $rowsOf = (table: TableNode): TableRowNode[] =>
  table.getChildren().filter($isTableRowNode)

/** The cells of a row. */
export const $cellsOf = (row: TableRowNode): TableCellNode[] =>
  row.getChildren().filter($isTableCellNode)

/** Puts the caret at the end of a cell; indexes are clamped to the last row and column. */
export function $selectCell({ table, row, column }: CellPlace): void {
  const rows = $rowsOf(table).map($cellsOf)
  const cells = rows[Math.min(row, rows.length - 1)] ?? []
  cells[Math.min(column, cells.length - 1)]?.selectEnd()
}
