import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { ManagedEvent } from '@/src/contract/site/event'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'

const SELECT = `select e.id, e.title, ${isoInstant('e.date')} as date, e.location, e.description,
    e.href, ${isoInstant('e.updated_at')} as "updatedAt",
    (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = e.image_id) as image
  from events e where e.site_id = $1`

const LIST = { name: 'managed_events', text: `${SELECT} order by e.date desc, e.title, e.id` }
const ONE = { name: 'managed_event', text: `${SELECT} and e.id = $2` }

type EventRow = Omit<ManagedEvent, 'image'> & { image: ImageRow | null }

const present = (row: EventRow): ManagedEvent => ({ ...row, image: presentImage(row.image) })

/** A site's events, newest date first. One statement. */
export async function listEvents(payload: Payload, siteId: string): Promise<ManagedEvent[]> {
  return (await rows<EventRow>(payload, LIST, [siteId])).map(present)
}

/** An event of a site. @throws Failure `not_found`, also for another site's */
export async function getEvent(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedEvent> {
  const row = await firstRow<EventRow>(payload, ONE, [siteId, id])
  if (!row) throw notFound('Event')
  return present(row)
}
