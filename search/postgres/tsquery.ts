import type { FacetSelection } from '@/search/engine'
import { chosenFacets } from '@/search/engine'
import { otherNames, listWordRuns } from '@/search/query/read-query'
import type { ParsedQuery } from '@/search/query/read-query'
import type { SynonymIndex } from '@/search/query/synonyms'
import { splitLetters, irregularPlural, singular } from '@/search/query/words'

/** Lexemes carry the end of their site's id, as `search_key` of the database writes it. */
const keyOf = (siteId: string): string => siteId.slice(-8)

/** Escapes a lexeme for `tsquery`. */
const quoted = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const all = (parts: readonly string[]): string => joined(parts, ' & ')
const any = (parts: readonly string[]): string => joined([...new Set(parts)], ' | ')
const joined = (parts: readonly string[], by: string): string =>
  parts.length > 1 ? `(${parts.join(by)})` : (parts[0] ?? '')

/** Alternative readings of words: similar words that the site has, and its own synonyms. */
export type Readings = {
  /** Corrections by word. */
  corrections: ReadonlyMap<string, readonly string[]>
  /** Synonyms of the site's author. */
  synonyms: SynonymIndex | null
}

/** Readings without corrections: words as typed. */
export const AS_TYPED: Readings = { corrections: new Map(), synonyms: null }

/** Words of two letters and more may be the beginning of longer ones; the last one always. */
const isPrefix = (words: readonly string[], place: number): boolean =>
  place === words.length - 1 || splitLetters(words[place] ?? '').length > 2

/** Builds the condition of a query's words and ingredients on a site; empty without any. */
export function wordsCondition(siteId: string, query: ParsedQuery, readings: Readings): string {
  const key = keyOf(siteId)
  return all([
    ...wordClauses(key, query.words, readings),
    ...query.ingredients.map((words) => ingredientClause(key, words, readings.synonyms)),
  ])
}

/** Each word must match: itself, by a correction, or by a synonym it is part of. */
function wordClauses(key: string, words: readonly string[], readings: Readings): string[] {
  const names = otherNames(words, readings.synonyms)
  const runs = listWordRuns(words)
  return words.map((word, place) => {
    const covers = ({ from, to }: { from: number; to: number }) => from <= place && place < to
    return any([
      quoted(`${key}:${word}`) + (isPrefix(words, place) ? ':*' : ''),
      quoted(`${key}:${singular(word)}`),
      ...pluralLexemes(key, word),
      ...(readings.corrections.get(word) ?? []).map((near) => quoted(`${key}:${near}`)),
      ...runs.filter(covers).map(({ phrase }) => quoted(`${key}=${phrase}`)),
      ...names.filter(covers).flatMap((other) => other.names.map((name) => called(key, name))),
    ])
  })
}

/** A name of several words, each of which may be in the plural. */
const called = (key: string, name: readonly string[]): string =>
  all(
    name.map((word) =>
      any([quoted(`${key}:${word}`) + (word.length > 3 ? ':*' : ''), ...pluralLexemes(key, word)]),
    ),
  )

/** Documents contain words as written: a plural with another stem is a separate term. */
const pluralLexemes = (key: string, word: string): string[] => {
  const plural = irregularPlural(word)
  return plural === null ? [] : [quoted(`${key}:${plural}`)]
}

function ingredientClause(
  key: string,
  words: readonly string[],
  synonyms: SynonymIndex | null,
): string {
  const stems = (name: readonly string[]) => all(name.map((word) => quoted(`${key}~${word}`)))
  const phrase = words.join(' ')
  const others = otherNames(words, synonyms).filter(
    ({ from, to }) => from === 0 && to === words.length,
  )
  return any([
    stems(words),
    quoted(`${key}=${phrase}`),
    ...others.flatMap(({ names }) => names.map(stems)),
  ])
}

/** The condition of the chosen slugs. */
export function facetsCondition(siteId: string, facets: FacetSelection): string {
  const key = keyOf(siteId)
  return all(
    chosenFacets(facets).map((facet) =>
      any((facets[facet] ?? []).map((slug) => quoted(`${key}/${facet}:${slug.slice(0, 200)}`))),
    ),
  )
}

/** Combines both conditions; null when both are empty. */
export const bothConditions = (words: string, facets: string): string | null =>
  all([words, facets].filter((part) => part !== '')) || null

/** Builds the ranking query: words in title and ingredients, whole words above prefixes. */
export function rankingQuery({ words }: ParsedQuery, readings: Readings): string {
  const parts = words.flatMap((word) => [
    quoted(word),
    `${quoted(word)}:*`,
    quoted(singular(word)),
    ...(readings.corrections.get(word) ?? []).map(quoted),
  ])
  const names = otherNames(words, readings.synonyms).flatMap((other) => other.names.flat())
  return any([...parts, ...names.map((name) => `${quoted(name)}:*`)])
}
