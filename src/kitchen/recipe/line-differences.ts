import type { Json } from '@/src/domain/merging/merge'

/** Says that the amount of a line stays the same. */
const PINNED = '(stays the same when servings change)'

/**
 * A part of a recipe whose ingredient lines have what their author chose: the text, the entry of the
 * catalogue, the link and whether the amount is pinned. Other fields follow from these.
 */
export function withLineChoices(part: Json): Json {
  if (Array.isArray(part)) return part.map(withLineChoices)
  if (!isObject(part)) return part
  const text = textOf(part)
  if (text !== null) return choicesOf(part, text)
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withLineChoices(value)]),
  )
}

/** The text of an ingredient line; null for any other row. */
export const lineWords = (row: object): string | null =>
  'lineText' in row && typeof row.lineText === 'string' ? row.lineText : null

type Row = Readonly<Record<string, Json>>

function choicesOf(row: Row, lineText: string): Json {
  const { id, ingredientId, link, spans } = row
  return {
    id,
    lineText,
    ingredientId,
    link,
    pinned: isList(spans) && spans.some(isFixed) ? PINNED : null,
  }
}

/** `originalText` is the former name of `text`. */
function textOf({ text, originalText, spans }: Row): string | null {
  // Runs of rich text have a text too.
  const own = spans === undefined ? undefined : text
  const words = own || originalText
  return typeof words === 'string' && words !== '' ? words : null
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isObject = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !isList(value)
const isFixed = (span: Json): boolean => isObject(span) && span['role'] === 'fixed'
