import { WHO_MAY_READ } from '../../parts/marks/who-may-read'
import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { TERM_KIND_LABELS } from '../../recipe/terms/term-list-labels'
import type { RecipeFilter, TermFilters } from '../list/list-view'

/** Labels of the filters with fixed values. */
export const FILTER_LABELS = {
  access: {
    label: 'Who can read',
    options: {
      all: 'Any',
      ...WHO_MAY_READ,
    },
  },
  kind: {
    label: 'Kind',
    options: { all: 'Any', recipe: 'Recipes', legacy: 'Stored posts' },
  },
  missing: {
    label: 'Missing',
    options: {
      none: 'Any or nothing',
      picture: 'A picture',
      'rich-results': 'For rich results',
    },
  },
} as const

/** An active filter: its text, and the change that removes it. */
export type SetFilter = { text: string; without: Partial<RecipeFilter> }

/** The names of terms and collections by their ids. */
export type Names = {
  terms: readonly { id: string; title: string }[]
  collections: readonly { id: string; title: string }[]
}

/** The active filters besides search and status, with their text. */
export function setFilters(filter: RecipeFilter, names: Names): SetFilter[] {
  const { access, kind, missing, collection } = filter
  const { options } = FILTER_LABELS.missing
  return [
    access === 'all'
      ? null
      : { text: FILTER_LABELS.access.options[access], without: { access: 'all' as const } },
    kind === 'all'
      ? null
      : { text: FILTER_LABELS.kind.options[kind], without: { kind: 'all' as const } },
    missing === 'none'
      ? null
      : {
          text: `Missing: ${options[missing].toLowerCase()}`,
          without: { missing: 'none' as const },
        },
    ...TERM_KINDS.map((each) => termFilter(filter, names, each)),
    collection === ''
      ? null
      : { text: `In: ${nameOf(names.collections, collection)}`, without: { collection: '' } },
  ].filter((each) => each !== null)
}

function termFilter(filter: RecipeFilter, names: Names, kind: TermKind): SetFilter | null {
  if (filter[kind] === '') return null
  const without: Partial<TermFilters> = { [kind]: '' }
  return { text: `${TERM_KIND_LABELS[kind]}: ${nameOf(names.terms, filter[kind])}`, without }
}

const nameOf = (known: readonly { id: string; title: string }[], id: string): string =>
  known.find((each) => each.id === id)?.title ?? '…'
