import type { Import } from '@/src/contract/import'
import type { RowFilter } from '../../state/imports'

export const OUTCOMES = ['all', 'created', 'updated', 'skipped', 'failed'] as const
export type OutcomeFilter = (typeof OUTCOMES)[number]
export const KINDS = ['all', 'recipe', 'post', 'letter', 'subscriber', 'optOut', 'part'] as const
export type KindFilter = (typeof KINDS)[number]

/** The filter of the shown rows: all of it is in the address. */
export type RowView = { outcome: OutcomeFilter; kind: KindFilter; query: string }

/** Parses the view from a query string; invalid values are ignored. */
export function readRowView(search: string): RowView {
  const parameters = new URLSearchParams(search)
  const outcome = parameters.get('outcome')
  const kind = parameters.get('kind')
  return {
    outcome: OUTCOMES.find((each) => each === outcome) ?? 'all',
    kind: KINDS.find((each) => each === kind) ?? 'all',
    query: (parameters.get('search') ?? '').trim().slice(0, 200),
  }
}

/** The query string of a view: `?outcome=failed`, or nothing. */
export function rowViewSearch({ outcome, kind, query }: RowView): string {
  const parameters = new URLSearchParams()
  if (outcome !== 'all') parameters.set('outcome', outcome)
  if (kind !== 'all') parameters.set('kind', kind)
  if (query !== '') parameters.set('search', query)
  return parameters.size === 0 ? '' : `?${parameters.toString()}`
}

/** The rows of a view, as the API names them. */
export const rowFilter = ({ outcome, kind, query }: RowView): RowFilter => ({
  ...(outcome === 'all' ? {} : { outcome }),
  ...(kind === 'all' ? {} : { kind }),
  ...(query === '' ? {} : { query }),
})

/** The number of rows with an outcome. */
export const outcomeCount = (
  { created, updated, skipped, failed, done }: Import,
  outcome: OutcomeFilter,
): number => ({ all: done, created, updated, skipped, failed })[outcome]
