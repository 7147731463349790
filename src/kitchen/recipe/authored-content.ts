import type { Json } from '@/src/domain/merging/merge'

/** Marks a line whose amount stays the same. */
const PINNED = '(stays the same when servings change)'

/** Marks a step that offers none of the times in its text as timers. */
const NO_TIMERS = '(no additional timers)'

/**
 * Reduces a part of a recipe to its author's choices, for comparison and display. Ingredient lines have
 * their text, the catalogue entry, the link and whether the amount is pinned: other fields follow from
 * these. Empty texts and lists count as no value, and rows have no ids.
 */
export function authoredContent(part: Json): Json {
  if (isList(part)) return part.length === 0 ? null : part.map(authoredContent)
  if (!isObject(part)) return part === '' ? null : part
  if (isPicture(part))
    return { id: part['id'], crop: part['crop'] ?? null, shareCrop: part['shareCrop'] ?? null }
  const text = textOf(part)
  if (text !== null) return choicesOf(part, text)
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => name !== 'id')
      .map(([name, value]) => [name, isNoTimers(name, value) ? NO_TIMERS : authoredContent(value)]),
  )
}

/** A picture is identified by its id; the ids of other rows are meaningless. */
const isPicture = (row: Row): boolean =>
  'id' in row && Object.keys(row).every((name) => PICTURE_FIELDS.includes(name))

const PICTURE_FIELDS = ['id', 'crop', 'shareCrop']

/** Without a list of further timers, a step offers the times in its text; with an empty one, none. */
const isNoTimers = (name: string, value: Json): boolean =>
  name === 'furtherTimers' && isList(value) && value.length === 0

/** The text of an ingredient line; null for any other row. */
export const writtenLineText = (row: object): string | null =>
  'lineText' in row && typeof row.lineText === 'string' ? row.lineText : null

type Row = Readonly<Record<string, Json>>

function choicesOf(row: Row, lineText: string): Json {
  const { ingredientId, link, spans } = row
  return {
    lineText,
    ingredientId,
    link: authoredContent(link),
    pinned: isList(spans) && spans.some(isFixed) ? PINNED : null,
  }
}

/** `originalText` is the former name of `text`. */
function textOf({ text, originalText, spans }: Row): string | null {
  // Runs of rich text have `text` too.
  const own = spans === undefined ? undefined : text
  const words = own || originalText
  return typeof words === 'string' && words !== '' ? words : null
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isObject = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !isList(value)
const isFixed = (span: Json): boolean => isObject(span) && span['role'] === 'fixed'
