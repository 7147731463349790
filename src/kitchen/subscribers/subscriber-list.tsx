'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { ReactElement, RefObject } from 'react'
import type { Subscriber } from '@/src/contract/people/subscription'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import type { ManagedSite } from '@/src/contract/site/site'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { dateText } from '../parts/date-text'
import { isNotFound, isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { useListKeys } from '../parts/use-list-keys'
import { useNow } from '../parts/use-now'
import { useTop } from '../parts/use-top'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import { NoSuchSite } from '../shell/no-such-site'
import { SUBSCRIBERS_IN_A_PAGE, useSubscribers } from '../state/subscribers'
import type { FoundSubscribers } from '../state/subscribers'
import styles from './subscribers.module.css'
import { subscriberFilter, isFiltered } from './subscriber-view'
import type { SubscriberView } from './subscriber-view'
import { periodText, planLabel, subscriptionBadge } from './subscriber-text'

/** Height of a row before it is measured, in pixels. */
const HEIGHT = 68
/** Rows rendered beyond both ends of the window. */
const OVERSCAN = 8

type Props = {
  site: ManagedSite
  view: SubscriberView
  search: RefObject<HTMLInputElement | null>
  onTotal: (total: number) => void
  /** Adds a subscriber; null without the right to. */
  onAdd: (() => void) | null
}

/** A virtual list of subscribers: only rows in view are rendered and loaded. */
export function SubscriberList(props: Props): ReactElement {
  const { site, view, search, onTotal, onAdd } = props
  const first = useSubscribers(site.slug, subscriberFilter(view), [])
  const { total, error } = first
  useEffect(() => {
    if (total !== undefined) onTotal(total)
  }, [total, onTotal])
  if (isNotFound(error)) return <NoSuchSite slug={site.slug} />
  if (total === undefined) {
    if (!error || isSignedOut(error)) return <Skeleton width="100%" height="16rem" />
    const retry = first.refetch
    return <Failed title="The subscribers could not be loaded" error={error} onRetry={retry} />
  }
  if (total === 0) return <Nothing {...{ view, onAdd }} />
  return <Rows {...{ site, view, search, total, onAdd }} />
}

function Rows({ site, view, search, total, onAdd }: Omit<Props, 'onTotal'> & { total: number }) {
  const list = useRef<HTMLUListElement>(null)
  const now = useNow()
  const scrollMargin = useTop(list)
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
  })
  const items = virtualizer.getVirtualItems()
  const found: FoundSubscribers = useSubscribers(
    site.slug,
    subscriberFilter(view),
    items.map(({ index }) => Math.floor(index / SUBSCRIBERS_IN_A_PAGE)),
  )
  useListKeys({ list, search, letters: onAdd ? { n: onAdd } : {} })
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={`Subscribers of ${site.title}`}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, start }) => (
        <li
          key={index}
          ref={virtualizer.measureElement}
          className={styles.row}
          data-index={index}
          data-row-frame
          aria-setsize={total}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
        >
          <Row site={site} index={index} now={now} subscriber={found.at(index)} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { site: ManagedSite; index: number; now: Date; subscriber: Subscriber | undefined }

function Row({ site, index, now, subscriber }: RowProps): ReactElement {
  if (!subscriber) return <Skeleton width="60%" height="2.5rem" />
  const { id, email, displayName, createdAt, receivesNewsletter } = subscriber
  const { kind, words } = subscriptionBadge(subscriber, now)
  return (
    <>
      <div className={styles.words}>
        <KitchenLink
          className={styles.name}
          href={kitchenAddress(site.slug, 'subscribers', id)}
          data-row={id}
          data-row-index={index}
          dir="auto"
        >
          {displayName ?? email}
        </KitchenLink>
        <span className={styles.facts}>
          {displayName === null ? null : <span>{email}</span>}
          <span>{planLabel(subscriber)}</span>
          <span>
            {periodText(subscriber, now, zoneOrUtc(site.timeZone)) ??
              `Since ${dateText(createdAt, now)}`}
          </span>
          {receivesNewsletter ? null : <span>No newsletter</span>}
        </span>
      </div>
      <Badge kind={kind}>{words}</Badge>
    </>
  )
}

function Nothing({ view, onAdd }: Pick<Props, 'view' | 'onAdd'>): ReactElement {
  if (isFiltered(view)) {
    const showAll = (): void => navigate(window.location.pathname)
    return (
      <Message
        title="No subscribers match these filters"
        actions={<Button onClick={showAll}>Show all current subscribers</Button>}
      />
    )
  }
  return (
    <Message
      title="No subscribers yet"
      actions={
        onAdd ? (
          <Button kind="primary" isLarge onClick={onAdd}>
            Add the first one
          </Button>
        ) : null
      }
    >
      Readers subscribe on your site. You can also add people who have agreed to it.
    </Message>
  )
}
