import { escapeHtml } from '@/src/domain/recipe-html/escape'
import type { ParsedRecipe, ParseWarning } from '@/src/parsing/web-page/types'

/** Limits of a written recipe. @see docs/product/recipes.md#ingredient-lines */
const MOST_GROUPS = 100
const MOST_ROWS = 500
/** Most rows of all groups together: more is no recipe, and each is looked up in the catalogues. */
const MOST_ROWS_IN_ALL = 5000
/** Characters of a note, and of a stored post with its markup. */
const LONGEST_NOTE = 90_000
const LONGEST_POST = 480_000

/** A recipe within the limits of a write, with the overflow. */
export type Fitting = {
  parsed: ParsedRecipe
  /** Lines of the note. */
  note: string[]
  /** The overflow of the note, as HTML for the stored post; null without one. */
  legacyHtml: string | null
}

/**
 * Splits lists that are too long, moves groups beyond the limit into the note, and the overflow of the note
 * into the stored post; adds warnings with the amounts.
 * @see docs/product/import-and-export.md#what-does-not-fit
 */
export function fitted(parsed: ParsedRecipe): Fitting {
  const ingredients = divided(
    parsed.ingredientGroups.map(({ title, lines }) => ({ title, rows: lines })),
    'ingredient lines',
    (line) => line,
  )
  const steps = divided(
    parsed.instructionGroups.map((group) => ({ title: group.title, rows: group.steps })),
    'steps',
    ({ text }) => text,
  )
  const left = [...ingredients.left, ...steps.left]
  const { note, legacyHtml, warnings } = placed([...parsed.notes, ...left])
  return {
    parsed: {
      ...parsed,
      ingredientGroups: ingredients.groups.map(({ title, rows }) => ({ title, lines: rows })),
      instructionGroups: steps.groups.map(({ title, rows }) => ({ title, steps: rows })),
      warnings: [...parsed.warnings, ...ingredients.warnings, ...steps.warnings, ...warnings],
    },
    note,
    legacyHtml,
  }
}

type Group<Row> = { title: string | null; rows: Row[] }
type Divided<Row> = { groups: Group<Row>[]; left: string[]; warnings: ParseWarning[] }

function divided<Row>(
  groups: readonly Group<Row>[],
  name: string,
  textOf: (row: Row) => string,
): Divided<Row> {
  const parts = groups.flatMap(inParts)
  const end = endOfParts(parts.map((part) => part.rows.length))
  const beyond = parts.slice(end)
  const rows = beyond.reduce((sum, group) => sum + group.rows.length, 0)
  const left = beyond.flatMap((group) => [
    ...(group.title === null ? [] : [group.title]),
    ...group.rows.map(textOf),
  ])
  const warnings: ParseWarning[] = []
  if (parts.length > groups.length) {
    const message = `A list of more than ${MOST_ROWS} ${name} was split into groups.`
    warnings.push({ code: 'list_divided', message })
  }
  if (rows > 0) {
    const message = `A recipe can have at most ${MOST_GROUPS} groups and ${MOST_ROWS_IN_ALL} ${name}: ${rows} ${name} from ${beyond.length} more groups were moved to the note.`
    warnings.push({ code: 'moved_to_note', message })
  }
  return { groups: parts.slice(0, end), left, warnings }
}

/** The number of groups that fit. */
function endOfParts(counts: readonly number[]): number {
  let sum = 0
  const end = counts.findIndex((count, at) => {
    sum += count
    return at >= MOST_GROUPS || sum > MOST_ROWS_IN_ALL
  })
  return end < 0 ? counts.length : end
}

function inParts<Row>({ title, rows }: Group<Row>): Group<Row>[] {
  if (rows.length <= MOST_ROWS) return [{ title, rows }]
  return Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, part) => ({
    title,
    rows: rows.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS),
  }))
}

type Placed = { note: string[]; legacyHtml: string | null; warnings: ParseWarning[] }

function placed(lines: readonly string[]): Placed {
  const inNote = within(lines, LONGEST_NOTE)
  const note = lines.slice(0, inNote)
  const rest = lines.slice(inNote).map((line) => `<p>${escapeHtml(line)}</p>`)
  if (rest.length === 0) return { note, legacyHtml: null, warnings: [] }
  const inPost = within(rest, LONGEST_POST)
  const lost = rest.length - inPost
  const message =
    `The note was too long: ${inPost} of its lines were moved to the stored post` +
    (lost > 0 ? `, and ${lost} lines were left out.` : '.')
  return {
    note,
    legacyHtml: rest.slice(0, inPost).join(''),
    warnings: [{ code: 'too_long', message }],
  }
}

/** The number of leading lines that fit into a length. */
function within(lines: readonly string[], length: number): number {
  let sum = 0
  const end = lines.findIndex((line) => {
    sum += line.length + 1
    return sum > length
  })
  return end < 0 ? lines.length : end
}
