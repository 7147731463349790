'use client'

import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import { KitchenLink } from '../navigation/kitchen-link'
import { navigate } from '../navigation/navigate'
import { useKitchenPath } from '../navigation/use-kitchen-path'
import { PlaceIcon } from '../place-icon'
import { entriesFor, placeAddress } from '../places'
import type { Entry } from '../places'
import { countIn, placeLabel, useWaitingComments } from '../use-waiting-comments'
import { WaitingBadge } from '../waiting-badge'
import { RailLabel } from './rail-words'
import styles from './rail.module.css'

type RailEntriesProps = { site: ManagedSite; isNarrow: boolean }

/** The places of a site; an entry with several opens a menu of them. */
export function RailEntries({ site, isNarrow }: RailEntriesProps): ReactElement {
  const { screen } = useKitchenPath()
  const waiting = useWaitingComments(site)
  return (
    <nav aria-label={`Kitchen of ${site.title}`} className={styles.space}>
      <ul className={styles.entries}>
        {entriesFor(site).map((entry) => (
          <li key={entry.label}>
            <RailEntry
              {...{ entry, site, isNarrow, waiting }}
              isCurrent={entry.places.some(({ path }) => path === screen)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type RailEntryProps = RailEntriesProps & { entry: Entry; isCurrent: boolean; waiting: number }

function RailEntry({ entry, site, isNarrow, isCurrent, waiting }: RailEntryProps): ReactElement {
  const { label, icon, places } = entry
  const face = (
    <>
      <PlaceIcon name={icon} />
      <RailLabel isNarrow={isNarrow}>{label}</RailLabel>
      <WaitingBadge count={countIn(entry, waiting)} isOverIcon={isNarrow} />
    </>
  )
  const title = isNarrow ? label : undefined
  const current = isCurrent ? 'page' : undefined
  if (places.length === 1) {
    const href = placeAddress(places[0], site)
    return (
      <KitchenLink className={styles.line} href={href} aria-current={current} title={title}>
        {face}
      </KitchenLink>
    )
  }
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={styles.line} aria-current={current} title={title}>
          {face}
          {isNarrow ? null : <Icon name="chevron-down" size={16} className={styles.more} />}
        </button>
      }
      items={places.map((place) => ({
        label: placeLabel(place, waiting),
        onSelect: () => navigate(placeAddress(place, site)),
      }))}
    />
  )
}
