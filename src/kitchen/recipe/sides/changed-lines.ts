/** A line of one of two sides; null for omitted lines. */
export type SideLine = { words: string; isChanged: boolean } | null

/** Number of equal lines shown around a changed one. */
const AROUND = 1

/**
 * The lines of a side that the other side lacks, with the lines around them. A side with only lines of the
 * other is returned whole.
 */
export function changedLines(side: string, other: string): SideLine[] {
  const left = countsOf(other.split('\n'))
  const lines = side.split('\n').map((words) => {
    const count = left.get(words) ?? 0
    left.set(words, count - 1)
    return { words, isChanged: count <= 0 }
  })
  if (!lines.some(({ isChanged }) => isChanged)) return lines
  const isShown = lines.map((_, at) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ isChanged }) => isChanged),
  )
  return lines.flatMap((line, at) => {
    if (isShown[at]) return [line]
    return at === 0 || isShown[at - 1] ? [null] : []
  })
}

function countsOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}
