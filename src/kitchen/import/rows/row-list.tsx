'use client'

import { useQueries, useQuery } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { ReactElement } from 'react'
import { IMPORT_ROWS_A_PAGE } from '@/src/domain/import-limits'
import type { Import, ImportRow } from '@/src/contract/import'
import { isSignedOut } from '../../parts/error-message'
import { Failed } from '../../parts/failed'
import { useTop } from '../../parts/use-top'
import { importRowPage } from '../../state/imports'
import { formatCount } from '../import-words'
import { OneRow } from './one-row'
import { rowFilter } from './row-view'
import type { RowView } from './row-view'
import styles from './rows.module.css'

/** Height of a row in pixels, before it is measured. */
const HEIGHT = 68
/** Rows rendered beyond both ends of the window. */
const OVERSCAN = 8

type Props = { site: string; shown: Import; view: RowView }

/** A virtual list of an import's rows: only those in view are rendered and loaded. */
export function RowList({ site, shown, view }: Props): ReactElement | null {
  const place = { site, id: shown.id, version: `${shown.status} ${shown.done}` }
  const { data, error, refetch } = useQuery(importRowPage(place, rowFilter(view), 0))
  if (error && !data && !isSignedOut(error)) {
    const retry = (): void => void refetch()
    return <Failed title="The rows could not be loaded" error={error} onRetry={retry} />
  }
  if (!data) return null
  return (
    <>
      <p className={styles.count} role="status">
        {data.total === 0 ? 'No rows match these filters' : formatCount(data.total, 'row')}
      </p>
      {data.total === 0 ? null : <Drawn {...{ place, shown, view }} total={data.total} />}
    </>
  )
}

type DrawnProps = {
  place: { site: string; id: string; version: string }
  shown: Import
  view: RowView
  total: number
}

function Drawn({ place, shown, view, total }: DrawnProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useTop(list)
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
  })
  const items = virtualizer.getVirtualItems()
  const rowAt = useRows(place, view, items)
  return (
    <ul
      ref={list}
      className={styles.rows}
      style={{ blockSize: virtualizer.getTotalSize() }}
      aria-label="Result of each row"
    >
      {items.map(({ index, key, start }) => {
        const row = rowAt(index)
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.row}
            style={{ '--row': `${start - scrollMargin}px` }}
          >
            {row ? <OneRow site={place.site} row={row} isDryRun={shown.dryRun} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** The rows of the pages that contain the rendered ones. */
function useRows(
  place: DrawnProps['place'],
  view: RowView,
  items: readonly { index: number }[],
): (index: number) => ImportRow | undefined {
  const wanted = new Set(items.map(({ index }) => Math.floor(index / IMPORT_ROWS_A_PAGE)))
  const pages = useQueries({
    queries: [...wanted].map((page) => ({
      ...importRowPage(place, rowFilter(view), page),
      staleTime: 5000,
    })),
  })
  const byPage = new Map([...wanted].map((page, at) => [page, pages[at]?.data?.rows]))
  return (index) => byPage.get(Math.floor(index / IMPORT_ROWS_A_PAGE))?.[index % IMPORT_ROWS_A_PAGE]
}
