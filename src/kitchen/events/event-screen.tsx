'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactElement } from 'react'
import { useOpened } from '../parts/opened/use-opened'
import { leaveUnsaved } from '../record/open-record'
import { OpenedRecord } from '../record/opened-record'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useOpenedSite } from '../state/managed-sites'
import { EventEditor } from './editor/event-editor'
import { openEvent } from './event-kind'
import { eventAddress, eventsAddress } from './event-links'

/**
 * The editor of an event; the id `new` creates one.
 * @see docs/product/kitchen.md#events
 */
export default function EventScreen({ site: slug, id }: ScreenProps): ReactElement {
  const from = useSearchParams().get('from')
  const { opened, retry } = useOpened({
    key: `${slug}/${id}/${from ?? ''}`,
    open: (user) => openEvent(slug, { id, from, user }),
    leave: (store) => leaveUnsaved(store, eventAddress(slug, id)),
  })
  const isForeign = useOpenedSite(slug) === null
  if (isForeign) return <NoSuchSite slug={slug} />
  const list = { href: eventsAddress(slug), label: 'All events' }
  return (
    <OpenedRecord {...{ slug, opened, list }} noun="event" onRetry={retry}>
      {(store, site) => <EventEditor {...{ store, site }} />}
    </OpenedRecord>
  )
}
