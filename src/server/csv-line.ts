/**
 * A line of CSV with its end: quoted where that asks for it, and no cell a spreadsheet would run.
 */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`

/** Spreadsheets of some languages take the wide signs of a formula for the narrow ones. */
const FORMULA = /^(?='*[=+\-@＝＋－＠\t\r\n])/

/** Escapes text that a spreadsheet would run as a formula; `csvValue` undoes it. */
function cell(value: string | null): string {
  const text = (value ?? '').replace(FORMULA, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The value of a cell that may have been written by `csvLine`. */
export const csvValue = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r\n])/, '')
