import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { readColumnNames, detectDelimiter } from '../source/csv'
import type { FileSample } from '../source/sample'
import type { CsvField } from './csv-fields'

type Fields = ReadonlyMap<CsvField, readonly string[]>
/** Rows of a table by column name. */
type SampleRows = readonly Readonly<Record<string, string>>[]

/** Number of rows read to recognise the columns of a table. */
const MAX_SAMPLE_ROWS = 20

/** Reads the first rows of a table; returns none for a text that is not a table. */
export function readSampleRows(text: string): SampleRows {
  const columns = readColumnNames(text)
  const cells = cellsOf(text)
  // The last row may be truncated.
  return cells
    .slice(1, MAX_SAMPLE_ROWS + 1)
    .map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]?.trim() ?? ''])))
}

function cellsOf(text: string): string[][] {
  const options = {
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }
  try {
    const rows: unknown = parse(text, {
      ...options,
      delimiter: detectDelimiter(text),
      to: MAX_SAMPLE_ROWS + 2,
    })
    return z.array(z.array(z.string())).parse(rows)
  } catch {
    return []
  }
}

/**
 * Returns whether a file is a table with a heading row: rows of equal length, with short headings
 * unless the file name says that it is a table.
 */
export function isTable({ name, text }: Pick<FileSample, 'name' | 'text'>): boolean {
  const delimiter = detectDelimiter(text)
  if (delimiter === '|' || /^\s*[<{[#]/.test(text)) return false
  const [heads = [], ...rows] = cellsOf(text)
  if (!/\.[ct]sv$/i.test(name) && !areShortHeads(heads)) return false
  const even = rows.filter((row) => row.length === heads.length)
  return rows.length > 0 && even.length >= Math.max(1, rows.length - 1)
}

const areShortHeads = (heads: readonly string[]): boolean =>
  heads.length >= 3 &&
  new Set(heads).size === heads.length &&
  heads.every((head) => /\p{L}/u.test(head) && head.length <= 40 && !/[.!?]$/.test(head))

/**
 * Guesses the fields of columns with unknown headings from their cells. Returns only unambiguous
 * guesses, and none for a table whose headings name the parts of a recipe; guesses need
 * confirmation before anything is published.
 * @see docs/product/import-and-export.md#tables
 */
export function guessColumns(
  columns: readonly string[],
  fields: Fields,
  rows: SampleRows,
): ReadonlyMap<CsvField, string> {
  const guessed = new Map<CsvField, string>()
  const taken = new Set([...fields.values()].flat())
  for (const [field, holds] of GUESSES) {
    const has = (each: CsvField): boolean => fields.has(each) || guessed.has(each)
    if (has(field) || !isMissing(field, has)) continue
    const column = columns.find((name) => !taken.has(name) && isHeldBy(rows, name, holds))
    if (column === undefined) continue
    guessed.set(field, column)
    taken.add(column)
  }
  return PARTS.some((field) => guessed.has(field)) ? guessed : new Map()
}

/**
 * The parts of a recipe. If all are named in the header, a guessed date or address does not require
 * a draft.
 */
const PARTS: readonly CsvField[] = ['title', 'ingredients', 'instructions', 'content']

/** Long texts are a method if the table has ingredients, else a whole post. */
function isMissing(field: CsvField, has: (field: CsvField) => boolean): boolean {
  if (field === 'instructions') return has('ingredients') && !has('content')
  if (field === 'content') return !has('ingredients')
  return field !== 'ingredients' || !has('content')
}

type Holds = (cell: string) => boolean

function isHeldBy(rows: SampleRows, column: string, holds: Holds): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
  const fitting = cells.filter(holds).length
  return cells.length > 0 && cells.length >= rows.length / 2 && fitting >= cells.length * 0.6
}

const AMOUNT = /^[\s•*-]*(?:\d|[½¼¾⅓⅔⅛])/

function isList(cell: string): boolean {
  const parts = cell.split(/\r?\n|\s*[|;]\s*|<li>|<br>/i).filter((part) => part.trim() !== '')
  const measured = parts.filter((part) => AMOUNT.test(part) && part.length < 100)
  return parts.length >= 2 && measured.length >= parts.length / 2
}

const isAddress: Holds = (cell) => /^https?:\/\/\S+$/i.test(cell)

/** From the most to the least certain. */
const GUESSES: readonly (readonly [CsvField, Holds])[] = [
  ['image', (cell) => isAddress(cell) && /\.(?:jpe?g|png|webp|gif|avif)(?:[?#/]|$)/i.test(cell)],
  ['sourceUrl', isAddress],
  ['date', (cell) => /\d{4}/.test(cell) && cell.length <= 40 && !Number.isNaN(Date.parse(cell))],
  ['ingredients', isList],
  ['instructions', (cell) => cell.length >= 40 && /[.!]/.test(cell)],
  ['content', (cell) => cell.length >= 150 && /[.!]/.test(cell)],
  ['title', (cell) => /\p{L}{2}/u.test(cell) && cell.length <= 120 && !isAddress(cell)],
]
