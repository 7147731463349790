'use client'

import type { ReactElement } from 'react'
import { SearchField } from '@/src/ui/form/search-field'
import { Segments } from '@/src/ui/form/segments'
import { STATUS_FILTERS, listViewSearch } from '../list/list-view'
import type { ListView, StatusFilter } from '../list/list-view'
import type { ChangeView } from '../list/use-list-view'
import { ViewsMenu } from '../views/views-menu'
import { FiltersDialog } from './filters-dialog'
import { SEARCH_ID } from './search-box'
import { SetFilters } from './set-filters'
import styles from './recipes-toolbar.module.css'

const FILTER_WORDS: Readonly<Record<StatusFilter, string>> = {
  all: 'All',
  draft: 'Drafts',
  published: 'Published',
  failed: 'Failed',
  deleted: 'Bin',
}

type RecipesToolbarProps = {
  site: string
  view: ListView
  /** The text of the search box. */
  text: string
  onType: (text: string) => void
  onChange: ChangeView
}

/** Failures have a separate view; the filter is shown while it is active. */
const shownFilters = (current: StatusFilter): StatusFilter[] =>
  STATUS_FILTERS.filter((status) => status !== 'failed' || status === current)

/** Search, status, further filters and saved views. */
export function RecipesToolbar(props: RecipesToolbarProps): ReactElement {
  const { site, view, text, onType, onChange } = props
  return (
    <>
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
          options={shownFilters(view.status).map((status) => ({
            value: status,
            label: FILTER_WORDS[status],
            href: listViewSearch({ ...view, status }) || '?',
          }))}
          onChange={(status) => onChange({ status })}
        />
        <FiltersDialog {...{ site, view, onChange }} />
        <span className={styles.views}>
          <ViewsMenu site={site} view={view} />
        </span>
      </div>
      <SetFilters {...{ site, view, onChange }} />
    </>
  )
}
