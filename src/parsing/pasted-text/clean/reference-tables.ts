import { isDurationText } from '@/src/parsing/duration'
import {
  isIngredientsTitle,
  isInstructionsTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { parseLabelledFact } from '@/src/parsing/recipe-lines/fact-parts'
import type { CleanedText } from './cleaned'
import { SEPARATOR } from './table'

/** Minimum number of rows below the header. */
const MIN_ROWS = 2
const MAX_CELL_LENGTH = 40
const TEMPERATURE =
  /(?<!\d)\d{2,3}(?:[.,]\d)?\s?(?:[-–]\s?\d{2,3}(?:[.,]\d)?\s?)?(?:[°º˚]|[CFcf](?![\p{L}\d])|degrees|grad)/u

interface Table {
  start: number
  end: number
  rows: string[]
}

/**
 * Moves reference tables of times and temperatures ("Cut | Temp | Time") to the notes, as they are
 * neither list nor method.
 */
export function extractReferenceTables(paste: CleanedText): CleanedText {
  const tables = tablesOf(paste.lines)
  if (tables.length === 0) return paste
  const isPart = (at: number): boolean => tables.some(({ start, end }) => at >= start && at < end)
  return {
    ...paste,
    lines: paste.lines.filter((_, at) => !isPart(at)),
    notes: [...paste.notes, ...tables.flatMap(({ rows }) => rows)],
  }
}

function tablesOf(lines: readonly string[]): Table[] {
  const tables: Table[] = []
  let at = 0
  while (at < lines.length) {
    const end = tableEnd(lines, at)
    const rows = lines.slice(at, end).filter((line) => !SEPARATOR.test(line))
    if (isReference(rows.map(cellsOf))) {
      const title = titleAbove(lines, at)
      const text = rows.map((row) => cellsOf(row).join(' | '))
      tables.push({ start: at - title.length, end, rows: [...title, ...text] })
    }
    at = Math.max(end, at + 1)
  }
  return tables
}

// "Times and temperatures:" right above the heads.
function titleAbove(lines: readonly string[], at: number): string[] {
  const title = lines[at - 1]?.trim() ?? ''
  const isTitle = /^.{3,60}:$/u.test(title) && !isIngredientsTitle(title)
  return isTitle && !isInstructionsTitle(title) ? [title] : []
}

function tableEnd(lines: readonly string[], start: number): number {
  const width = cellsOf(lines[start] ?? '').length
  let end = start
  while (end < lines.length && width > 1 && isRow(lines[end] ?? '', width)) end += 1
  return end
}

const isRow = (line: string, width: number): boolean =>
  SEPARATOR.test(line) || cellsOf(line).length === width

function cellsOf(line: string): string[] {
  const mark = line.includes('|') ? '|' : /\t/.test(line.trim()) ? '\t' : / {3,}/
  const cells = line
    .trim()
    .split(mark)
    .map((cell) => cell.trim())
  return cells.filter((cell) => cell !== '')
}

function isReference([heads = [], ...rows]: readonly string[][]): boolean {
  if (rows.length < MIN_ROWS || heads.some((head) => /\d/.test(head.replace(/\(.*\)/, ''))))
    return false
  const isShort = [heads, ...rows].flat().every((cell) => cell.length <= MAX_CELL_LENGTH)
  const hot = rows.filter((cells) => cells.some((cell) => TEMPERATURE.test(cell))).length
  const isTimed = rows.every((cells) => cells.some(isDurationText))
  return isShort && rows.every(isNamed) && (hot > rows.length / 2 || isTimed)
}

// The first cell names a cut or a degree: neither a number nor a fact of the card.
const isNamed = ([name = '']: readonly string[]): boolean =>
  /\p{L}/u.test(name) && parseLabelledFact(name) === null
