import { groupAmounts } from '@/src/domain/ingredient-lines/amount-groups'
import { lineFields, quantityGroup } from '@/src/domain/ingredient-lines/line-fields'
import type { AnnotatedLine } from '@/src/domain/ingredient-lines/line-spans'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { LineProblem, WrittenLine } from './written-line'
import type { LineCatalogue } from './line-catalogue'

/** Thirds are stored with few decimals. */
const PRECISION = 0.01

/**
 * Finds the first field that contradicts the text of a line; null if they agree. Ignores omitted and null
 * fields.
 * @see docs/product/ingredient-lines.md#text-and-fields
 */
export function findFieldsProblem(
  line: Omit<WrittenLine, 'originalText'>,
  annotated: AnnotatedLine,
  catalogue: LineCatalogue,
): LineProblem | null {
  return (
    quantityProblem(line, annotated) ??
    unitProblem(line, annotated, catalogue) ??
    wordsProblem(line, annotated)
  )
}

const disagrees = (field: string): LineProblem => ({
  field,
  message: 'Does not match the text of the line. Send only the text, or make both agree',
})

/** A sum may be given as its total, or as its first amount. */
function quantityProblem(
  line: Pick<WrittenLine, 'quantityMin' | 'quantityMax'>,
  annotated: AnnotatedLine,
) {
  const total = lineFields(annotated)
  const first = quantityGroup(groupAmounts(annotated.spans))?.head
  for (const field of ['quantityMin', 'quantityMax'] as const) {
    const sent = line[field] ?? null
    // An upper end that equals the lower one is no range.
    if (sent === null || (field === 'quantityMax' && sent === line.quantityMin)) continue
    const said = [total[field], first?.[field] ?? null]
    if (!said.some((value) => value !== null && isNear(sent, value))) return disagrees(field)
  }
  return null
}

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(one, other) * PRECISION

function unitProblem(
  { unitId }: Pick<WrittenLine, 'unitId'>,
  annotated: AnnotatedLine,
  catalogue: LineCatalogue,
): LineProblem | null {
  const unit = unitId ? catalogue.unitById(unitId) : undefined
  if (!unit || lineFields(annotated).unit === unit.slug) return null
  const names = [unit.title, unit.pluralTitle, unit.abbreviation ?? unit.title]
  const isNamed = names.some((name) => hasWords(annotated.text, name))
  return isNamed ? null : disagrees('unitId')
}

function wordsProblem(
  line: Pick<WrittenLine, 'ingredientTitleOverride' | 'preparation' | 'note'>,
  { text }: AnnotatedLine,
): LineProblem | null {
  const fields = {
    ingredientTitleOverride: line.ingredientTitleOverride ?? '',
    preparation: plainText(line.preparation ?? []),
    note: line.note ?? '',
  }
  for (const [field, words] of Object.entries(fields)) {
    if (!words.split(/[\n;,]/).every((part) => hasWords(text, part))) return disagrees(field)
  }
  return null
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()

/** Whether a text contains all words of another, in any order. */
function hasWords(text: string, words: string): boolean {
  const known = new Set(folded(text).split(' '))
  return folded(words)
    .split(' ')
    .every((word) => word === '' || known.has(word))
}
