import type { ParsedInstructionGroup } from '@/src/parsing/web-page/types'

/** Steps that are told twice: fewer may be meant so ("Leave to rise for an hour."). */
const MIN = 2
/** Least share of a method's words that are repeated where it is written twice. */
const MIN_SHARE = 0.25

const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[.!?。！？…]+/u)
    .map((part) => (part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' '))
    .filter((part) => part !== '')

/**
 * Removes duplicate text from a method: a second copy for narrow screens, or paragraphs repeated
 * sentence by sentence.
 */
export function removeDuplicateSteps(groups: ParsedInstructionGroup[]): ParsedInstructionGroup[] {
  const seen = new Set<string>()
  const retold = new Set<object>()
  let [all, again] = [0, 0]
  for (const step of groups.flatMap((group) => group.steps)) {
    const sentences = sentencesOf(step.text)
    all += step.text.length
    if (sentences.length > 0 && sentences.every((sentence) => seen.has(sentence))) {
      retold.add(step)
      again += step.text.length
    }
    for (const sentence of sentences) seen.add(sentence)
  }
  if (retold.size < MIN || again < all * MIN_SHARE) return groups
  return groups
    .map((group) => ({ ...group, steps: group.steps.filter((step) => !retold.has(step)) }))
    .filter((group) => group.steps.length > 0)
}
