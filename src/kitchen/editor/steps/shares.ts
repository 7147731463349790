import type { ChipLine } from '../rich-text/chip-context'

/** The share of an ingredient that a step takes. */
export type Share = { id: string; label: string; factor: number; words: string }

/** The shares that are offered behind an ingredient's name. */
export const SHARES: readonly Share[] = [
  { id: 'all', label: 'All', factor: 1, words: 'all of the ' },
  { id: 'half', label: 'Half', factor: 1 / 2, words: 'half of the ' },
  { id: 'third', label: 'A third', factor: 1 / 3, words: 'a third of the ' },
]

/** The text of a share before the reference: an amount that scales and converts, or plain text. */
export type ShareText = { quantity: number; unitId: string } | { words: string }

/**
 * Formats a share of a line. An amount in a unit is divided; counts and ranges are described in words,
 * which hold for any number of servings.
 */
export function shareText(line: ChipLine, { factor, words }: Share): ShareText {
  const { quantityMin, quantityMax, unitId } = line
  const isOne = quantityMax === null || quantityMax === quantityMin
  if (quantityMin === null || unitId === null || !isOne) return { words }
  return { quantity: Number((quantityMin * factor).toFixed(4)), unitId }
}
