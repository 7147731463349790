'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { CollectionCard as Card } from '@/src/contract/recipe/collection'
import { CollectionCard } from '@/src/site/parts/cards/collection-card'
import type { CardSettings } from '@/src/site/templates/template'
import { Button } from '@/src/ui/button'
import styles from './collection-grid.module.css'

/**
 * Number of collections shown before the list is expanded.
 * @see docs/product/site-pages.md#collections-page
 */
const PREVIEW = 3

type CollectionGridProps = {
  collections: readonly Card[]
  /** The style of recipes in the template. */
  style: CardSettings['style']
}

/** Collections as cards: the first three, expandable to all. Without a script, all of them. */
function CollectionGrid({ collections, style }: CollectionGridProps): ReactElement {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = (): void => {
    setWhole(true)
    // The button disappears: the focus moves to where the list continues.
    requestAnimationFrame(() => {
      const fourth = list.current?.querySelector<HTMLElement>(
        `:scope > :nth-child(${PREVIEW + 1}) a`,
      )
      fourth?.focus()
    })
  }
  return (
    <>
      <ul className={styles.grid} ref={list} data-is-whole={isWhole}>
        {collections.map((collection, index) => (
          <li key={collection.id}>
            <CollectionCard
              collection={collection}
              style={style}
              sizes="(min-width: 768px) 33vw, (min-width: 640px) 50vw, 100vw"
              isFirst={index === 0}
              heading="h2"
            />
          </li>
        ))}
      </ul>
      {isWhole || collections.length <= PREVIEW ? null : (
        <div className={styles.more}>
          <Button isLarge onClick={showAll}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

const CollectionGridIsland = island('collection-grid', CollectionGrid)
export { CollectionGridIsland as CollectionGrid }
