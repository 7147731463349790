'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Dialog } from '@/src/ui/windows/dialog'
import { Glyph } from '../../parts/glyph'
import { KitchenLink } from '../navigation/kitchen-link'
import { useKitchenPath } from '../navigation/use-kitchen-path'
import { PlaceIcon } from '../place-icon'
import { entriesFor, placeAddress } from '../places'
import type { Entry } from '../places'
import { countIn, useWaitingComments } from '../use-waiting-comments'
import { WaitingBadge } from '../waiting-badge'
import { MoreSheet } from './more-sheet'
import styles from './phone.module.css'

/** Number of entries of the bar; a fifth opens the sheet with the rest. */
const IN_BAR = 4

/** The bar at the bottom of phones: the first places, and a sheet with all others. */
export function BottomBar({ site }: { site: ManagedSite }): ReactElement {
  const { screen } = useKitchenPath()
  const [isOpen, setOpen] = useState(false)
  const entries = entriesFor(site)
  const waiting = useWaitingComments(site)
  const isHere = ({ places }: Entry): boolean => places.some(({ path }) => path === screen)
  const inBar = entries.slice(0, IN_BAR)
  return (
    <nav className={styles.bar} aria-label={`Kitchen of ${site.title}`}>
      {inBar.map((entry) => (
        <KitchenLink
          key={entry.label}
          className={styles.tab}
          href={placeAddress(entry.places[0], site)}
          aria-current={isHere(entry) ? 'page' : undefined}
        >
          <PlaceIcon name={entry.icon} />
          {entry.label}
          <WaitingBadge count={countIn(entry, waiting)} isOverIcon />
        </KitchenLink>
      ))}
      <Dialog
        title={site.title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            className={styles.tab}
            aria-current={!inBar.some(isHere) && screen !== '' ? 'page' : undefined}
          >
            <Glyph name="more" />
            More
          </button>
        }
      >
        <MoreSheet {...{ site, entries, waiting }} onDone={() => setOpen(false)} />
      </Dialog>
    </nav>
  )
}
