import { getUnitRatio } from '@/src/parsing/ingredient-line/sums'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'
import { CONTAINERS, MEASURES } from '@/src/parsing/ingredient-line/unit-kinds'
import { isPerPiece } from '@/src/parsing/ingredient-line/amount-roles'
import { isPanPurpose, isToTaste } from '@/src/parsing/ingredient-line/purposes'
import { getLowerAt } from '@/src/parsing/ingredient-line/tokens'

/**
 * Returns whether notes of a line fix its amount: "2 tbsp oil, for frying", "2 eggs per person".
 * "plus extra for greasing" and later text do not affect the amount before them.
 * @see docs/product/ingredient-lines.md#roles-of-amounts
 */
function isPinned(notes: readonly Token[][]): boolean {
  const more = notes.findIndex((note) => MORE.test(getLowerAt(note, 0)))
  return (more < 0 ? notes : notes.slice(0, more)).some(
    (note) => isPanPurpose(note) || isToTaste(note) || isPerPortion(note),
  )
}

const MORE = /^(?:plus|or|and|\+|&|extra|more|additional|oder|und|ou|et)$/

const PORTIONS =
  /^(?:person|persona|pessoa|serving|portion|portie|people|head|guest|bowl|plate|jar|batch|personne|persoon|glass)$/

const isPerPortion = (note: Token[]): boolean =>
  /^(?:per|pro|par|por)$/.test(getLowerAt(note, 0)) &&
  (PORTIONS.test(getLowerAt(note, 1)) || isPerPiece(note.slice(1)))

/** The amounts of a line, with the notes that may fix them. */
export interface LineAmounts {
  /** The first amount; null for a line without one. */
  main: PlacedAmount | null
  /** The other amounts beside the name, in the order in which they were read. */
  others: PlacedAmount[]
  /** The amounts in preparations and notes. */
  inWords: PlacedAmount[]
  notes: Token[][]
}

/** Assigns the roles that depend on the whole line. */
export function settleRoles(line: LineAmounts): void {
  if (CONTAINERS.has(line.main?.unit ?? '')) takeSizesOfContainers(line)
  if (line.main?.role === 'main' && isPinned(line.notes)) {
    line.main = { ...line.main, role: 'fixed' }
    line.others = line.others.map(pinned)
  }
  inheritRoles(line)
  line.inWords = line.inWords.map((amount) => partOf(line.main, amount))
}

// "3 tbsp butter, 1 tbsp melted": a part of the quantity is not the same quantity.
function partOf(main: PlacedAmount | null, amount: PlacedAmount): PlacedAmount {
  if (amount.role !== 'equivalent' || !main) return amount
  const ratio = getUnitRatio(amount.unit, main.unit)
  const isPart = ratio !== null && (amount.quantityMax ?? 0) * ratio < (main.quantityMin ?? 0) * 0.8
  return isPart ? { ...amount, role: 'alternative' } : amount
}

// "20 g (¾ oz) crumbs, for dusting": no writing of a pinned quantity is multiplied.
const pinned = (amount: PlacedAmount): PlacedAmount =>
  amount.role === 'size' ? amount : { ...amount, role: 'fixed' }

// "1 can tuna (80 g)" is the size of the can, not so behind "or 1 cup dried (200 g)".
function takeSizesOfContainers(line: LineAmounts): void {
  const choice = line.inWords.find(({ role }) => role === 'alternative')
  const end = choice ? startOf(choice) : Infinity
  line.others = line.others.map((amount) =>
    amount.role === 'equivalent' && MEASURES.has(amount.unit ?? '') && startOf(amount) < end
      ? { ...amount, role: 'size' }
      : amount,
  )
}

// "(500 g/1 lb 2 oz each)": what is added to a size or a pinned amount is no sum of its own.
function inheritRoles(line: LineAmounts): void {
  let before = line.main?.role
  line.others = line.others.map((amount) => {
    const isInherited = amount.role === 'sum' && (before === 'size' || before === 'fixed')
    const settled = isInherited && before ? { ...amount, role: before } : amount
    before = settled.role
    return settled
  })
}

const startOf = ({ numbers, word }: PlacedAmount): number => numbers[0]?.start ?? word?.start ?? 0
