import { splitLetters } from './words'

/**
 * The number of letters to add, remove, change or swap with the next one until a typed word is a prefix of
 * another, or all of it.
 */
export function editDistance(typed: string, word: string): number {
  const [from, to] = [splitLetters(typed), splitLetters(word)]
  let beforeLast: number[] = []
  let last = to.map((_, column) => column + 1)
  last.unshift(0)
  for (const [row, letter] of from.entries()) {
    const current = [row + 1]
    for (const [column, other] of to.entries()) {
      const step = Math.min(
        at(last, column + 1) + 1,
        at(current, column) + 1,
        at(last, column) + (letter === other ? 0 : 1),
      )
      const isSwap = letter === to[column - 1] && other === from[row - 1]
      current.push(isSwap ? Math.min(step, at(beforeLast, column - 1) + 1) : step)
    }
    beforeLast = last
    last = current
  }
  // The beginning of the other word that fits best.
  return Math.min(...last)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity
