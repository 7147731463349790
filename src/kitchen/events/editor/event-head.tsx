'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { Glyph } from '../../parts/glyph'
import head from '../../recipe/head/head.module.css'
import { recordStatusText } from '../../record/record-state'
import { adminAddress } from '../../shell/navigation/admin-address'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { eventsAddress, publicEventsAddress } from '../event-links'
import { useEventEditing, useEventState } from './event-context'
import { EventHistory } from './event-history'

type Props = { save: () => void; duplicate: () => void; remove: () => void }

/** The bar above the event: back, the save status, and the actions. */
export function EventHead({ save, duplicate, remove }: Props): ReactElement {
  const { store, site } = useEventEditing()
  const words = useEventState(recordStatusText)
  const status = useEventState((state) => state.status)
  const stored = useEventState((state) => state.stored)
  const isUnsaved = useEventState(store.isUnsaved)
  const [isHistoryShown, showHistory] = useState(false)
  const items: MenuItem[] = [
    ...(isUnsaved ? [{ label: 'Discard changes', onSelect: store.discard }] : []),
    { label: 'View on the site', href: publicEventsAddress(site.url) },
    { label: 'History', onSelect: () => showHistory(true) },
    { label: 'Duplicate', onSelect: duplicate },
    ...(stored ? [{ label: 'Open in the admin', href: adminAddress('events', stored.id) }] : []),
    { label: 'Delete', onSelect: remove },
  ]
  return (
    <div className={head.head}>
      <KitchenLink className={head.back} href={eventsAddress(site.slug)} aria-label="All events">
        <Icon name="arrow-left" size={20} />
      </KitchenLink>
      <p className={head.state}>
        <span role="status" data-status={status}>
          {words}
        </span>
      </p>
      {stored ? (
        <Menu
          align="end"
          items={items}
          trigger={
            <Button kind="icon" aria-label="More for this event">
              <Glyph name="more" />
            </Button>
          }
        />
      ) : null}
      <Button
        kind="primary"
        isBusy={status === 'saving'}
        disabled={stored !== null && !isUnsaved}
        onClick={save}
      >
        {stored ? 'Save' : 'Create'}
      </Button>
      {stored && isHistoryShown ? (
        <EventHistory id={stored.id} onClose={() => showHistory(false)} />
      ) : null}
    </div>
  )
}
