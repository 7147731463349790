import { ingredientsInQuestion } from './question'
import { STOP_WORDS } from './stop-words'
import { COMMON_SYNONYM_INDEX } from './synonyms'
import type { SynonymIndex } from './synonyms'
import { singular, removeStopWords, wordsOf } from './words'

/** Maximum number of words in a search; further ones are ignored. */
const MAX_WORDS = 12
const MAX_INGREDIENTS = 20
/** Maximum number of words in a name with synonyms. */
const MAX_NAME = 3

/** A parsed query. */
export type ParsedQuery = {
  /** The significant words, folded, in order. */
  words: readonly string[]
  /** Each ingredient as its words, in the singular. */
  ingredients: readonly (readonly string[])[]
  /** Whether something was typed that contains no word: nothing can match it. */
  isUnreadable: boolean
}

/** Parses a search; a question about ingredients becomes a search for those ingredients. */
export function parseQuery(text: string, ingredients: readonly string[]): ParsedQuery {
  const asked = ingredientsInQuestion(text)
  const named = [...ingredients, ...(asked ?? [])]
  const typed = asked ? [] : wordsOf(text)
  const telling = removeStopWords(typed)
  const read = named.map((name) => removeStopWords(wordsOf(name)).map(singular))
  return {
    // The last of several stop words may be the beginning of another word.
    words: (telling.some(isTelling) ? telling : typed.slice(-1)).slice(0, MAX_WORDS),
    ingredients: read.filter((words) => words.length > 0).slice(0, MAX_INGREDIENTS),
    isUnreadable:
      (text.trim() !== '' && !asked && typed.length === 0) ||
      read.some((words) => words.length === 0),
  }
}

const isTelling = (word: string): boolean => !STOP_WORDS.has(word)

/** Synonyms of a run of words, and the words it covers. */
export type OtherName = { from: number; to: number; names: readonly (readonly string[])[] }

/** Finds all runs of up to three words that have synonyms. */
export function otherNames(
  words: readonly string[],
  own: SynonymIndex | null = null,
): readonly OtherName[] {
  return listWordRuns(words).flatMap(({ from, to, phrase }) => {
    const names = [...(COMMON_SYNONYM_INDEX.get(phrase) ?? []), ...(own?.get(phrase) ?? [])]
    return names.length === 0
      ? []
      : [{ from, to, names: [...new Set(names)].map((name) => name.split(' ')) }]
  })
}

/**
 * Lists every run of one to three words in the stored form of names; `to` is the index after its last word.
 */
export function listWordRuns(
  words: readonly string[],
): readonly { from: number; to: number; phrase: string }[] {
  const stems = words.map(singular)
  return stems.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_NAME, stems.length - from) }, (__, more) => ({
      from,
      to: from + more + 1,
      phrase: stems.slice(from, from + more + 1).join(' '),
    })),
  )
}
