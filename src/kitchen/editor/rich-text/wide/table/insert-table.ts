import { $createTableNode, $createTableRowNode } from '@lexical/table'
import { $insertBlock } from '../insert-block'
import { $createCell, $setHeaders } from './change-table'
import { $selectCell } from './table-cells'

const NEW_ROWS = 3
const NEW_COLUMNS = 3

/** Inserts an empty table after the block of the caret, and puts the caret into its first cell. */
export function $insertTable(): void {
  const table = $createTableNode()
  for (let row = 0; row < NEW_ROWS; row += 1) {
    const cells = Array.from({ length: NEW_COLUMNS }, $createCell)
    table.append($createTableRowNode().append(...cells))
  }
  $setHeaders(table, { headerRow: true, headerColumn: false })
  $insertBlock(table)
  $selectCell({ table, row: 0, column: 0 })
}
