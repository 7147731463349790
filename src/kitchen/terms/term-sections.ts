import { TERM_LIST_NAMES, TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { TermList } from '@/src/contract/recipe/term-lists'
import type { SiteTermKind } from '@/src/domain/recipes/term-kind'
import { TERM_LIST_LABELS } from '../recipe/terms/term-list-labels'

/** The name of a section of the screen. */
export type TermSection = TermList | 'equipment'

/** The sections of the screen in order, each with the kind of its terms. */
export const TERM_SECTIONS: readonly { name: TermSection; kind: SiteTermKind; label: string }[] = [
  ...TERM_LIST_NAMES.map((name) => ({
    name,
    kind: TERM_LISTS[name].kind,
    label: TERM_LIST_LABELS[name],
  })),
  { name: 'equipment', kind: 'equipment', label: 'Equipment' },
]
