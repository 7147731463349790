import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'
import type { Token } from '@/src/parsing/ingredient-line/tokens'

/** Returns the ranges of tokens, merged across white space. */
export function mergeTokenRanges(tokens: readonly Token[], text: string): TextRange[] {
  const runs: TextRange[] = []
  for (const { start, end } of [...tokens].sort((a, b) => a.start - b.start)) {
    const last = runs.at(-1)
    if (last && text.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end)
    else runs.push({ start, end })
  }
  return runs
}

/** Subtracts ranges from a range; returns the remaining parts. */
export function subtractRanges(range: TextRange, others: readonly TextRange[]): TextRange[] {
  let parts: TextRange[] = [range]
  for (const other of others) parts = parts.flatMap((part) => without(part, other))
  return parts
}

function without(part: TextRange, other: TextRange): TextRange[] {
  if (other.end <= part.start || other.start >= part.end) return [part]
  return [
    { start: part.start, end: other.start },
    { start: other.end, end: part.end },
  ].filter(({ start, end }) => start < end)
}

const EDGE = /^[\s,;:.\-‐‑–—/+=&|~•·)\]：；，、）]+|[\s,;:\-‐‑–—/+=&|~•·([：；，、（]+$/g
/** Words that mean nothing alone: the rest of "or 2 tbsp" without its amount. */
const JOINT_ONLY = /^(?:or|and|plus|oder|und|ou|et|o|y|e|of|about|from|ca\.?|circa|approx\.?)$/i

/** Trims marks and white space off a range; returns null if no word is left. */
export function trimRange({ start, end }: TextRange, text: string): TextRange | null {
  const part = text.slice(start, end)
  const trimmed = part.replace(EDGE, '')
  if (!/[\p{L}\p{N}]/u.test(trimmed) || JOINT_ONLY.test(trimmed)) return null
  const from = start + part.indexOf(trimmed)
  return { start: from, end: from + trimmed.length }
}
