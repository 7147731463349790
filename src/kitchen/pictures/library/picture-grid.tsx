'use client'

import { useQueries } from '@tanstack/react-query'
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import type { Picture } from '@/src/contract/media/picture'
import { dateText } from '../../parts/date-text'
import { useTop } from '../../parts/use-top'
import { picturePageQuery, PICTURES_A_PAGE } from '../../state/pictures'
import type { LibraryView } from '../../state/pictures'
import { smallPicture } from '../picture-address'
import pictures from '../pictures.module.css'
import styles from './library.module.css'

/** Minimum width of a picture in the grid, and the height of the text below it, in pixels. */
const CELL = 150
const WORDS = 44
const GAP = 12

type Props = {
  site: string
  view: LibraryView
  total: number
  /** Selected pictures; without it a pressed picture opens. */
  chosen?: readonly string[]
  /** Whether the grid scrolls with the page; else in a separate box. */
  isPage?: boolean
  onPick: (picture: Picture) => void
}

/**
 * A virtual grid of pictures: only those in view are rendered and loaded.
 * @see docs/product/kitchen.md#picture-library
 */
export function PictureGrid(props: Props): ReactElement {
  const { site, view, total, chosen, isPage = false, onPick } = props
  const scroller = useRef<HTMLDivElement>(null)
  const width = useWidth(scroller)
  const columns = Math.max(2, Math.floor((width + GAP) / (CELL + GAP)))
  const height = ((width - GAP * (columns - 1)) / columns) * 0.75 + WORDS + GAP
  const count = Math.ceil(total / columns)
  const rows = useRows({ scroller, count, height, isPage })
  const { items, top } = rows
  const pictureAt = usePictures(site, view, items, columns)
  return (
    <div ref={scroller} className={isPage ? undefined : styles.scroller}>
      <ul
        className={styles.grid}
        style={{ '--columns': columns, blockSize: rows.size }}
        aria-label="Pictures"
      >
        {items.flatMap(({ index: row, start }) =>
          Array.from({ length: Math.min(columns, total - row * columns) }, (_, column) => {
            const index = row * columns + column
            const picture = pictureAt(index)
            const place = { '--row': `${start - top}px`, '--column': column }
            return (
              <li key={index} className={styles.cell} style={place}>
                {picture ? (
                  <PictureCell
                    picture={picture}
                    isChosen={chosen?.includes(picture.id)}
                    onPick={() => onPick(picture)}
                  />
                ) : null}
              </li>
            )
          }),
        )}
      </ul>
    </div>
  )
}

type Rows = {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  /** Height of a row, in pixels. */
  height: number
  isPage: boolean
}

/** The rows in view, and the offset of the first row from the top of the scroll container. */
function useRows({ scroller, count, height, isPage }: Rows) {
  const top = useTop(scroller)
  const options = { count, estimateSize: () => height, overscan: 2 }
  const ofPage = useWindowVirtualizer({ ...options, scrollMargin: top, enabled: isPage })
  const ofBox = useVirtualizer({
    ...options,
    getScrollElement: () => scroller.current,
    enabled: !isPage,
  })
  const rows = isPage ? ofPage : ofBox
  useEffect(() => rows.measure(), [rows, height])
  return { items: rows.getVirtualItems(), size: rows.getTotalSize(), top: isPage ? top : 0 }
}

type CellProps = { picture: Picture; isChosen: boolean | undefined; onPick: () => void }

function PictureCell({ picture, isChosen, onPick }: CellProps): ReactElement {
  const { key, alt, name, isUsed, removedAt, width, height } = picture
  const named = name ?? `${width} × ${height}`
  const state = removedAt ? `Removed on ${dateText(removedAt, new Date())}` : isUsed ? '' : 'Unused'
  return (
    <button type="button" className={styles.pick} aria-pressed={isChosen} onClick={onPick}>
      <img className={pictures.image} src={smallPicture(key)} alt="" loading="lazy" />
      <span className={styles.caption}>
        <span className={pictures.name}>{alt ?? named}</span>{' '}
        <span className={pictures.name}>{state || (alt ? named : 'No alt text yet')}</span>
      </span>
    </button>
  )
}

/** The pictures of the pages that contain the rendered rows. */
function usePictures(
  site: string,
  view: LibraryView,
  items: readonly { index: number }[],
  columns: number,
): (index: number) => Picture | undefined {
  const wanted = new Set(
    items.flatMap(({ index }) => [
      Math.floor((index * columns) / PICTURES_A_PAGE),
      Math.floor(((index + 1) * columns - 1) / PICTURES_A_PAGE),
    ]),
  )
  const pages = useQueries({
    queries: [...wanted].map((page) => ({
      ...picturePageQuery(site, view, page),
      staleTime: 5000,
    })),
  })
  const byPage = new Map([...wanted].map((page, at) => [page, pages[at]?.data?.pictures]))
  return (index) => byPage.get(Math.floor(index / PICTURES_A_PAGE))?.[index % PICTURES_A_PAGE]
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(320)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const watch = new ResizeObserver(() => setWidth(watched.clientWidth))
    watch.observe(watched)
    return () => watch.disconnect()
  }, [element])
  return width
}
