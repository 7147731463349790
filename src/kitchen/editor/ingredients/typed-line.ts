import { composeLine } from '@/src/domain/ingredient-lines/compose-line'
import { lineFields } from '@/src/domain/ingredient-lines/line-fields'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { LineReader, ReadLine } from '../parser/line-reader'
import type { LineTools } from './annotated-line'
import { annotationOf, withAnnotation } from './annotated-line'
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
export function typedLine(
  line: IngredientLine,
  typed: string,
  { read, catalogues }: LineTools,
): IngredientLine {
  const after = read ? readLine(read, typed) : null
  const text = after?.text ?? typed.replace(/\s+/g, ' ').trim()
  if (text === line.text && (line.spans || !after || text === '')) return line
  if (!read || !after || text === '') return { ...line, ...NO_FIELDS, text, spans: null }
  const spans = carrySpans(annotationOf(line), { before: readLine(read, line.text), after })
  const isRenamed = nameOf(line) !== lineFields({ text, spans }).name || line.spans === null
  const ingredientId = isRenamed ? (after.ingredient?.id ?? null) : line.ingredientId
  return withAnnotation(line, { text, spans }, catalogues, ingredientId)
}

const nameOf = (line: IngredientLine): string => lineFields(annotationOf(line)).name

/** A new line with a text. */
export const lineFromText = (text: string, tools: LineTools): IngredientLine =>
  typedLine(emptyLine(), text, tools)

/**
 * A line of an older draft, or typed before the parser had loaded, with its text and spans; the same
 * line where it has them, or they cannot be found.
 */
export function completedLine(line: IngredientLine, tools: LineTools): IngredientLine {
  if (lacksText(line)) return composedLine(line, tools)
  if (line.spans !== null || line.text === '' || !tools.read) return line
  const { ingredientId } = line
  const typed = typedLine(line, line.text, tools)
  if (ingredientId === null || typed.spans === null) return typed
  return withAnnotation(typed, annotationOf(typed), tools.catalogues, ingredientId)
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
  const { ingredientId } = before
  const isLinkByHand = ingredientId !== null && ingredientId !== reading.ingredient?.id
  const title = isLinkByHand ? catalogues.ingredients.get(ingredientId)?.title : undefined
  const wasPinned = spansByHand(annotationOf(before), reading).some(isFixed)
  return [
    ...(title !== undefined && after.ingredientId !== ingredientId
      ? [`The name changed: no longer linked to “${title}”.`]
      : []),
    ...(wasPinned && !annotationOf(after).spans.some(isFixed)
      ? ['The amount changed: it scales with the servings again.']
      : []),
  ]
}

const isFixed = (span: { kind: string; role?: string }): boolean =>
  span.kind === 'amount' && span.role === 'fixed'
