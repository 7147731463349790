'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { ReactElement, RefObject } from 'react'
import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import type { ManagedSite } from '@/src/contract/site/site'
import { useListKeys } from '../../parts/use-list-keys'
import { useNow } from '../../parts/use-now'
import { useTop } from '../../parts/use-top'
import styles from '../../parts/lists/record-list.module.css'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { navigate } from '../../shell/navigation/navigate'
import { newCollectionAddress, publicCollectionAddress } from '../collection-links'
import { CollectionRow } from './collection-row'

/** Height of a row before it is measured, in pixels. */
const HEIGHT = 68
/** Rows rendered beyond both ends of the window. */
const OVERSCAN = 8

type Props = {
  site: ManagedSite
  collections: readonly ManagedCollectionRow[]
  search: RefObject<HTMLInputElement | null>
}

/**
 * A virtual list of collections: only rows in view are rendered.
 * @see docs/product/kitchen.md#collection-list
 */
export function CollectionList({ site, collections, search }: Props): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const now = useNow()
  const scrollMargin = useTop(list)
  const virtualizer = useWindowVirtualizer({
    count: collections.length,
    estimateSize: () => HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
  })
  useCollectionKeys({ site, collections, list, search })
  const items = virtualizer.getVirtualItems()
  return (
    <ul
      ref={list}
      className={styles.list}
      data-is-placed
      aria-label={`Collections of ${site.title}`}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, start }) => {
        const collection = collections[index]
        return collection ? (
          <CollectionRow
            key={collection.id}
            {...{ index, collection, site, now }}
            count={collections.length}
            start={start - scrollMargin}
            measure={virtualizer.measureElement}
          />
        ) : null
      })}
    </ul>
  )
}

type Keys = Props & { list: RefObject<HTMLUListElement | null> }

/** The keys of the list, and its actions in the palette. */
function useCollectionKeys({ site, collections, list, search }: Keys): void {
  const create = (): void => navigate(newCollectionAddress(site.slug))
  useListKeys({
    list,
    search,
    letters: {
      n: create,
      v: (index) => {
        const slug = index === null ? undefined : collections[index]?.slug
        if (slug === undefined) return
        window.open(publicCollectionAddress(site.url, slug), '_blank', 'noopener')
      },
    },
  })
  useScreenActions([
    { label: 'New collection', keys: ['N'], run: create },
    { label: 'Search collections', keys: ['/'], run: () => search.current?.select() },
    { label: 'Next collection', keys: ['J', '↓'] },
    { label: 'Previous collection', keys: ['K', '↑'] },
    { label: 'Edit it', keys: ['Enter'] },
    { label: 'View it on the site', keys: ['V'] },
  ])
}
