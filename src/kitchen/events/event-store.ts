import { call } from '@/src/api/call'
import type { Image } from '@/src/contract/media/image'
import type { ManagedEvent } from '@/src/contract/site/event'
import { createDraftBackup } from '../draft/keep'
import { newRowId } from '../editor/rows/row-id'
import { TAB_ID } from '../recipe/open-draft'
import { failedSave, keysOfBodies } from '../record/record-server'
import type { RecordSaved, RecordServer } from '../record/record-server'
import type { RecordState } from '../record/record-state'
import { RecordStore } from '../record/record-store'
import { managedSiteId } from '../state/managed-sites'
import { dateOfDay, dayOf } from './event-days'

/** The editable fields of an event. */
export type EventDocument = {
  title: string
  /** `2026-06-20`; empty where none is chosen. */
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

/** Creates the document of a stored event. */
export const documentOf = (event: Omit<ManagedEvent, 'updatedAt'>): EventDocument => ({
  title: event.title,
  day: dayOf(event.date),
  location: event.location,
  description: event.description,
  href: event.href,
  imageId: event.image?.id ?? null,
})

/** Pictures that the document names, by id. */
export type KnownPictures = ReadonlyMap<string, Image>

/** Everything the screen of an event needs to know. */
export type EventState = RecordState<EventDocument, ManagedEvent, KnownPictures>

/** An event in an open editor. @see docs/product/kitchen.md#events */
export type EventStore = RecordStore<EventDocument, ManagedEvent, KnownPictures>

const withPicture = (
  known: KnownPictures,
  { image }: Pick<ManagedEvent, 'image'>,
): KnownPictures => (image ? new Map([...known, [image.id, image]]) : known)

const KIND = {
  empty: EMPTY,
  documentOf,
  nothingKnown: new Map<string, Image>(),
  addKnownEntities: withPicture,
  mergeKnownEntities: (known: KnownPictures, other: KnownPictures) => new Map([...other, ...known]),
}

/** Adds a picture to those that are known. */
export const knowPicture = (store: EventStore, image: Image): void =>
  store.know((known) => withPicture(known, { image }))

/** The calls of an event store, for one site. */
export function eventServer(site: string): RecordServer<EventDocument, ManagedEvent> {
  const keyOf = keysOfBodies(newRowId)
  const create = async ({ title = '', day = '', ...others }: Partial<EventDocument>) => {
    const body = { ...others, title, date: dateOfDay(day) }
    return call('createEvent', { params: { site }, body, idempotencyKey: keyOf(body) })
  }
  return {
    save: async (changes, stored): Promise<RecordSaved<ManagedEvent>> => {
      // A partly typed day counts as empty; the browser does not expose its text.
      if (changes.day === '') {
        return { kind: 'refused', issues: [{ path: 'day', message: 'Choose a day' }] }
      }
      try {
        if (stored === null) return { kind: 'saved', stored: (await create(changes)).event }
        const { day, ...others } = changes
        const date = day === undefined ? {} : { date: dateOfDay(day) }
        const { id, updatedAt } = stored
        const body = { ...others, ...date, updatedAt }
        const { event } = await call('updateEvent', { params: { site, id }, body })
        return { kind: 'saved', stored: event }
      } catch (error) {
        return failedSave(error, (answered) => (isCurrent(answered) ? answered.event : null))
      }
    },
  }
}

// The server checks its answers against the contract in tests.
const isCurrent = (value: object): value is { event: ManagedEvent } => 'event' in value

/**
 * Opens an event, or a new one, with unsaved edits of earlier visits of this browser. A new one
 * copies the event `from`, without its day.
 * @throws ApiError, TypeError as `call` does
 */
export async function openEvent(
  site: string,
  { id, from, user }: { id: string; from: string | null; user: string },
): Promise<EventStore> {
  const isNew = id === 'new'
  const subject = isNew ? `event of ${await managedSiteId(site)}` : id
  const keep = createDraftBackup<EventDocument, KnownPictures>({
    user,
    subject,
    tab: TAB_ID,
  })
  const asked = isNew ? from : id
  const [found, lost] = await Promise.all([
    asked === null ? null : call('getEvent', { params: { site, id: asked } }),
    keep.findLost().catch(() => []),
  ])
  const initial = isNew ? null : (found?.event ?? null)
  const store: EventStore = new RecordStore(KIND, {
    ...{ initial, lost, keep },
    server: eventServer(site),
  })
  if (isNew && found) {
    store.know((known) => withPicture(known, found.event))
    store.change(() => ({ ...documentOf(found.event), day: '' }))
  }
  return store
}
