import type { SiteTerm } from '@/src/contract/site/site-term'
import { rankMatches } from '../editor/parts/found'
import { TERM_SECTIONS } from './term-sections'
import type { TermSection } from './term-sections'

/** The filters of the list of terms. */
export type TermFilter = {
  text: string
  section: TermSection | 'all'
  owner: 'all' | 'own' | 'shared'
}

/** The terms that a filter matches; with a text, the best matches first. */
export function filterTerms(
  terms: readonly SiteTerm[],
  { text, section, owner }: TermFilter,
): SiteTerm[] {
  const wanted = TERM_SECTIONS.find(({ name }) => name === section)?.kind
  const chosen = terms.filter(
    ({ kind, isShared }) =>
      (wanted === undefined || wanted === kind) &&
      (owner === 'all' || isShared === (owner === 'shared')),
  )
  const choices = chosen.map((term) => ({ id: term.id, label: term.title, term }))
  const ids = new Map(choices.map(({ id, term }) => [id, term]))
  return rankMatches(choices, text).flatMap(({ id }) => ids.get(id) ?? [])
}
