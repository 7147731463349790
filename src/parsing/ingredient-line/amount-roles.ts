import type { AmountRole } from '@/src/domain/ingredient-lines/line-spans'
import { unitSize } from '@/src/domain/cooking/unit-sizes'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'

const ADDING = new Set(['+', 'plus', 'and', '&', 'und', 'et', 'y', 'e', 'en', 'och', 'og'])
const CHOOSING = new Set(['or', 'oder', 'ou', 'o', 'eller', 'oppure'])

/** Returns whether a word or mark adds an amount ("plus"). */
export const isAdditionWord = (joint: string): boolean => ADDING.has(joint)

/** Returns whether a word offers an alternative amount ("or"). */
export const isAlternativeWord = (joint: string): boolean => CHOOSING.has(joint)

/**
 * Returns the role of an amount after another one, separated by a word or mark, which may be empty.
 * @see docs/product/ingredient-lines.md#roles-of-amounts
 */
export function getNextRole(
  before: PlacedAmount | undefined,
  joint: string,
  amount: PlacedAmount,
): AmountRole {
  if (CHOOSING.has(joint)) return 'alternative'
  if (ADDING.has(joint)) return before && isSameDimension(before, amount) ? 'sum' : 'alternative'
  return joint === '' && before && isPart(before, amount) ? 'sum' : 'equivalent'
}

/** True for two amounts that can be added: of one unit, or both weights or volumes. */
function isSameDimension(a: PlacedAmount, b: PlacedAmount): boolean {
  if (a.unit === null || b.unit === null) return false
  return a.unit === b.unit || unitSize(a.unit)?.kind === (unitSize(b.unit)?.kind ?? null)
}

// "1 lb 8 oz": a smaller unit of the same system. "200 g 7 oz" is one quantity, twice.
function isPart(before: PlacedAmount, amount: PlacedAmount): boolean {
  const [whole, part] = [before, amount].map(({ unit }) => (unit ? unitSize(unit) : null))
  if (!whole || !part || whole.kind !== part.kind || part.size >= whole.size) return false
  const isOneSystem = whole.system === part.system || [whole.system, part.system].includes('any')
  const [wholeSize, partSize] = [sizeOf(before, whole.size), sizeOf(amount, part.size)]
  return isOneSystem && Math.abs(wholeSize - partSize) > wholeSize * 0.2
}

const sizeOf = ({ quantityMax }: PlacedAmount, unit: number): number => (quantityMax ?? 0) * unit

/** Units of length, which tell the size of a piece. */
const LENGTHS = new Set(['inch', 'centimeter', 'millimeter'])

/** Returns whether an amount is a length ("10 cm"). */
export const isLengthAmount = ({ unit }: { unit: string | null }): boolean =>
  LENGTHS.has(unit ?? '')

const EACH = new Set(
  (
    'each apiece per à je jeweils cada chacun chacune chaque ciascuno ciascuna elk elke ' +
    'каждый каждая par'
  ).split(' '),
)

/**
 * Returns whether words mark an amount as that of one piece or portion ("125 g each", "per
 * person").
 */
export const isPerPiece = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) => EACH.has(lower) || (lower === 'piece' && tokens[at - 1]?.lower === 'a'),
  )

/** Assigns one role to amounts. */
export const assignRole = (amounts: readonly PlacedAmount[], role: AmountRole): PlacedAmount[] =>
  amounts.map((amount) => ({ ...amount, role }))

/**
 * Assigns roles to amounts in brackets or after a comma: "each" makes them fixed, lengths are
 * sizes.
 */
export function assignAsideRoles(
  tokens: readonly Token[],
  amounts: readonly PlacedAmount[],
): PlacedAmount[] {
  // "in one piece" is in one piece at any size.
  if (tokens[0]?.lower === 'in') return assignRole(amounts, 'size')
  if (isPerPiece(tokens))
    return amounts.map((amount) =>
      isTotal(tokens, amount) ? amount : { ...amount, role: 'fixed' },
    )
  const isChoice = isAlternativeWord(tokens[0]?.lower ?? '')
  return amounts.map((amount, i) => {
    if (isLengthAmount(amount)) return { ...amount, role: 'size' }
    return isChoice && i === 0 ? { ...amount, role: 'alternative' } : amount
  })
}

// "(6 oz each; 1½ lb total)"
function isTotal(tokens: readonly Token[], { word }: PlacedAmount): boolean {
  const next = tokens.find(({ start, lower }) => start >= (word?.end ?? Infinity) && lower !== 'in')
  return next !== undefined && /^(?:total|altogether|insgesamt)$/.test(next.lower)
}
