/**
 * A line of CSV with its end: quoted where that asks for it, and no cell a spreadsheet would run.
 */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`

/** Escapes text that a spreadsheet would run as a formula; `csvValue` undoes it. */
function cell(value: string | null): string {
  const text = (value ?? '').replace(/^(?='*[=+\-@\t\r])/, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The value of a cell that may have been written by `csvLine`. */
export const csvValue = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '')
