'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { PICTURE_FILTERS } from '@/src/domain/pictures/picture-filter'
import type { PictureFilter } from '@/src/domain/pictures/picture-filter'
import type { Picture } from '@/src/contract/media/picture'
import { SearchField } from '@/src/ui/form/search-field'
import { SelectField } from '@/src/ui/form/select-field'
import { Failed } from '../../parts/failed'
import { picturePageQuery } from '../../state/pictures'
import type { LibraryView } from '../../state/pictures'
import { useCanFetch } from '../../state/session/use-may-ask'
import pictures from '../pictures.module.css'
import styles from './library.module.css'
import { PictureGrid } from './picture-grid'

const LABELS: Readonly<Record<PictureFilter, string>> = {
  all: 'All pictures',
  used: 'Used',
  unused: 'Unused',
  undescribed: 'Without alt text',
  bin: 'In the bin',
}

const EMPTY: Readonly<Record<PictureFilter, string>> = {
  all: 'No pictures yet',
  used: 'No picture is used yet',
  unused: 'Every picture is used',
  undescribed: 'Every picture has alt text',
  bin: 'Nothing in the bin',
}

type Props = {
  site: string
  view: LibraryView
  onView: (view: LibraryView) => void
  /** Without it all filters are offered. */
  filters?: readonly PictureFilter[]
  chosen?: readonly string[]
  /** Whether the pictures scroll with the page; else in a separate box. */
  isPage?: boolean
  onPick: (picture: Picture) => void
}

/** The pictures of a site with search and filter. */
export function Library(props: Props): ReactElement {
  const { site, view, onView, filters = PICTURE_FILTERS } = props
  // Ahead of the address, which follows a moment later.
  const [text, setText] = useState(view.query)
  return (
    <div className={styles.library}>
      <div className={styles.toolbar}>
        <SearchField
          label="Search pictures"
          placeholder="Search names and alt text"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            onView({ ...view, query: event.target.value })
          }}
        />
        <SelectField
          label="Pictures to show"
          value={view.filter}
          options={filters.map((value) => ({ value, label: LABELS[value] }))}
          onChange={(filter) => onView({ ...view, filter })}
        />
      </div>
      <Found {...props} site={site} />
    </div>
  )
}

function Found({ site, view, chosen, isPage, onPick }: Props): ReactElement | null {
  const asked = { ...view, query: view.query.trim() }
  const { data, error, refetch } = useQuery({
    ...picturePageQuery(site, asked, 0),
    enabled: useCanFetch(),
    placeholderData: keepPreviousData,
  })
  if (error && !data) {
    const retry = (): void => void refetch()
    return <Failed title="The pictures could not be loaded" error={error} onRetry={retry} />
  }
  if (!data) return null
  if (data.total === 0) {
    const words = asked.query === '' ? EMPTY[view.filter] : 'No pictures match this search'
    return (
      <p className={styles.nothing} role="status">
        {words}
      </p>
    )
  }
  const grid = { ...(chosen ? { chosen } : {}), ...(isPage ? { isPage } : {}) }
  return (
    <>
      <p className={pictures.hint} role="status">
        {data.total === 1 ? '1 picture' : `${data.total.toLocaleString('en')} pictures`}
      </p>
      <PictureGrid site={site} view={asked} total={data.total} {...grid} onPick={onPick} />
    </>
  )
}
