import { composeLine } from '@/src/domain/ingredient-lines/compose-line'
import { lineFields } from '@/src/domain/ingredient-lines/line-fields'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { LineReader, ReadLine } from '../parser/line-reader'
import type { LineTools } from './annotated-line'
import { getAnnotation, withAnnotation } from './annotated-line'
import type { LineCatalogues } from './catalogues'
import { carrySpans, spansByHand } from './carry-spans'
import type { IngredientLine } from './ingredient-line'
import { emptyLine, lacksText, NO_FIELDS } from './ingredient-line'

/** Maximum number of cached readings. */
const MAX_CACHED = 200
const cache = new WeakMap<LineReader, Map<string, ReadLine>>()

/** Reads a text. The text that a line had before is read at each key press, so readings are cached. */
export function readLine(read: LineReader, text: string): ReadLine {
  const cached = cache.get(read) ?? new Map<string, ReadLine>()
  const line = cached.get(text) ?? read(text)
  if (cached.size > MAX_CACHED) cached.clear()
  cache.set(read, cached.set(text, line))
  return line
}

/**
 * A line with another text. Parts that were set by hand stay while their words do: the other unit or
 * role of an amount, and the link of a name to the catalogue.
 * @see docs/product/ingredient-lines.md#editing-a-line
 */
export function editLine(line: IngredientLine, typed: string, tools: LineTools): IngredientLine {
  if (!tools.read) return unreadLine(line, typed)
  const after = readLine(tools.read, typed)
  const isSameText = after.text === line.text
  if (isSameText && (line.spans !== null || after.text === '')) return line
  if (after.text === '') return { ...line, ...NO_FIELDS, text: '', spans: null }
  return reannotated(line, { before: readLine(tools.read, line.text), after }, tools)
}

/** A line with another text while there is no parser. */
function unreadLine(line: IngredientLine, typed: string): IngredientLine {
  const text = typed.replace(/\s+/g, ' ').trim()
  return text === line.text ? line : { ...line, ...NO_FIELDS, text, spans: null }
}

function reannotated(
  line: IngredientLine,
  readings: { before: ReadLine; after: ReadLine },
  { catalogues }: LineTools,
): IngredientLine {
  const { text, ingredient } = readings.after
  const spans = carrySpans(getAnnotation(line), readings)
  const isSameName = line.spans !== null && nameOf(line) === lineFields({ text, spans }).name
  const ingredientId = isSameName ? line.ingredientId : (ingredient?.id ?? null)
  return withAnnotation(line, { text, spans }, catalogues, ingredientId)
}

const nameOf = (line: IngredientLine): string => lineFields(getAnnotation(line)).name

/** A new line with a text. */
export const lineFromText = (text: string, tools: LineTools): IngredientLine =>
  editLine(emptyLine(), text, tools)

/**
 * Adds text and spans to a line of an older draft, or typed before the parser had loaded; returns the same
 * line if it has them, or they cannot be found.
 */
export function completeLine(line: IngredientLine, tools: LineTools): IngredientLine {
  if (lacksText(line)) return composedLine(line, tools)
  if (line.spans !== null || line.text === '' || !tools.read) return line
  const { ingredientId } = line
  const typed = editLine(line, line.text, tools)
  if (ingredientId === null || typed.spans === null) return typed
  return withAnnotation(typed, getAnnotation(typed), tools.catalogues, ingredientId)
}

function composedLine(line: IngredientLine, { catalogues }: LineTools): IngredientLine {
  const { unitId, ingredientId, preparation } = line
  const { title } = (ingredientId !== null && catalogues.ingredients.get(ingredientId)) || {}
  const composed = composeLine({
    ...line,
    unit: (unitId !== null && catalogues.units.get(unitId)) || null,
    ingredientTitle: title ?? null,
    preparation: plainText(preparation ?? []),
  })
  return composed.text === '' ? line : withAnnotation(line, composed, catalogues)
}

/** Messages about parts of a line that were set by hand and were lost when its text was edited. */
export function lostParts(
  before: IngredientLine,
  after: IngredientLine,
  { read, catalogues }: LineTools,
): string[] {
  if (!read || before.text === after.text || before.spans === null || after.text === '') return []
  const reading = readLine(read, before.text)
  const title = titleByHand(before, reading, catalogues)
  const isUnlinked = title !== undefined && after.ingredientId !== before.ingredientId
  const wasPinned = spansByHand(getAnnotation(before), reading).some(isFixed)
  const isUnpinned = wasPinned && !getAnnotation(after).spans.some(isFixed)
  return [
    ...(isUnlinked ? [`The name changed: no longer linked to “${title}”.`] : []),
    ...(isUnpinned ? ['The amount changed: it scales with the servings again.'] : []),
  ]
}

/** Title of the entry to which a line was linked by hand; undefined for one that the parser found. */
const titleByHand = (
  { ingredientId }: IngredientLine,
  reading: ReadLine,
  { ingredients }: LineCatalogues,
): string | undefined =>
  ingredientId === (reading.ingredient?.id ?? null)
    ? undefined
    : ingredients.get(ingredientId ?? '')?.title

const isFixed = (span: { kind: string; role?: string }): boolean =>
  span.kind === 'amount' && span.role === 'fixed'
