'use client'

import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import { useCollections } from '@/src/kitchen/state/collections'
import { useTermNames } from '@/src/kitchen/state/term-names'
import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import type { ListView } from '../list/list-view'
import type { ChangeView } from '../list/use-list-view'
import { setFilters } from './filter-words'
import styles from './set-filters.module.css'

type SetFiltersProps = { site: string; view: ListView; onChange: ChangeView }

/** The active filters, each with a button that removes it. */
export function SetFilters({ site, view, onChange }: SetFiltersProps): ReactElement | null {
  const hasTerm = TERM_KINDS.some((kind) => view[kind] !== '')
  const { data: terms = [] } = useTermNames(site, hasTerm)
  const { data: collections = [] } = useCollections(site, view.collection !== '')
  const filters = setFilters(view, { terms, collections })
  if (filters.length === 0) return null
  return (
    <ul className={styles.filters} aria-label="Active filters">
      {filters.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            className={styles.filter}
            aria-label={`Without: ${text}`}
            onClick={() => onChange(without)}
          >
            {text}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
