import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseSync } from 'csv-parse/sync'
import { ImportProblem } from '../import-problem'
import type { SourceFile } from './source-file'
import { textOf } from './text'

/** A line of a table: cells by the head of their column. */
export type CsvRecord = { line: number; cells: Readonly<Record<string, string>> }

/** A cell is never longer. */
const MOST_CHARACTERS = 4_000_000

/** The lines of a CSV file with a head, however its cells are parted; never in memory whole. */
export async function* csvRecords(file: SourceFile, head: string): AsyncGenerator<CsvRecord> {
  const parser = Readable.from(textOf(file)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(head),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MOST_CHARACTERS,
      info: true,
    }),
  )
  let columns: string[] | null = null
  try {
    for await (const entry of parser) {
      const { record, info } = rowOf(entry)
      if (columns === null && isMark(record.join(''))) continue
      if (columns === null) columns = distinctNames(record)
      else yield { line: info.lines, cells: cellsOf(columns, record) }
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportProblem('This table is damaged or incomplete.', { cause: error })
    throw error
  }
}

type ParsedCsvRow = { record: string[]; info: { lines: number } }

const isRow = (entry: unknown): entry is ParsedCsvRow =>
  typeof entry === 'object' && entry !== null && 'record' in entry && 'info' in entry

function rowOf(entry: unknown): ParsedCsvRow {
  if (isRow(entry)) return entry
  throw new Error('A line of a table has no cells')
}

/** Trims the names of columns, and numbers those that another column has, too. */
function distinctNames(heads: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return heads.map((head) => {
    const name = head.trim()
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return name === '' || count === 1 ? name : `${name} ${count}`
  })
}

/** Cells by the head of their column; a cell in a column without a head is named by its number. */
function cellsOf(columns: readonly string[], record: readonly string[]): Record<string, string> {
  // A map first: a column may be called `__proto__`.
  const cells = new Map<string, string>()
  for (let at = 0; at < Math.max(columns.length, record.length); at += 1) {
    const [name = '', cell = ''] = [columns[at], record[at]?.trim()]
    if (name !== '') cells.set(name, cell)
    else if (cell !== '') cells.set(`column ${at + 1}`, cell)
  }
  return Object.fromEntries(cells)
}

/** Finds the delimiter of the cells: the candidate that the head has most of. */
export function delimiterOf(head: string): string {
  const told = MARK.exec(withoutByteOrderMark(head))?.[1]
  if (told !== undefined) return told
  const line = firstLine(head).replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((mark) => [mark, line.split(mark).length] as const)
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/** The names of the columns, as the first line has them; none for what is no table. */
export function columnsOf(head: string): string[] {
  try {
    const [heads = []] = parseSync(firstLine(head), {
      delimiter: delimiterOf(head),
      relax_quotes: true,
      trim: true,
    })
    return distinctNames(heads)
  } catch {
    return []
  }
}

/** Excel writes what parts the cells above the head: `sep=;`. */
const MARK = /^\s*"?sep=([,;|\t])"?[^\S\r\n]*(?:[\r\n]|$)/i
const isMark = (line: string): boolean => /^\s*"?sep=[,;|\t]?"?\s*$/i.test(line)

const withoutByteOrderMark = (text: string): string => text.replace(/^\ufeff/, '')

const firstLine = (head: string): string =>
  withoutByteOrderMark(head)
    .split(/\r\n|\n|\r/)
    .find((line) => line.trim() !== '' && !isMark(line)) ?? ''
