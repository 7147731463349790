import { finished } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { parse as parseSync } from 'csv-parse/sync'
import { ImportProblem } from '../import-problem'
import { MAX_RECORD_BYTES } from './content'
import type { SourceFile } from './source-file'
import { decodeStream } from './text'

/** A row of a table: cells by column name, or its problem. */
export type CsvRecord = {
  line: number
  cells: Readonly<Record<string, string>>
  problem: string | null
}

/** Longer rows are rejected, as no recipe is that long and memory is limited. */
const MAX_ROW_CHARACTERS = 4_000_000
const TOO_LONG = `This row has more than ${MAX_ROW_CHARACTERS.toLocaleString('en')} characters.`

/** Returns the cells of a row. @throws ImportProblem for one that is too long */
export function readCells({ cells, problem }: CsvRecord): CsvRecord['cells'] {
  if (problem !== null) throw new ImportProblem(problem)
  return cells
}

/**
 * Yields the rows of a CSV file with a header, with any delimiter, without loading it into memory.
 * @throws ImportProblem after the rows before it for a row of more than `maxBytes`, and for a
 *   damaged table
 */
export async function* readCsvRecords(
  file: SourceFile,
  head: string,
  maxBytes = MAX_RECORD_BYTES,
): AsyncGenerator<CsvRecord> {
  let columns: string[] | null = null
  for await (const { cells, line } of rowsOfTable(file, detectDelimiter(head), maxBytes)) {
    if (columns === null && isMark(cells.join(''))) continue
    if (columns === null) columns = distinctNames(cells)
    else yield recordOf(columns, cells, line)
  }
}

type TableRow = { cells: string[]; line: number }

/**
 * Yields the rows of a table. Collects those before an error, which the parser's own stream would
 * drop.
 */
async function* rowsOfTable(
  file: SourceFile,
  delimiter: string,
  maxBytes: number,
): AsyncGenerator<TableRow> {
  const rows: TableRow[] = []
  let last = 0
  const onRow = (cells: string[], { lines }: { lines: number }): null => {
    last = lines
    rows.push({ cells, line: lines })
    return null
  }
  const parser = parse({ ...OPTIONS, delimiter, max_record_size: maxBytes, on_record: onRow })
  parser.on('error', () => undefined)
  for await (const piece of decodeStream(file)) {
    const error = await new Promise<unknown>((resolve) => {
      parser.write(piece, resolve)
    })
    yield* rows.splice(0)
    if (error) throw problemOf(error, last, maxBytes)
  }
  const error = await finished(parser.end().resume()).catch((reason: unknown) => reason)
  yield* rows.splice(0)
  if (error) throw problemOf(error, last, maxBytes)
}

const OPTIONS = {
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
} as const

function recordOf(columns: readonly string[], row: readonly string[], line: number): CsvRecord {
  const length = row.reduce((sum, cell) => sum + cell.length, 0)
  return length > MAX_ROW_CHARACTERS
    ? { line, cells: {}, problem: TOO_LONG }
    : { line, cells: cellsOf(columns, row), problem: null }
}

function problemOf(error: unknown, last: number, maxBytes: number): unknown {
  if (!(error instanceof CsvError)) return error
  const message =
    error.code === 'CSV_MAX_RECORD_SIZE'
      ? `The row after line ${last} is larger than ${maxBytes / 1_048_576} MB, or has a quotation mark that is never closed. The rows after it were not read.`
      : 'This table is damaged or incomplete.'
  return new ImportProblem(message, { cause: error })
}

/** Trims the names of columns and numbers duplicates. */
function distinctNames(heads: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return heads.map((head) => {
    const name = head.trim()
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return name === '' || count === 1 ? name : `${name} ${count}`
  })
}

/** Maps cells by column name; a cell without one is named by its number. */
function cellsOf(columns: readonly string[], record: readonly string[]): Record<string, string> {
  // Via a map, as a column may be called `__proto__`.
  const cells = new Map<string, string>()
  for (let at = 0; at < Math.max(columns.length, record.length); at += 1) {
    const [name = '', cell = ''] = [columns[at], record[at]?.trim()]
    if (name !== '') cells.set(name, cell)
    else if (cell !== '') cells.set(`column ${at + 1}`, cell)
  }
  return Object.fromEntries(cells)
}

/** Returns the delimiter of a table: the candidate that occurs most often in the header. */
export function detectDelimiter(head: string): string {
  const told = MARK.exec(withoutByteOrderMark(head))?.[1]
  if (told !== undefined) return told
  const line = firstLine(head).replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((mark) => [mark, line.split(mark).length] as const)
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/**
 * Reads the names of the columns from the first line; returns none for a text that is not a table.
 */
export function readColumnNames(head: string): string[] {
  try {
    const [heads = []] = parseSync(firstLine(head), {
      delimiter: detectDelimiter(head),
      relax_quotes: true,
      trim: true,
    })
    return distinctNames(heads)
  } catch {
    return []
  }
}

/** Excel declares the delimiter above the header: `sep=;`. */
const MARK = /^\s*"?sep=([,;|\t])"?[^\S\r\n]*(?:[\r\n]|$)/i
const isMark = (line: string): boolean => /^\s*"?sep=[,;|\t]?"?\s*$/i.test(line)

const withoutByteOrderMark = (text: string): string => text.replace(/^\ufeff/, '')

const firstLine = (head: string): string =>
  withoutByteOrderMark(head)
    .split(/\r\n|\n|\r/)
    .find((line) => line.trim() !== '' && !isMark(line)) ?? ''
