import { call } from '@/src/api/call'
import type { Image } from '@/src/contract/media/image'
import type { ManagedEvent } from '@/src/contract/site/event'
import { newRowId } from '../editor/rows/row-id'
import { openRecord } from '../record/open-record'
import type { RecordKind } from '../record/record-kind'
import { keysOfBodies } from '../record/record-server'
import type { RecordCalls } from '../record/record-server'
import type { StoreOf } from '../record/record-store'
import { managedSiteId } from '../state/managed-sites'
import { dateOfDay, dayOf } from './event-days'

/** The editable fields of an event. */
export type EventDocument = {
  title: string
  /** `2026-06-20`; empty if none is selected. */
  day: string
  location: string | null
  description: string | null
  href: string | null
  imageId: string | null
}

const EMPTY: EventDocument = {
  title: '',
  day: '',
  location: null,
  description: null,
  href: null,
  imageId: null,
}

/** Creates the document of a stored event, or of an earlier version. */
export const documentOf = (event: Omit<ManagedEvent, 'updatedAt'>): EventDocument => ({
  title: event.title,
  day: dayOf(event.date),
  location: event.location,
  description: event.description,
  href: event.href,
  imageId: event.image?.id ?? null,
})

/** Display data of the pictures in the document. */
export type EventEntities = { images: readonly Image[] }

/** A stored event; null for a new one. */
export type StoredEvent = ManagedEvent | null

/** Events, which are saved explicitly. */
export const EVENTS: RecordKind<EventDocument, StoredEvent, EventEntities> = {
  noun: 'event',
  saves: 'explicit',
  documentOf: (stored) => (stored ? documentOf(stored) : EMPTY),
  knownOf: (stored) => ({ images: stored?.image ? [stored.image] : [] }),
}

/** An event in an open editor. @see docs/product/kitchen.md#events */
export type EventStore = StoreOf<typeof EVENTS>

type Opening = { id: string; from: string | null; user: string }

/**
 * Opens an event, or a new one, with unsaved edits of earlier visits of this browser. A new one
 * copies the event `from`, without its day.
 * @throws ApiError, TypeError as `call` does
 */
export async function openEvent(site: string, { id, from, user }: Opening): Promise<EventStore> {
  const isNew = id === 'new'
  const subject = isNew ? `event of ${await managedSiteId(site)}` : id
  const [store, copied] = await Promise.all([
    openRecord(EVENTS, { user, subject, calls: eventCalls(site, id) }),
    isNew && from !== null ? getEvent(site, from) : null,
  ])
  if (copied) {
    store.addKnown(EVENTS.knownOf(copied))
    store.change(() => ({ ...documentOf(copied), day: '' }))
  }
  return store
}

const getEvent = async (site: string, id: string): Promise<ManagedEvent> =>
  (await call('getEvent', { params: { site, id } })).event

function eventCalls(site: string, id: string): RecordCalls<EventDocument, StoredEvent> {
  const keyOf = keysOfBodies(newRowId)
  const create = ({ day, ...others }: EventDocument) => {
    const body = { ...others, date: dateOfDay(day) }
    return call('createEvent', { params: { site }, body, idempotencyKey: keyOf(body) })
  }
  const update = ({ day, ...others }: Partial<EventDocument>, stored: ManagedEvent) => {
    const date = day === undefined ? {} : { date: dateOfDay(day) }
    const body = { ...others, ...date, updatedAt: stored.updatedAt }
    return call('updateEvent', { params: { site, id: stored.id }, body })
  }
  return {
    read: () => (id === 'new' ? Promise.resolve(null) : getEvent(site, id)),
    save: async ({ document, changes, stored }) => {
      // A partly typed day counts as empty; the browser does not expose its text.
      if (document.day === '') {
        return { kind: 'refused', issues: [{ path: 'day', message: 'Choose a day' }] }
      }
      const { event } = stored ? await update(changes, stored) : await create(document)
      return () => event
    },
    currentOf: (response) => (isCurrent(response) ? response.event : null),
  }
}

// The server checks its answers against the contract in tests.
const isCurrent = (value: object): value is { event: ManagedEvent } => 'event' in value
