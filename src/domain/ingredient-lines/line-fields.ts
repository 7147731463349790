import { unitSize } from '../cooking/unit-sizes'
import { groupAmounts } from './amount-groups'
import type { AmountGroup } from './amount-groups'
import type { AnnotatedLine, LineSpan } from './line-spans'

/** The parts of a line as text and numbers, in the fields of the API. */
export type LineFields = {
  quantityMin: number | null
  quantityMax: number | null
  /** Slug of the unit. */
  unit: string | null
  name: string
  preparation: string | null
  note: string | null
}

/**
 * Reads the fields of a line from its spans. A sum is added up in its first unit.
 * @see docs/product/ingredient-lines.md#fields-of-a-line
 */
export function lineFields(line: AnnotatedLine): LineFields {
  return {
    ...quantityOf(groupAmounts(line.spans)),
    name: wordsOf(line, 'name').join(' '),
    preparation: wordsOf(line, 'preparation').join(', ') || null,
    note: wordsOf(line, 'note').join('; ') || null,
  }
}

/** The amount that a line is of: its main one, else the first that is fixed. */
export const quantityGroup = (groups: readonly AmountGroup[]): AmountGroup | undefined =>
  groups.find(({ head }) => head.role === 'main') ??
  groups.find(({ head }) => head.role === 'fixed')

function quantityOf(
  groups: readonly AmountGroup[],
): Pick<LineFields, 'quantityMin' | 'quantityMax' | 'unit'> {
  const group = quantityGroup(groups)
  if (!group) return { quantityMin: null, quantityMax: null, unit: null }
  const { quantityMin, quantityMax, unit } = group.head
  const size = unitSize(unit ?? '')?.size ?? 1
  const more = group.spans.slice(1).reduce((sum, span) => {
    const added = span.quantityMin ?? 0
    return sum + (added * (unitSize(span.unit ?? '')?.size ?? size)) / size
  }, 0)
  const withSum = (end: number | null): number | null =>
    end === null || more === 0 ? end : Number((end + more).toFixed(4))
  return { quantityMin: withSum(quantityMin), quantityMax: withSum(quantityMax), unit }
}

const wordsOf = ({ text, spans }: AnnotatedLine, kind: LineSpan['kind']): string[] =>
  spans.filter((span) => span.kind === kind).map(({ start, end }) => text.slice(start, end))
