import type { FilterItem } from '@/src/contract/recipe/term'

/** Criteria for the shown terms of a facet: text in their titles, and their maximum number. */
export type TermsWanted = { words: string; limit: number; isChosen: (slug: string) => boolean }

/** The offered terms, in order: those with the text up to a limit, and every chosen one. */
export function offeredTerms(
  items: readonly FilterItem[],
  { words, limit, isChosen }: TermsWanted,
): { offered: FilterItem[]; hasMore: boolean } {
  const wanted = plain(words.trim())
  const found = items.filter(({ title }) => plain(title).includes(wanted))
  const first = new Set(found.slice(0, limit))
  return {
    offered: items.filter((item) => first.has(item) || isChosen(item.slug)),
    hasMore: found.length > limit,
  }
}

/** Letters as they are compared: without accents, small. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en')
