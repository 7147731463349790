import { newRowId } from '../rows/row-id'
import type { RowGroup, RowGroups } from '../rows/row-groups'
import type { Entry } from '../rows/sequence'
import { fromSequence, toSequence } from '../rows/sequence'
import type { LineTools } from './annotated-line'
import type { IngredientLine } from './ingredient-line'
import { isEmptyLine } from './ingredient-line'
import { lineFromText, readLine } from './typed-line'

/** Maximum number of lines in a paste; a group of a recipe has at most 500. */
export const MAX_PASTED_LINES = 500

/** Pasted text as rows and headings, with the result of reading it. */
export type Pasted = {
  entries: Entry<IngredientLine>[]
  /** Lines that are no headings. */
  lines: number
  /** Ids of the lines whose ingredient is not in the catalogue. */
  unknown: string[]
  /** Number of lines beyond the maximum. */
  dropped: number
}

/** Reads the lines of pasted text as rows; a line that ends with a colon is a heading. */
export function parsePastedLines(text: string, tools: LineTools): Pasted {
  const all = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[•▢☐□◦‣·*]|\[[ x]?\]|[-–](?=\s))\s*/iu, '').trim())
    .filter((line) => line !== '')
  const kept = all.slice(0, MAX_PASTED_LINES)
  const entries = kept.map((line) => entryOf(line, tools))
  const rows = entries.flatMap((entry) => ('row' in entry ? [entry.row] : []))
  return {
    entries,
    lines: rows.length,
    unknown: rows.filter((row) => row.ingredientId === null).map(({ id }) => id),
    dropped: all.length - kept.length,
  }
}

function entryOf(line: string, tools: LineTools): Entry<IngredientLine> {
  const title = headingTitle(line, tools)
  if (title === null) return { row: lineFromText(line, tools) }
  return { heading: { id: newRowId(), title, note: null, rows: [] } }
}

/** The title of a heading: `For the sauce:` or, in Markdown, `## Sauce`; null for any other line. */
export function headingTitle(line: string, { read }: LineTools): string | null {
  const markdown = /^#{1,6}\s+(.+?)\s*:?$/.exec(line)?.[1]
  const title = markdown ?? /^(.*\S)\s*:$/s.exec(line.trim())?.[1]
  if (title === undefined || title.length > 500) return null
  return markdown !== undefined || !read || readLine(read, line).isHeading ? title : null
}

/** Inserts pasted rows after a row; an empty row is replaced. */
export function insertPasted(
  groups: RowGroups<IngredientLine>,
  id: string,
  { entries }: Pasted,
): RowGroups<IngredientLine> {
  const sequence = toSequence(groups)
  const at = sequence.findIndex((entry) => 'row' in entry && entry.row.id === id)
  const entry = sequence[at]
  if (!entry || !('row' in entry)) return groups
  const isEmpty = isEmptyLine(entry.row)
  const next = sequence.toSpliced(isEmpty ? at : at + 1, isEmpty ? 1 : 0, ...entries)
  return fromSequence(next, firstGroup(groups, next))
}

/** Rows before the first heading go to the first group, unless its heading is still there. */
function firstGroup(
  groups: RowGroups<IngredientLine>,
  next: readonly Entry<IngredientLine>[],
): RowGroup<IngredientLine> {
  const [first] = groups
  const isUsed = next.some((entry) => 'heading' in entry && entry.heading.id === first?.id)
  return first && !isUsed ? first : { id: newRowId(), title: null, note: null, rows: [] }
}

/** Formats the result of a paste: `18 of 20 understood`. */
export function pasteText({ lines, unknown, dropped }: Pasted): string {
  const understood = `${lines - unknown.length} of ${lines} understood`
  if (dropped === 0) return understood
  return `${understood}; ${dropped} more lines were left out: at most ${MAX_PASTED_LINES} lines can be pasted`
}
