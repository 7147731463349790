import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/**
 * Weights of the signs of a title, tuned on pasted pages: its words come again in list and method, it has
 * several words, the line is repeated, a paragraph stands below it, it is near the list, and in a short head
 * it comes first.
 */
const WEIGHTS = { body: 3, words: 0.5, repeats: 0.8, paragraph: 1, near: 1.5, first: 1 }
const MAX_WORDS = 12
/** Menus are longer. */
const SHORT_HEAD = 25

/**
 * Returns the index of the line in the head of a pasted page that most likely names the dish, among
 * menus, breadcrumbs and story, or -1. `candidates` are indices in the head, `body` is the list and
 * the method.
 */
export function findLikeliestTitle(head: TextLine[], candidates: number[], body: string): number {
  const lines = head.map(({ text }) => text.toLowerCase())
  const known = new Set(wordsOf(body))
  const scores = candidates.map((at, i) => {
    const isFirst = i === 0 && lines.length < SHORT_HEAD
    return likeness(lines, at, known) + (isFirst ? WEIGHTS.first : 0)
  })
  return candidates[scores.indexOf(Math.max(...scores))] ?? -1
}

/** Returns whether a line has a word with the same beginning as one of the list. */
export function sharesWordWithList({ text }: TextLine, list: string): boolean {
  const known = new Set(wordsOf(list))
  return wordsOf(text).some((word) => known.has(word))
}

function likeness(lines: string[], at: number, known: Set<string>): number {
  const text = lines[at] ?? ''
  const words = wordsOf(text)
  const inBody = words.filter((word) => known.has(word)).length
  const repeats = lines.filter((line, i) => i !== at && line.includes(text)).length
  const hasParagraph = lines.slice(at + 1, at + 7).some((line) => line.length > 90)
  return (
    (WEIGHTS.body * inBody) / Math.max(words.length, 1) +
    WEIGHTS.words * Math.min(words.length, 5) +
    WEIGHTS.repeats * Math.min(repeats, 3) +
    (hasParagraph ? WEIGHTS.paragraph : 0) +
    (WEIGHTS.near * at) / lines.length -
    (text.split(' ').length > MAX_WORDS ? 2 : 0)
  )
}

// The beginnings of the longer words: "pancake" and "pancakes" are one.
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6))
