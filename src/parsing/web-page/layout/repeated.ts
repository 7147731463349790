import { foldText } from '@/src/parsing/plain-text'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'

/** Two systems name the same food in other measures. */
const MEASURE =
  /^(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|pounds?|lbs?|pints?|quarts?|sticks?|grams?|kilos?|litres?|liters?|inch(?:es)?)$/

const words = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((each) => !MEASURE.test(each))

function likeness(a: string, b: string): number {
  const [x, y] = [new Set(words(a)), new Set(words(b))]
  if (x.size === 0 || y.size === 0) return a === b ? 1 : 0
  let common = 0
  for (const word of x) if (y.has(word)) common += 1
  return (2 * common) / (x.size + y.size)
}

// Of a list that says the same two or three times, perhaps in other units, the length of one copy. Up
// to two lines behind the copies may be something else.
function copyLength(texts: string[]): number {
  for (const extra of [0, 1, 2]) {
    const part = texts.slice(0, texts.length - extra)
    const times = [3, 2].find((count) => isRepeated(part, count))
    if (times !== undefined && (extra === 0 || part.length / times > 4)) return part.length / times
  }
  return texts.length
}

function isRepeated(texts: string[], times: number): boolean {
  const length = texts.length / times
  if (length < (times > 2 ? 2 : 3) || !Number.isInteger(length)) return false
  if (!isVaried(texts.slice(0, length))) return false
  const rest = texts.slice(length)
  const total = rest.reduce((sum, text, i) => sum + likeness(text, texts[i % length] ?? ''), 0)
  return total / rest.length >= 0.8
}

// "1 cup thing 1", "1 cup thing 2", …: lines that differ in numbers only are no copies of each other.
function isVaried(texts: string[]): boolean {
  return new Set(texts.map((text) => words(text).join(' '))).size > texts.length / 2
}

/** Removes further copies of an ingredient list that a page shows in several unit systems. */
export function removeRepeatedLines(groups: ParsedIngredientGroup[]): ParsedIngredientGroup[] {
  const all = groups.flatMap((group) => group.lines.map(foldText))
  const own = groups.map((group) => {
    const lines = group.lines.filter((line) => !isSummary(line, all))
    return { ...group, lines: lines.slice(0, copyLength(lines)) }
  })
  const lines = own.flatMap((group) => group.lines)
  let left = copyLength(lines)
  const kept = own.map((group) => {
    const part = group.lines.slice(0, left)
    left -= part.length
    return { ...group, lines: part }
  })
  return kept.filter(({ lines: rest }, at) => rest.length > 0 || groups[at]?.lines.length === 0)
}

/** Each line of a list is compared with all others: longer ones are no list of a recipe. */
const MAX_LIST_LENGTH = 1000

// A line that holds the whole list.
function isSummary(line: string, all: string[]): boolean {
  if (line.length < 60 || all.length < 4 || all.length > MAX_LIST_LENGTH) return false
  const folded = foldText(line)
  const held = all.filter((other) => other !== folded && other !== '' && folded.includes(other))
  return held.length >= (all.length - 1) * 0.7
}

/** Removes the second copy of a method that a page shows twice. */
export function removeRepeatedSteps(groups: ParsedInstructionGroup[]): ParsedInstructionGroup[] {
  const steps = groups.flatMap((group) => group.steps)
  const half = steps.length / 2
  const isCopied =
    Number.isInteger(half) &&
    half > 0 &&
    steps.every((step, i) => i >= half || step.text === steps[half + i]?.text)
  if (!isCopied) return groups
  let left = half
  const kept = groups.map((group) => {
    const part = group.steps.slice(0, left)
    left -= part.length
    return { ...group, steps: part }
  })
  return kept.filter((group) => group.steps.length > 0)
}
