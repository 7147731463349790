import type { ReactElement } from 'react'
import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import type { ManagedSite } from '@/src/contract/site/site'
import { Badge } from '@/src/ui/badge'
import { ButtonLink } from '@/src/ui/button'
import { timeAgoText } from '../../parts/date-text'
import { RelativeDate } from '../../parts/relative-date'
import { Thumbnail } from '../../parts/thumbnail'
import styles from '../../parts/lists/record-list.module.css'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { collectionAddress, publicCollectionAddress, recipeCountText } from '../collection-links'

type Props = {
  index: number
  count: number
  collection: ManagedCollectionRow
  site: ManagedSite
  now: Date
  /** Its position in the list, in pixels. */
  start: number
  measure: (row: Element | null) => void
}

/** A collection of the list: cover, title, how many recipes, and the way to its page. */
export function CollectionRow(props: Props): ReactElement {
  const { index, count, collection, site, now, start, measure } = props
  const { id, title, slug, image, recipeCount, updatedAt, rule } = collection
  return (
    <li
      ref={measure}
      className={styles.row}
      data-index={index}
      data-row-frame
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${start}px)` }}
    >
      <Thumbnail className={styles.picture} image={image} width={64} height={48} />
      <div className={styles.words}>
        <KitchenLink
          className={styles.title}
          href={collectionAddress(site.slug, id)}
          data-row={id}
          data-row-index={index}
          dir="auto"
        >
          {title}
        </KitchenLink>
        <span className={styles.facts}>
          {rule ? <Badge>By a rule</Badge> : null}
          <span>{recipeCountText(recipeCount)}</span>
          <span>
            Changed <RelativeDate iso={updatedAt} words={timeAgoText(updatedAt, now)} />
          </span>
        </span>
      </div>
      <ButtonLink
        kind="quiet"
        href={publicCollectionAddress(site.url, slug)}
        aria-label={`View ${title}`}
      >
        View
      </ButtonLink>
    </li>
  )
}
