'use client'

import type { ReactElement } from 'react'
import { SearchField } from '@/src/ui/form/search-field'
import { Segments } from '@/src/ui/form/segments'
import { SelectField } from '@/src/ui/form/select-field'
import { SEARCH_ID } from './search-box'
import { LIST_ORDERS, STATUS_FILTERS, changeListView, listViewSearch } from './list-view'
import type { ListView, StatusFilter } from './list-view'
import { ORDER_LABELS } from './sort-columns'
import type { ChangeView } from './use-list-view'
import styles from './recipes-toolbar.module.css'

const FILTER_WORDS: Readonly<Record<StatusFilter, string>> = {
  all: 'All',
  draft: 'Drafts',
  published: 'Published',
}

type RecipesToolbarProps = {
  view: ListView
  /** The text of the search box. */
  text: string
  onType: (text: string) => void
  onChange: ChangeView
}

/** Search, status and (on small screens, where the table has no heads) order. */
export function RecipesToolbar(props: RecipesToolbarProps): ReactElement {
  const { view, text, onType, onChange } = props
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          id={SEARCH_ID}
          label="Search recipes"
          placeholder="Search recipes"
          shortcut="/"
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <Segments
        label="Status"
        value={view.status}
        options={STATUS_FILTERS.map((status) => ({
          value: status,
          label: FILTER_WORDS[status],
          href: listViewSearch(changeListView(view, { status })) || '?',
        }))}
        onChange={(status) => onChange({ status })}
      />
      <SelectField
        className={styles.order}
        label="Sort by"
        value={view.orderBy}
        options={LIST_ORDERS.map((order) => ({ value: order, label: ORDER_LABELS[order] }))}
        onChange={(orderBy) => onChange({ orderBy })}
      />
    </div>
  )
}
