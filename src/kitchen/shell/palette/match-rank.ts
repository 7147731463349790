/** A searchable name: its label, the text beside it, and its names in other programs. */
type Named = { label: string; note?: string; keywords?: string }

/** Ranks of a match between a text and a name; the lower, the better. */
export const MATCH_RANKS = {
  beginsLabel: 0,
  wholeWords: 1,
  beginsWords: 2,
  keywords: 3,
  insideWords: 4,
} as const
export type MatchRank = (typeof MATCH_RANKS)[keyof typeof MATCH_RANKS]

/** Ranks the match of a text with a name, without regard to case and accents; null for none. */
export function matchRank(
  text: string,
  { label, note = '', keywords = '' }: Named,
): MatchRank | null {
  const typed = wordsIn(text)
  const name = plain(`${label} ${note}`)
  const own = wordsIn(name)
  const all = [...own, ...wordsIn(keywords)]
  const every = (fits: (word: string) => boolean): boolean => typed.length > 0 && typed.every(fits)
  if (plain(label).startsWith(plain(text).trim())) return MATCH_RANKS.beginsLabel
  if (every((word) => own.includes(word))) return MATCH_RANKS.wholeWords
  if (every((word) => own.some((each) => each.startsWith(word)))) return MATCH_RANKS.beginsWords
  if (every((word) => all.some((each) => each.startsWith(singular(word))))) {
    return MATCH_RANKS.keywords
  }
  return every((word) => name.includes(word)) ? MATCH_RANKS.insideWords : null
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** A word without the `s` of a plural, so that "coupons" finds "coupon". */
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word)
