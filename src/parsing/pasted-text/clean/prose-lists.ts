import { startsWithAmount } from '@/src/parsing/recipe-text/line-kind'
import type { CleanedText } from './cleaned'
import { splitList } from './split-list'

const SENTENCE_END = /(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u
/** "Take", "For the dough you want": words before the first amount of a sentence. */
const MOST_LEAD_WORDS = 8
const FEWEST_PARTS = 3
const LEAST_COUNTED = 0.6
const LONGEST_PART = 70
/** "a lemon", "ein Ei": an amount where others stand beside it. */
const ARTICLE = /^(?:an?|ein(?:e[nrs]?)?|une?|un[ao]?|een|half|halbe|demi|mezz[ao])\s\p{L}/iu

/**
 * A recipe in running prose, with the first sentence that lists amounts ("Take 250 g shrimps,
 * 150 g butter and a pinch of salt.") as its list and what follows as its method.
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
  const first = words.slice(0, MOST_LEAD_WORDS).findIndex((_, at) => isCounted(words, at))
  const parts = first < 0 ? [] : splitList(words.slice(first).join(' '))
  const counted = parts.filter((part) => startsWithAmount(part) || ARTICLE.test(part)).length
  const isList =
    parts.length >= FEWEST_PARTS &&
    counted >= parts.length * LEAST_COUNTED &&
    parts.every((part) => part.length <= LONGEST_PART)
  return isList ? parts : []
}

const isCounted = (words: readonly string[], at: number): boolean => {
  const rest = words.slice(at, at + MOST_LEAD_WORDS).join(' ')
  return startsWithAmount(rest) || ARTICLE.test(rest)
}
