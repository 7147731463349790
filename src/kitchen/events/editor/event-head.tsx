'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedEvent } from '@/src/contract/site/event'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { HeadMenu, RecordHead, SaveButton } from '../../record/record-head'
import { adminAddress } from '../../shell/navigation/admin-address'
import { eventsAddress, publicEventsAddress } from '../event-links'
import { useEventEditing, useEventState } from './event-context'
import { EventHistory } from './event-history'

type Props = { onSave: () => void; onDuplicate: () => void; onDelete: () => void }

/** The bar above the event. */
export function EventHead({ onSave, ...actions }: Props): ReactElement {
  const { store, site } = useEventEditing()
  const stored = useEventState((state) => state.stored)
  const back = { href: eventsAddress(site.slug), label: 'All events' }
  return (
    <RecordHead {...{ store, back }}>
      {stored ? <More stored={stored} {...actions} /> : null}
      <SaveButton {...{ store, onSave }} />
    </RecordHead>
  )
}

type MoreProps = Omit<Props, 'onSave'> & { stored: ManagedEvent }

function More({ stored, onDuplicate, onDelete }: MoreProps): ReactElement {
  const { store, site } = useEventEditing()
  const isUnsaved = useEventState(store.isUnsaved)
  const [isHistoryShown, showHistory] = useState(false)
  const items: MenuItem[] = [
    ...(isUnsaved ? [{ label: 'Discard changes', onSelect: store.discard }] : []),
    { label: 'View on the site', href: publicEventsAddress(site.url) },
    { label: 'History', onSelect: () => showHistory(true) },
    { label: 'Duplicate', onSelect: onDuplicate },
    { label: 'Open in the admin', href: adminAddress('events', stored.id) },
    { label: 'Delete', onSelect: onDelete },
  ]
  return (
    <>
      <HeadMenu label="More for this event" items={items} />
      <EventHistory id={stored.id} isOpen={isHistoryShown} onOpenChange={showHistory} />
    </>
  )
}
