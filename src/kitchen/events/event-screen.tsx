'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactElement } from 'react'
import { NotOpened, Opening } from '../parts/opened/opening'
import { useOpened } from '../parts/opened/use-opened'
import { closeRecord } from '../record/leave-record'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useOpenedSite } from '../state/managed-sites'
import { EventEditor } from './editor/event-editor'
import { eventAddress, eventsAddress } from './event-links'
import { openEvent } from './event-store'

/**
 * The editor of an event; `new` makes one.
 * @see docs/product/kitchen.md#events
 */
export default function EventScreen({ site: slug, id }: ScreenProps): ReactElement {
  const from = useSearchParams().get('from')
  const { opened, retry } = useOpened({
    key: `${slug}/${id}/${from ?? ''}`,
    open: (user) => openEvent(slug, { id, from, user }),
    leave: (store) => closeRecord(store, 'New event', eventAddress(slug, id)),
  })
  const site = useOpenedSite(slug)
  if (site === null) return <NoSuchSite slug={slug} />
  if (opened && 'error' in opened) {
    const list = { href: eventsAddress(slug), label: 'All events' }
    return <NotOpened noun="event" error={opened.error} onRetry={retry} list={list} />
  }
  return opened && site ? <EventEditor store={opened.store} site={site} /> : <Opening />
}
