import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { TermList } from '@/src/contract/recipe/term-lists'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { found } from '../editor/parts/found'

/** The filters of the list of terms. */
export type TermFilter = {
  text: string
  list: TermList | 'all'
  owner: 'all' | 'own' | 'shared'
}

/** The terms that a filter matches; with a text, the best matches first. */
export function filterTerms(
  terms: readonly SiteTerm[],
  { text, list, owner }: TermFilter,
): SiteTerm[] {
  const chosen = terms.filter(
    ({ kind, isShared }) =>
      (list === 'all' || TERM_LISTS[list].kind === kind) &&
      (owner === 'all' || isShared === (owner === 'shared')),
  )
  const choices = chosen.map((term) => ({ id: term.id, label: term.title, term }))
  const ids = new Map(choices.map(({ id, term }) => [id, term]))
  return found(choices, text).flatMap(({ id }) => ids.get(id) ?? [])
}
