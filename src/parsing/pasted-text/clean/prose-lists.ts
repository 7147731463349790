import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { CleanedText } from './cleaned'
import { splitList } from './split-list'

const SENTENCE_END = /(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u
/** "Take", "For the dough you want": words before the first amount of a sentence. */
const MAX_LEAD_WORDS = 8
const MIN_PARTS = 3
const MIN_COUNTED = 0.6
const MAX_PART_LENGTH = 70
/** "a lemon", "ein Ei": an amount where others stand beside it. */
const ARTICLE = /^(?:an?|ein(?:e[nrs]?)?|une?|un[ao]?|een|half|halbe|demi|mezz[ao])\s\p{L}/iu

/**
 * Extracts the ingredient list from a recipe in prose: the first sentence with several amounts
 * ("Take 250 g shrimps, 150 g butter and a pinch of salt.") becomes the list, the text after it the
 * method.
 */
export function extractProseList(paste: CleanedText): CleanedText {
  for (const [at, line] of paste.lines.entries()) {
    const sentences = line.trim().split(SENTENCE_END)
    const lists = sentences.map(listIn)
    const found = lists.findIndex((list) => list.length > 0)
    if (found < 0) continue
    const before = [...paste.lines.slice(0, at), sentences.slice(0, found).join(' ')]
    const after = [sentences.slice(found + 1).join(' '), ...paste.lines.slice(at + 1)]
    const list = ['', 'Ingredients', ...(lists[found] ?? []), '', 'Method']
    return { ...paste, lines: [...before, ...list, ...after] }
  }
  return paste
}

function listIn(sentence: string): string[] {
  const words = sentence.replace(/[.!]$/, '').split(' ')
  const first = words.slice(0, MAX_LEAD_WORDS).findIndex((_, at) => isCounted(words, at))
  const parts = first < 0 ? [] : splitList(words.slice(first).join(' '))
  const counted = parts.filter((part) => startsWithAmount(part) || ARTICLE.test(part)).length
  const isList =
    parts.length >= MIN_PARTS &&
    counted >= parts.length * MIN_COUNTED &&
    parts.every((part) => part.length <= MAX_PART_LENGTH)
  return isList ? parts : []
}

const isCounted = (words: readonly string[], at: number): boolean => {
  const rest = words.slice(at, at + MAX_LEAD_WORDS).join(' ')
  return startsWithAmount(rest) || ARTICLE.test(rest)
}
