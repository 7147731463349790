import { createHash } from 'node:crypto'

/** Marks of a text, and words of a run that one mark is made of. */
const MAX_MARKS = 12
const RUN = 3
/** Letters from which the same text is no coincidence: many people write "Delicious, thank you!". */
const MIN_LETTERS = 40

/** Returns the words of a text without case, accents, addresses and numbers, which spam varies. */
function normalizedWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/(?:https?:\/\/|www\.)\S+/g, ' ')
      .normalize('NFKD')
      .match(/\p{L}+/gu) ?? []
  )
}

const hash = (run: string): number => createHash('md5').update(run).digest().readInt32BE(0)

/**
 * Returns the marks by which nearly the same text is found: the smallest hashes of its runs of three words.
 * Texts that share half of them differ in few words. Empty for a text that is too short to tell.
 * @see docs/product/comments.md#spam
 */
export function textMarks(text: string): number[] {
  const words = normalizedWords(text)
  if (words.join('').length < MIN_LETTERS) return []
  const runs = words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
  const hashes = new Set((runs.length > 0 ? runs : [words.join(' ')]).map(hash))
  return [...hashes].sort((a, b) => a - b).slice(0, MAX_MARKS)
}
