import { z } from 'zod'
import { Id, Instant, NonEmpty, WebAddress } from '../basics'
import { BaseVersion, OwnId, timeOf, UpdatedAt } from '../common-fields'
import { INVALID_INPUT } from '../messages'
import { SiteEvent } from './site'

/** An event for editing. @see docs/product/site-pages.md#events-page */
export const ManagedEvent = SiteEvent.extend({ updatedAt: UpdatedAt }).describe(
  'An event of a site, for editing.',
)
export type ManagedEvent = z.infer<typeof ManagedEvent>

/** An earlier version of an event. @see docs/product/kitchen.md#earlier-versions */
export const EventVersion = SiteEvent.extend({
  id: OwnId,
  until: timeOf('Time until which the event said this'),
}).describe('Earlier version of an event.')
export type EventVersion = z.infer<typeof EventVersion>

/** A date that people meet at: others are slips of the keyboard, and some do not fit into a database. */
const EventDate = Instant.refine((date) => /^(?:19|2\d)\d\d-/.test(date), { error: INVALID_INPUT })

const fields = {
  title: NonEmpty.max(500).describe('Title of the event.'),
  date: EventDate.describe(
    'Day of the event: ISO 8601 in UTC, from 1900 to 2999. Pages show the day, not the time.',
  ),
  location: z.string().max(500).nullable().optional().describe('Place, as text; null for none.'),
  description: z.string().max(20_000).nullable().optional().describe('Plain text; null for none.'),
  href: WebAddress.nullable().optional().describe('URL to learn more at; null for none.'),
  imageId: Id.nullable().optional().describe('The id of the picture; null for none.'),
}

/** Body of a new event. @see docs/product/site-pages.md#events-page */
export const EventCreate = z.strictObject(fields).describe('A new event.')
export type EventCreate = z.output<typeof EventCreate>

/** Body of an update of an event. @see docs/product/site-pages.md#events-page */
export const EventUpdate = z
  .strictObject({ ...fields, updatedAt: BaseVersion })
  .partial()
  .describe('Changes to an event; fields that are left out keep their value.')
export type EventUpdate = z.output<typeof EventUpdate>
