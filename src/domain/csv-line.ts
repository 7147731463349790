/** Formats a line of CSV with its line break: quotes cells where necessary and escapes formulas. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`

/** Full-width formula signs count too: spreadsheets in some languages accept them. */
const FORMULA = /^(?='*[=+\-@＝＋－＠\t\r\n])/

/** Escapes text that a spreadsheet would run as a formula; `csvValue` undoes it. */
function cell(value: string | null): string {
  const text = (value ?? '').replace(FORMULA, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Unescapes a cell that may have been written by `csvLine`. */
export const csvValue = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r\n])/, '')
