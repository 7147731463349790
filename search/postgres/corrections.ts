import { editDistance } from '@/search/query/edit-distance'
import { phoneticKey } from '@/search/query/sound'
import { isWithinTypos } from '@/search/query/allowed-typos'
import { hideFromPlanner, SITE } from './bits'
import type { Database } from './database'
import type { Bound } from './statements'

/** The words to search: of published recipes, or of all stored ones. */
type Column = 'published' | 'stored'

/** Similar words for each word that a site lacks, with the number of recipes that contain each. */
const NEAR = (column: Column, begins: string): string => `
  select given.word, near.word as near, near.${column} as recipes
  from unnest(${hideFromPlanner('$2', 'text[]')}) as given(word)
  cross join lateral (
    select w.word, w.${column},
      least(levenshtein_less_equal(given.word, w.word, 2),
        levenshtein_less_equal(given.word, left(w.word, length(given.word)), 2),
        levenshtein_less_equal(given.word, left(w.word, length(given.word) + 1), 2)) as apart
    from search_words w
    where w.site_id = ${SITE} and w.${column} > 0 and length(w.word) >= length(given.word) - 2${begins}
    order by apart, w.${column} desc, w.word limit 30) near
  where near.apart <= 2 and not exists (
    select from search_words w where w.site_id = ${SITE} and w.${column} > 0
      and w.word >= given.word and w.word < given.word || U&'\\+10FFFF')`

/** Selects words similar to the given ones, in public content or in all stored content. */
const nearWords = (
  siteId: string,
  words: readonly string[],
  column: Column,
  isAnywhere: boolean,
): Bound => ({
  name: `search_near_${column}${isAnywhere ? '' : '_first'}`,
  text: NEAR(column, isAnywhere ? '' : SAME_BEGINNING),
  values: [siteId, words.filter((word) => isWithinTypos(word) > 0)],
})

/** Most typos keep the first letter, and a tenth of the words begin with it. */
const SAME_BEGINNING = `
      and w.word >= left(given.word, 1) and w.word < left(given.word, 1) || U&'\\+10FFFF'`

/** Finds corrections for words that a site does not contain, nearest first. */
export async function findCorrections(
  database: Database,
  siteId: string,
  words: readonly string[],
  column: Column,
): Promise<Map<string, string[]>> {
  for (const isAnywhere of [false, true]) {
    const { rows } = await database.query<NearRow>(nearWords(siteId, words, column, isAnywhere))
    const corrections = nearest(rows)
    if (corrections.size > 0) return corrections
  }
  return new Map()
}

/** A row of that answer. */
type NearRow = { word: string; near: string; recipes: number }

/** At most this many words are tried for one that was typed. */
const MAX_NEAR = 5

/** Whether two words that differ by two letters sound alike, and so count as one. */
const soundsLike = (word: string, near: string): boolean => phoneticKey(word) === phoneticKey(near)

/**
 * The nearest words of each one typed, the most frequent first; a swap of two letters is one typo.
 */
function nearest(rows: readonly NearRow[]): Map<string, string[]> {
  const byWord = new Map<string, { near: string; apart: number; recipes: number }[]>()
  for (const { word, near, recipes } of rows) {
    const apart = editDistance(word, near)
    if (apart > isWithinTypos(word) && !soundsLike(word, near)) continue
    byWord.set(word, [...(byWord.get(word) ?? []), { near, apart, recipes }])
  }
  return new Map(
    [...byWord].map(([word, found]) => {
      const least = Math.min(...found.map(({ apart }) => apart))
      const best = found
        .filter(({ apart }) => apart === least)
        .toSorted((a, b) => b.recipes - a.recipes || a.near.localeCompare(b.near, 'en'))
      return [word, best.slice(0, MAX_NEAR).map(({ near }) => near)]
    }),
  )
}
