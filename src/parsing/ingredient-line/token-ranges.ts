import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'
import type { Token } from '@/src/parsing/ingredient-line/tokens'

/** The places of tokens, joined where only white space is between them. */
export function mergeTokenRanges(tokens: readonly Token[], text: string): TextRange[] {
  const runs: TextRange[] = []
  for (const { start, end } of [...tokens].sort((a, b) => a.start - b.start)) {
    const last = runs.at(-1)
    if (last && text.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end)
    else runs.push({ start, end })
  }
  return runs
}

/** The parts of a range that are in none of the others. */
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

/** A range without the marks and white space at its ends; null when no word is left. */
export function trimRange({ start, end }: TextRange, text: string): TextRange | null {
  const part = text.slice(start, end)
  const trimmed = part.replace(EDGE, '')
  if (!/[\p{L}\p{N}]/u.test(trimmed) || JOINT_ONLY.test(trimmed)) return null
  const from = start + part.indexOf(trimmed)
  return { start: from, end: from + trimmed.length }
}
