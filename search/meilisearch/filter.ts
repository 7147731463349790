import { chosenFacets } from '@/search/engine'
import type { Facet, SearchRequest } from '@/search/engine'
import { otherNames } from '@/search/query/read-query'
import type { ParsedQuery } from '@/search/query/read-query'

/**
 * Values that Meilisearch's filters can express. Its quoted strings cannot contain a backslash before the
 * closing quote; no slug of ours does.
 */
const isPlain = (value: string): boolean => !/["\\]/.test(value)

/** No slug is called like this. */
const NOTHING = '!'

const quoted = (value: string): string => `"${isPlain(value) ? value : NOTHING}"`
const all = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' AND ')
const any = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' OR ')

/**
 * Returns whether a word contains no letter or digit: Meilisearch treats it as a separator, so it would
 * filter nothing.
 */
export const isSymbol = (word: string): boolean => !/[\p{L}\p{N}]/u.test(word)

/** Builds the filter of a search, without its words; `except` leaves out one facet's selection. */
export function filterOf(
  request: Pick<SearchRequest, 'siteId' | 'facets' | 'maxMinutes' | 'isLocked'>,
  query: Pick<ParsedQuery, 'words' | 'ingredients'>,
  except: Facet | null = null,
): string {
  const { siteId, facets, maxMinutes, isLocked } = request
  const chosen = chosenFacets(facets).filter((facet) => facet !== except)
  return [
    `siteId = ${quoted(siteId)}`,
    `publishedAt <= ${Math.floor(Date.now() / 1_000)}`,
    ...chosen.map((facet) => `${facet} IN [${(facets[facet] ?? []).map(quoted).join(', ')}]`),
    ...(maxMinutes === null ? [] : [`totalMinutes <= ${maxMinutes}`]),
    ...(isLocked === undefined ? [] : [`isLocked = ${isLocked}`]),
    ...query.words.filter(isSymbol).map((word) => `words = ${quoted(word)}`),
    ...query.ingredients.map(ingredientFilter),
  ].join(' AND ')
}

function ingredientFilter(words: readonly string[]): string {
  const has = (name: readonly string[]) =>
    all(name.map((word) => `ingredientStems = ${quoted(word)}`))
  const whole = otherNames(words).filter(({ from, to }) => from === 0 && to === words.length)
  const names = whole.flatMap((other) => other.names)
  const phrase = `ingredientStems = ${quoted(words.join(' '))}`
  return `(${any([has(words), phrase, ...names.map(has)])})`
}
