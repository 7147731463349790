'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { isNotFound } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { navigate } from '../shell/navigation/navigate'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useManagedSites } from '../state/managed-sites'
import { EventEditor } from './editor/event-editor'
import styles from './editor/event-editor.module.css'
import { eventAddress, eventsAddress } from './event-links'
import { openEvent } from './event-store'
import type { EventStore } from './event-store'

type Opened = { store: EventStore } | { error: Error } | null

/**
 * The editor of an event; `new` makes one.
 * @see docs/product/kitchen.md#events
 */
export default function EventScreen({ site: slug, id }: ScreenProps): ReactElement {
  const from = useSearchParams().get('from')
  const { opened, retry } = useOpened(slug, id, from)
  const { data: sites } = useManagedSites()
  const site = sites?.find((each) => each.slug === slug)
  if (sites && !site) return <NoSuchSite slug={slug} />
  if (opened && 'error' in opened) {
    return isNotFound(opened.error) ? (
      <NoSuchEvent site={slug} />
    ) : (
      <Failed title="The event could not be opened" error={opened.error} onRetry={retry} />
    )
  }
  return opened && site ? <EventEditor store={opened.store} site={site} /> : <Opening />
}

function useOpened(site: string, id: string, from: string | null) {
  const [opened, setOpened] = useState<Opened>(null)
  const [attempt, setAttempt] = useState(0)
  const { user } = useSession()
  const userId = user !== null && user !== 'pending' ? user.id : null
  const leave = useEffectEvent((store: EventStore): void => leaveEvent(store, site, id))
  useEffect(() => {
    if (userId === null) return
    let isWanted = true
    let store: EventStore | undefined
    openEvent(site, { id, from, user: userId })
      .then((event) => {
        if (!isWanted) return
        store = event
        setOpened({ store })
      })
      .catch((reason: unknown) => {
        if (isWanted) setOpened({ error: reason instanceof Error ? reason : new Error() })
      })
    return () => {
      isWanted = false
      if (store) leave(store)
    }
  }, [site, id, from, userId, attempt])
  const retry = (): void => {
    setOpened(null)
    setAttempt(attempt + 1)
  }
  return { opened, retry }
}

/** Says where what was not saved is: it comes back when the event is opened again. */
function leaveEvent(store: EventStore, site: string, id: string): void {
  store.stop()
  if (!store.isUnsaved()) return
  const { title } = store.getState().document
  toast(`Not saved: “${title || 'New event'}” is kept in this browser`, {
    duration: 10_000,
    action: { label: 'Go back', onClick: () => navigate(eventAddress(site, id)) },
  })
}

function Opening(): ReactElement {
  return (
    <div className={styles.opening} aria-busy="true">
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="100%" height="5rem" />
      <Skeleton width="100%" height="16rem" />
    </div>
  )
}

function NoSuchEvent({ site }: { site: string }): ReactElement {
  return (
    <Message
      level="h1"
      title="This event is not here"
      actions={
        <ButtonLink kind="primary" isLarge href={eventsAddress(site)}>
          All events
        </ButtonLink>
      }
    >
      It was deleted, or it belongs to a site that you do not work on.
    </Message>
  )
}
