import type { Table } from '@/src/domain/rich-text/document'
import { MAX_COLUMNS, MAX_ROWS } from '@/src/domain/rich-text/table'

/** Text of a spreadsheet as a table: several lines with equally many tabs; null for other text. */
export function tableFromTabs(text: string): Table | null {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t'))
  const columns = rows[0]?.length ?? 0
  const isTable = rows.length > 1 && columns > 1 && rows.every((row) => row.length === columns)
  if (!isTable || columns > MAX_COLUMNS || rows.length > MAX_ROWS) return null
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'table-row',
      children: cells.map((cell) => {
        const words = cell.trim()
        return { type: 'table-cell', children: words === '' ? [] : [{ text: words }] }
      }),
    })),
  }
}
