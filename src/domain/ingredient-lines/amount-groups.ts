import type { MeasurementSystem } from '../cooking/convert'
import { lengthSystem } from '../cooking/lengths'
import { unitSize } from '../cooking/unit-sizes'
import type { AmountSpan, LineSpan, TextRange } from './line-spans'

/** An amount of a line with the sums that are added to it. */
export type AmountGroup = TextRange & { head: AmountSpan; spans: readonly AmountSpan[] }

/** Amounts of a line, each with its sums, in order. */
export function groupAmounts(spans: readonly LineSpan[]): AmountGroup[] {
  const groups: AmountGroup[] = []
  for (const span of spans) {
    if (span.kind !== 'amount') continue
    const last = groups.at(-1)
    if (span.role === 'sum' && last) {
      groups.splice(-1, 1, { ...last, end: span.end, spans: [...last.spans, span] })
    } else groups.push({ start: span.start, end: span.end, head: span, spans: [span] })
  }
  return groups
}

/** System of an amount; null for counts and for spoons, which are in every kitchen. */
export function systemOf({ spans }: AmountGroup): MeasurementSystem | null {
  // Sticks of butter are sold in the US alone; those of cinnamon have no equivalent.
  const systems = spans.map(({ unit }) =>
    unit === 'stick' ? 'imperial' : (lengthSystem(unit) ?? unitSize(unit ?? '')?.system),
  )
  return systems.find((system) => system === 'metric' || system === 'imperial') ?? null
}

/** Whether an amount is in spoons, which are measured everywhere: nothing is converted beside them. */
const isInSpoons = (group: AmountGroup | undefined): boolean =>
  unitSize(group?.head.unit ?? '')?.system === 'any'

/** Whether an amount is that of the line, or one to choose instead. */
export const isQuantity = ({ head }: AmountGroup): boolean =>
  head.role === 'main' || head.role === 'alternative'

/** Whether more servings need more of an amount. */
export const isScaled = ({ head }: AmountGroup): boolean =>
  head.role !== 'size' && head.role !== 'fixed'

/**
 * The presentation of an amount: `unchanged` in its own measures, `converted`, `hidden` because it is shown
 * in the place of the line's own amount, or replaced by such an equivalent.
 */
export type Presentation = 'unchanged' | 'converted' | 'hidden' | AmountGroup

/**
 * Decides how each amount of a line is presented in a system. Amounts that the author gave in that system
 * are shown, without conversions beside them.
 * @see docs/product/ingredient-lines.md#roles-of-amounts
 */
export function presentAmounts(
  groups: readonly AmountGroup[],
  system: MeasurementSystem | null,
): Presentation[] {
  const isInSystem = (group: AmountGroup): boolean => systemOf(group) === system
  const isInOtherSystem = (group: AmountGroup): boolean =>
    system !== null && ![null, system].includes(systemOf(group))
  const ownerOf = (index: number): AmountGroup | undefined =>
    groups.slice(0, index).findLast(isQuantity)
  const equivalentsOf = (owner: AmountGroup | undefined): AmountGroup[] =>
    groups.filter((group, at) => group.head.role === 'equivalent' && ownerOf(at) === owner)
  const twinOf = (owner: AmountGroup | undefined): AmountGroup | undefined =>
    owner && isInOtherSystem(owner) ? equivalentsOf(owner).find(isInSystem) : undefined

  const presentEquivalent = (group: AmountGroup, owner: AmountGroup | undefined): Presentation => {
    if (twinOf(owner) === group) return 'hidden'
    const beside = [...equivalentsOf(owner), ...(owner ? [owner] : [])]
    const isUnchanged = !isInOtherSystem(group) || isInSpoons(owner) || beside.some(isInSystem)
    return isUnchanged ? 'unchanged' : 'converted'
  }

  return groups.map((group, index) => {
    if (isQuantity(group))
      return twinOf(group) ?? (isInOtherSystem(group) ? 'converted' : 'unchanged')
    if (group.head.role === 'equivalent') return presentEquivalent(group, ownerOf(index))
    const alike = groups.filter((other) => other.head.role === group.head.role)
    return isInOtherSystem(group) && !alike.some(isInSystem) ? 'converted' : 'unchanged'
  })
}
