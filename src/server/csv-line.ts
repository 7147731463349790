/** A line of CSV with its end: quoted where that asks for it, and no cell a spreadsheet would run. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`

/** What a spreadsheet would take for a formula is not one; `csvValue` undoes it. */
function cell(value: string | null): string {
  const text = (value ?? '').replace(/^(?='*[=+\-@\t\r])/, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The value of a cell that may have been written by `csvLine`. */
export const csvValue = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '')
