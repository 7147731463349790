import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/recipe-page/types'

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

function likeness(a: string, b: string): number {
  const [x, y] = [new Set(words(a)), new Set(words(b))]
  if (x.size === 0 || y.size === 0) return a === b ? 1 : 0
  let common = 0
  for (const word of x) if (y.has(word)) common += 1
  return (2 * common) / (x.size + y.size)
}

// True when the second half says the same again, perhaps in other units.
function isTwice(texts: string[], least: number): boolean {
  const half = texts.length / 2
  if (texts.length < 6 || !Number.isInteger(half)) return false
  const total = texts
    .slice(0, half)
    .reduce((sum, text, i) => sum + likeness(text, texts[half + i] ?? ''), 0)
  return total / half >= least
}

/** Drops the second copy of an ingredient list that a page gives twice (two systems, a print view). */
export function withoutRepeatedLines(groups: ParsedIngredientGroup[]): ParsedIngredientGroup[] {
  const lines = groups.flatMap((group) => group.lines)
  if (!isTwice(lines, 0.8)) return groups
  let left = lines.length / 2
  const kept = groups.map((group) => {
    const part = group.lines.slice(0, left)
    left -= part.length
    return { ...group, lines: part }
  })
  return kept.filter((group) => group.lines.length > 0)
}

/** Drops the second copy of a method that a page gives twice. */
export function withoutRepeatedSteps(groups: ParsedInstructionGroup[]): ParsedInstructionGroup[] {
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
