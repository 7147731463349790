import { COMMAND_PRIORITY_NORMAL, KEY_ENTER_COMMAND, KEY_TAB_COMMAND, mergeRegister } from 'lexical'
import type { LexicalEditor } from 'lexical'
import { $selectBehind } from '../insert-block'
import { $addRow } from './change-table'
import { $cellPlace, $cellsOf, $rowsOf, $selectCell } from './table-cells'

/**
 * The keys of tables: Tab and Shift+Tab go through the cells, Enter down.
 * @see docs/product/rich-text.md#tables
 */
export const registerTableKeys = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => handled(event, event.shiftKey ? $goBack() : $goOn()),
      COMMAND_PRIORITY_NORMAL,
    ),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => (event === null || event.shiftKey ? false : handled(event, $goDown())),
      COMMAND_PRIORITY_NORMAL,
    ),
  )

function handled(event: KeyboardEvent, isDone: boolean): boolean {
  if (isDone) event.preventDefault()
  return isDone
}

function $goOn(): boolean {
  const place = $cellPlace()
  if (!place) return false
  const { table, row, column } = place
  const rows = $rowsOf(table)
  const columns = rows[row] ? $cellsOf(rows[row]).length : 0
  if (column + 1 < columns) $selectCell({ table, row, column: column + 1 })
  else if (row + 1 < rows.length) $selectCell({ table, row: row + 1, column: 0 })
  else return $addRow({ ...place, column: 0 }, rows.length)
  return true
}

/** From the first cell, Shift+Tab leaves the text as it does elsewhere. */
function $goBack(): boolean {
  const place = $cellPlace()
  if (!place || (place.row === 0 && place.column === 0)) return false
  const { table, row, column } = place
  if (column > 0) $selectCell({ table, row, column: column - 1 })
  else $selectCell({ table, row: row - 1, column: Number.POSITIVE_INFINITY })
  return true
}

function $goDown(): boolean {
  const place = $cellPlace()
  if (!place) return false
  const { table, row, column } = place
  if (row + 1 < $rowsOf(table).length) $selectCell({ table, row: row + 1, column })
  else $selectBehind(table)
  return true
}
