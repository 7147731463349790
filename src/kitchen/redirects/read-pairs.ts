import type { TypedRedirect } from '../state/redirects'

/** The content of a redirects file: the pairs, and the numbers of invalid lines. */
export type ReadPairs = { pairs: (TypedRedirect & { line: number })[]; wrong: number[] }

/**
 * Reads lines of two columns, divided by commas, semicolons or tabs, with quotes where a column has
 * such a sign in it. A first line without an address names the columns and is passed over.
 */
export function readPairs(text: string): ReadPairs {
  const pairs: ReadPairs['pairs'] = []
  const wrong: number[] = []
  for (const { cells, line } of linesOf(text.replace(/^\uFEFF/, ''))) {
    if (cells.every((cell) => cell === '')) continue
    const [from = '', to = ''] = cells
    if (pairs.length + wrong.length === 0 && !from.includes('/') && !to.includes('/')) continue
    if (from === '' || to === '') wrong.push(line)
    else pairs.push({ from, to, line })
  }
  return { pairs, wrong }
}

type Line = { cells: string[]; line: number }

/** A cell with or without quotes, and its delimiter; unbalanced quotes are part of the cell. */
const CELL = /(?:"((?:[^"]|"")*)"|([^,;\t\r\n]*))(,|;|\t|\r\n|\r|\n|$)/y

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let cells: string[] = []
  let line = 1
  for (const { cell, isLast, breaks } of cellsOf(text)) {
    cells.push(cell)
    if (!isLast) continue
    lines.push({ cells, line })
    cells = []
    line += breaks
  }
  return lines
}

type Cell = { cell: string; isLast: boolean; breaks: number }

function* cellsOf(text: string): Generator<Cell> {
  const cell = new RegExp(CELL)
  while (cell.lastIndex < text.length) {
    const [whole = '', quoted, plain = '', end = ''] = cell.exec(text) ?? []
    yield {
      cell: (quoted?.replaceAll('""', '"') ?? plain).trim(),
      isLast: end === '' || /[\r\n]/.test(end),
      breaks: whole.split(/\r\n|\r|\n/).length - 1,
    }
    // Any text is a cell.
    if (whole === '') return
  }
}
