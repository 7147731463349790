'use client'

import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Icon } from '@/src/ui/icons/icon'
import { KitchenLink } from '../navigation/kitchen-link'
import { PlaceIcon } from '../place-icon'
import { placeAddress } from '../places'
import type { Entry } from '../places'
import { countAt } from '../use-waiting-comments'
import { WaitingBadge } from '../waiting-badge'
import styles from './phone.module.css'

type MoreSheetProps = {
  site: ManagedSite
  entries: readonly Entry[]
  /** The number of comments that wait for approval. */
  waiting: number
  onDone: () => void
}

/** All places of a site on a phone. */
export function MoreSheet({ site, entries, waiting, onDone }: MoreSheetProps): ReactElement {
  return (
    <ul className={styles.places}>
      {entries
        .flatMap(({ places }) => places)
        .map((place) => (
          <li key={place.path}>
            <KitchenLink className={styles.place} href={placeAddress(place, site)} onClick={onDone}>
              <PlaceIcon name={place.icon} />
              {place.label}
              <WaitingBadge count={countAt(place, waiting)} />
            </KitchenLink>
          </li>
        ))}
      <li>
        <a className={styles.place} href={site.url}>
          <Icon name="external" />
          View site
        </a>
      </li>
    </ul>
  )
}
