/** Whether two plain JSON values are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The numbers of equal values at the start and at the end of two lists. */
export function unchangedEnds<T>(
  before: readonly T[],
  after: readonly T[],
): { start: number; end: number } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  return { start, end }
}
