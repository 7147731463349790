/** A row of the page that a line may stand in. */
interface Row {
  text: string
}

const MAX_GAP = 30

type Bag = Set<string>

function bagOf(text: string): Bag {
  const tokens = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .match(/[\p{L}\p{N}]+/gu)
  return new Set(tokens ?? [])
}

const keyOf = (bag: Bag): string => [...bag].sort().join(' ')

/** The share of the words of a line that a row holds; less when the row says much more. */
function likeness(line: Bag, row: Bag): number {
  let common = 0
  for (const token of line) if (row.has(token)) common += 1
  return common / Math.max(line.size, row.size * 0.6)
}

/**
 * Matches the lines of a list to the rows of a page: for each line the index of its row, or -1.
 * Ignores word order and small differences. Of several places (a print version, a summary) the one
 * with the most lines wins, then the most compact one.
 */
export function matchRows(lines: readonly string[], rows: readonly Row[]): number[] {
  const bags = lines.map(bagOf)
  const rowBags = rows.map((row) => (row.text.length < 300 ? bagOf(row.text) : new Set<string>()))
  const exact = exactPlaces(bags, rowBags)
  const found = bestRun(exact)
  const isEnough = found.filter((at) => at >= 0).length >= lines.length * 0.4
  const run = isEnough ? found : bestRun(likePlaces(bags, rowBags))
  return fillGaps(run, bags, rowBags)
}

function exactPlaces(bags: Bag[], rows: Bag[]): number[][] {
  const byKey = new Map<string, number[]>()
  rows.forEach((row, at) => {
    if (row.size === 0) return
    const key = keyOf(row)
    const known = byKey.get(key)
    if (known) known.push(at)
    else byKey.set(key, [at])
  })
  return bags.map((bag) => byKey.get(keyOf(bag)) ?? [])
}

function likePlaces(bags: Bag[], rows: Bag[]): number[][] {
  return bags.map((bag) => {
    const places: number[] = []
    rows.forEach((row, at) => {
      if (row.size > 0 && likeness(bag, row) >= 0.7) places.push(at)
    })
    return places
  })
}

function bestRun(places: number[][]): number[] {
  const starts = new Set(places.slice(0, 6).flatMap((candidates) => candidates.slice(0, 20)))
  let best: number[] = places.map(() => -1)
  let most = 0
  for (const start of starts) {
    const run = follow(places, start)
    const found = run.filter((at) => at >= 0)
    const span = (found.at(-1) ?? 0) - (found[0] ?? 0)
    const score = found.length - 0.01 * span
    if (score > most) {
      most = score
      best = run
    }
  }
  return best
}

// Places are sorted: halving finds the next one.
function firstAfter(candidates: number[], current: number): number | undefined {
  let [low, high] = [0, candidates.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((candidates[middle] ?? 0) > current) high = middle
    else low = middle + 1
  }
  return candidates[low]
}

function follow(places: number[][], start: number): number[] {
  let current = start - 1
  return places.map((candidates) => {
    const next = firstAfter(candidates, current)
    if (next === undefined || (current >= start && next - current > MAX_GAP)) return -1
    current = next
    return next
  })
}

// A line that was written differently stands between its neighbours.
function fillGaps(run: number[], bags: Bag[], rows: Bag[]): number[] {
  const last = run.findLastIndex((at) => at >= 0)
  if (last < 0) return run
  const filled = [...run]
  run.forEach((at, line) => {
    if (at >= 0) return
    const before = line > 0 ? (filled[line - 1] ?? -1) : firstFound(run) - line - 3
    const after = run.slice(line).find((next) => next >= 0) ?? (run[last] ?? 0) + MAX_GAP
    filled[line] = likest(bags[line] ?? new Set(), rows, Math.max(before, -1) + 1, after)
  })
  return filled
}

const firstFound = (run: number[]): number => run.find((at) => at >= 0) ?? 0

function likest(bag: Bag, rows: Bag[], start: number, end: number): number {
  let best = -1
  let most = 0.45
  for (let at = start; at < Math.min(end, rows.length); at += 1) {
    const value = likeness(bag, rows[at] ?? new Set())
    if (value > most) {
      most = value
      best = at
    }
  }
  return best
}
