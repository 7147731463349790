import type { Payload } from 'payload'
import type { EventCreate, EventUpdate, ManagedEvent } from '@/src/contract/site/event'
import { reference } from '../references'
import type { BasedOn } from '../stale'
import { lockVersion } from '../database/lock-row'
import { createOnSite, updateVersioned } from '../versioned-write'
import type { SiteWriter } from '../versioned-write'
import { withoutUndefined } from '../without-undefined'
import { getEvent } from './read'

/**
 * Creates an event of a site.
 * @throws Failure `validation_failed` for a picture that the site may not use
 * @see docs/product/kitchen.md#events
 */
export async function createEvent(
  payload: Payload,
  writer: SiteWriter,
  { title, date, ...write }: EventCreate,
): Promise<ManagedEvent> {
  const data = { ...stored(write), title, date, site: writer.siteId }
  const { id } = await createOnSite(payload, writer, eventReferences(write), (req) =>
    payload.create({ collection: 'events', data, depth: 0, req }),
  )
  return getEvent(payload, writer.siteId, id)
}

/**
 * Updates an event; omitted fields do not change.
 * @throws Failure `not_found`, `validation_failed`, or `conflict` (with the current event) for a version
 *   older than the stored one
 */
export function updateEvent(
  payload: Payload,
  writer: SiteWriter,
  id: string,
  write: EventUpdate,
  basedOn: BasedOn | null,
): Promise<ManagedEvent> {
  const data = stored(write)
  return updateVersioned(payload, writer, {
    references: eventReferences(write),
    basedOn,
    lock: () => lockVersion(payload, 'event', [id, writer.siteId]),
    store: (req) => payload.update({ collection: 'events', id, data, depth: 0, req }),
    read: () => getEvent(payload, writer.siteId, id),
    conflictDetails: (event) => ({ event }),
  })
}

/** Deletes an event. @throws Failure `not_found` */
export async function deleteEvent(payload: Payload, siteId: string, id: string): Promise<void> {
  await getEvent(payload, siteId, id)
  await payload.delete({ collection: 'events', id, depth: 0 })
}

const eventReferences = ({ imageId }: Pick<EventUpdate, 'imageId'>) =>
  reference('imageId', 'image', imageId)

/** Selects only the fields that were sent. */
const stored = ({ title, date, location, description, href, imageId }: EventUpdate) =>
  withoutUndefined({ title, date, location, description, href, image: imageId })
