import type { UnitAmount } from '../cooking/convert'
import { groupAmounts, isQuantity } from './amount-groups'
import type { AmountGroup } from './amount-groups'
import type { AmountSpan, LineSpan } from './line-spans'

/** Whether more servings need more of a line. */
export const isScalable = ({ spans }: { spans: readonly LineSpan[] }): boolean =>
  spans.some((span) => span.kind === 'amount' && isScaledQuantity(span))

const isScaledQuantity = ({ role, quantityMin }: AmountSpan): boolean =>
  role === 'main' && quantityMin !== null

/** An amount with the sums that are added to it; of a range the lower end. */
export type LineAmount = readonly UnitAmount[]

/** The quantity of a line that scales and its equivalents, as typed; empty without one. */
export function lineAmounts(spans: readonly LineSpan[]): LineAmount[] {
  const groups = groupAmounts(spans)
  const main = groups.findIndex(({ head }) => isScaledQuantity(head))
  const [quantity, ...others] = main < 0 ? [] : groups.slice(main)
  if (!quantity) return []
  const next = others.findIndex(isQuantity)
  const own = next < 0 ? others : others.slice(0, next)
  return [quantity, ...own.filter(({ head }) => head.role === 'equivalent')].flatMap(valuesOf)
}

/** The size of one piece of a line (`2 14-oz cans`), as typed; null without one. */
export const pieceSize = (spans: readonly LineSpan[]): LineAmount | null =>
  groupAmounts(spans)
    .filter(({ head }) => head.role === 'size')
    .flatMap(valuesOf)[0] ?? null

const valuesOf = ({ spans }: AmountGroup): LineAmount[] => {
  const amounts = spans.flatMap(({ quantityMin, unit }) =>
    quantityMin === null ? [] : [{ value: quantityMin, unit }],
  )
  return amounts.length === spans.length ? [amounts] : []
}
