import type { AmountRole, AnnotatedLine } from '@/src/domain/ingredient-lines/line-spans'
import type { LineReader } from '../../parser/line-reader'
import { amountAt, withAmount } from '../span-ranges'
import { readLine } from '../typed-line'

const STEADY: ReadonlySet<AmountRole> = new Set(['fixed', 'size'])

/** Indexes of the amounts of a line that have a number, without those that are added to another. */
export const pinnableAmounts = ({ spans }: AnnotatedLine): number[] =>
  spans.flatMap((span, at) =>
    span.kind === 'amount' && span.role !== 'sum' && span.quantityMin !== null ? [at] : [],
  )

/** Whether an amount is pinned, so that it does not scale with the servings. */
export function isPinned(line: AnnotatedLine, at: number): boolean {
  const amount = amountAt(line, ownerOf(line, at, []))
  return amount !== undefined && STEADY.has(amount.role)
}

/** Whether all amounts of a line are pinned. */
export const isLinePinned = (line: AnnotatedLine): boolean =>
  pinnableAmounts(line).every((at) => isPinned(line, at))

/**
 * Pins an amount with its equivalents, so that it does not scale with the servings, or unpins it.
 * @see docs/product/ingredient-lines.md#pinned-amounts
 */
export function pinAmount(
  line: AnnotatedLine,
  at: number,
  { isPinned: isWanted, read }: { isPinned: boolean; read: LineReader | null },
): AnnotatedLine {
  const roles = readRoles(line, read)
  const head = ownerOf(line, at, roles)
  const together = [head, ...equivalentsOf(line, head, roles)]
  return together.reduce(
    (pinned, index) =>
      withAmount(pinned, index, (span) => ({
        ...span,
        role: roleFor(index, {
          isPinned: isWanted,
          roles,
          isFirst: index === pinnableAmounts(line)[0],
        }),
      })),
    line,
  )
}

/** Pins or unpins all amounts of a line. */
export const pinLine = (
  line: AnnotatedLine,
  options: { isPinned: boolean; read: LineReader | null },
): AnnotatedLine =>
  pinnableAmounts(line)
    .filter((at) => isPinned(line, at) !== options.isPinned)
    .reduce((pinned, at) => pinAmount(pinned, at, options), line)

type Roles = readonly (AmountRole | null)[]

/** The owner of a sum is the amount that it is added to, that of an equivalent the amount it repeats. */
function ownerOf({ spans }: AnnotatedLine, at: number, roles: Roles): number {
  const owner = spans.findLastIndex(
    (span, index) =>
      index <= at &&
      span.kind === 'amount' &&
      !['sum', 'equivalent'].includes(roles[index] ?? span.role),
  )
  return owner < 0 ? at : owner
}

/** Roles by the index of their amounts, as the parser reads the text. */
function readRoles({ text, spans }: AnnotatedLine, read: LineReader | null) {
  const found = read ? readLine(read, text) : null
  return spans.map((span): AmountRole | null => {
    const same = found?.spans.find((other) => other.kind === 'amount' && other.start === span.start)
    return same?.kind === 'amount' ? same.role : null
  })
}

/** The equivalents of an amount in other measures, after it. */
function equivalentsOf({ spans }: AnnotatedLine, head: number, roles: Roles): number[] {
  const behind = spans.slice(head + 1)
  const next = behind.findIndex(
    (span, index) =>
      span.kind === 'amount' &&
      !['sum', 'size'].includes(span.role) &&
      (roles[head + 1 + index] ?? span.role) !== 'equivalent',
  )
  return behind.slice(0, next < 0 ? behind.length : next).flatMap((span, index) => {
    const at = head + 1 + index
    return span.kind === 'amount' && (roles[at] ?? span.role) === 'equivalent' ? [at] : []
  })
}

function roleFor(
  at: number,
  known: { isPinned: boolean; roles: Roles; isFirst: boolean },
): AmountRole {
  const read = known.roles[at] ?? null
  if (read !== null && STEADY.has(read) === known.isPinned) return read
  if (known.isPinned) return 'fixed'
  return known.isFirst ? 'main' : 'alternative'
}
