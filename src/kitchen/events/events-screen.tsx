'use client'

import { useSearchParams } from 'next/navigation'
import { useRef } from 'react'
import type { ReactElement } from 'react'
import type { ManagedEvent } from '@/src/contract/site/event'
import { clockTime, zoneOrUtc } from '@/src/domain/time/zone-clock'
import { longDate } from '@/src/domain/language/long-date'
import { Button, buttonClass, ButtonLink } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { Message } from '@/src/ui/message'
import { Menu } from '@/src/ui/windows/menu'
import { Glyph } from '../parts/glyph'
import { searchIn } from '../parts/lists/list-search'
import lists from '../parts/lists/record-list.module.css'
import { RecordListScreen, Records } from '../parts/lists/record-list-screen'
import { Thumbnail } from '../parts/thumbnail'
import { useListKeys } from '../parts/use-list-keys'
import { useNow } from '../parts/use-now'
import { useTypedSearch } from '../parts/lists/use-typed-search'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { navigate } from '../shell/navigation/navigate'
import type { ScreenProps } from '../shell/screen-props'
import { useEvents } from '../state/events'
import { deleteWithUndo } from './delete-with-undo'
import { splitByDate, searchEvents } from './event-days'
import { eventAddress, newEventAddress, publicEventsAddress } from './event-links'
import styles from './events.module.css'

/**
 * The events of a site: upcoming and past ones.
 * @see docs/product/kitchen.md#events
 */
export default function EventsScreen({ site: slug }: ScreenProps): ReactElement {
  const found = useEvents(slug)
  return (
    <RecordListScreen
      slug={slug}
      title="Events"
      error={found.error}
      actions={(site) => (
        <>
          {site && found.data?.length ? (
            <ButtonLink kind="quiet" href={publicEventsAddress(site.url)}>
              View on the site
            </ButtonLink>
          ) : null}
          <KitchenLink className={buttonClass({ kind: 'primary' })} href={newEventAddress(slug)}>
            <Glyph name="plus" size={18} />
            New event
          </KitchenLink>
        </>
      )}
    >
      {({ timeZone }) => (
        <Records site={slug} found={found} failed="The events could not be loaded">
          {(events) => <Groups site={slug} zone={zoneOrUtc(timeZone)} events={events} />}
        </Records>
      )}
    </RecordListScreen>
  )
}

type GroupProps = { site: string; events: readonly ManagedEvent[] }

function Groups({ site, zone, events }: GroupProps & { zone: string }): ReactElement {
  const query = searchIn(useSearchParams().toString())
  const { text, type, clear } = useTypedSearch(searchIn, changeSearch)
  const found = searchEvents(events, query)
  const { coming, past } = splitByDate(found, clockTime(useNow(), zone).day)
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const create = (): void => navigate(newEventAddress(site))
  useListKeys({ list, search, letters: { n: create } })
  useScreenActions([
    { label: 'Search events', keys: ['/'], run: () => search.current?.focus() },
    { label: 'New event', keys: ['N'], run: create },
    { label: 'Next event', keys: ['J', '↓'] },
    { label: 'Previous event', keys: ['K', '↑'] },
    { label: 'Edit it', keys: ['Enter'] },
  ])
  if (events.length === 0) return <NoEvents site={site} />
  return (
    <div ref={list}>
      <div className={lists.toolbar}>
        <SearchField
          inputRef={search}
          label="Search events"
          placeholder="Search events"
          shortcut="/"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      {found.length === 0 ? (
        <Message
          title={`No events found for “${query}”`}
          actions={<Button onClick={clear}>Show all events</Button>}
        />
      ) : null}
      {coming.length > 0 || query === '' ? (
        <Group title="Upcoming" none="No upcoming events." {...{ site }} events={coming} />
      ) : null}
      {past.length > 0 ? <Group title="Past" none="" {...{ site }} events={past} /> : null}
    </div>
  )
}

/** The search is in the URL. */
function changeSearch(query: string, isTyping: boolean): void {
  const search = query === '' ? '' : `?${new URLSearchParams({ search: query }).toString()}`
  navigate(`${window.location.pathname}${search}`, { isReplacing: isTyping })
}

function Group({ title, none, site, events }: GroupProps & { title: string; none: string }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {events.length === 0 ? <p className={styles.none}>{none}</p> : null}
      {events.length > 0 ? (
        <ul className={lists.list} aria-label={`${title} events`}>
          {events.map((event) => (
            <EventRow key={event.id} {...{ site, event }} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function EventRow({ site, event }: { site: string; event: ManagedEvent }): ReactElement {
  const { id, title, date, location, image } = event
  const items = [
    { label: 'Duplicate', onSelect: () => navigate(newEventAddress(site, id)) },
    { label: 'Delete', onSelect: () => deleted(site, event) },
  ]
  return (
    <li className={lists.row} data-row-frame>
      <Thumbnail className={lists.picture} image={image} width={64} height={48} />
      <div className={lists.words}>
        <KitchenLink className={lists.title} href={eventAddress(site, id)} data-row={id} dir="auto">
          {title}
        </KitchenLink>
        <span className={lists.facts}>
          <time dateTime={date}>{longDate(date, 'UTC')}</time>
          {location ? <span dir="auto">{location}</span> : null}
        </span>
      </div>
      <Menu
        align="end"
        items={items}
        trigger={
          <Button kind="icon" aria-label={`More for ${title}`}>
            <Glyph name="more" />
          </Button>
        }
      />
    </li>
  )
}

async function deleted(site: string, event: ManagedEvent): Promise<void> {
  await deleteWithUndo(site, event)
}

function NoEvents({ site }: { site: string }): ReactElement {
  return (
    <Message
      title="No events yet"
      actions={
        <ButtonLink kind="primary" isLarge href={newEventAddress(site)}>
          Create the first one
        </ButtonLink>
      }
    >
      Markets, courses, dinners: places where readers can meet you. The first event adds an events
      page to the site.
    </Message>
  )
}
