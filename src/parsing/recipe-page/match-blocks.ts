import { foldText } from '@/src/parsing/plain-text'
import type { TextBlock } from '@/src/parsing/recipe-page/page-document'

const MAX_GAP = 40

/**
 * Finds where a list of lines stands on the page: for each line the index of its block, or -1. Of
 * several places (a printed copy, a summary) the one with the most lines wins.
 */
export function matchBlocks(lines: string[], blocks: TextBlock[]): number[] {
  const places = new Map<string, number[]>()
  blocks.forEach((block, index) => {
    const key = foldText(block.text)
    if (key) places.set(key, [...(places.get(key) ?? []), index])
  })
  const keys = lines.map(foldText)
  const starts = keys.slice(0, 6).flatMap((key) => places.get(key) ?? [])
  let best: number[] = lines.map(() => -1)
  let most = 0
  for (const start of new Set(starts)) {
    const run = follow(keys, places, start)
    const count = run.filter((index) => index >= 0).length
    if (count > most) {
      most = count
      best = run
    }
  }
  return best
}

function follow(keys: string[], places: Map<string, number[]>, start: number): number[] {
  let current = start - 1
  return keys.map((key) => {
    const next = (places.get(key) ?? []).find((index) => index > current)
    if (next === undefined || (current >= start && next - current > MAX_GAP)) return -1
    current = next
    return next
  })
}
