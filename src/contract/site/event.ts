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
  until: timeOf('Time at which this version was replaced'),
}).describe('An earlier version of an event.')
export type EventVersion = z.infer<typeof EventVersion>

/** A date that people meet at: others are slips of the keyboard, and some do not fit into a database. */
const EventDate = Instant.refine((date) => /^(?:19|2\d)\d\d-/.test(date), { error: INVALID_INPUT })

const fields = {
  title: NonEmpty.max(500).describe('Title of the event.'),
  date: EventDate.describe(
    'Date of the event (ISO 8601, UTC), from 1900 to 2999. Pages show the day but not the time.',
  ),
  location: z
    .string()
    .max(500)
    .nullable()
    .optional()
    .describe('Place, as text; `null` if there is none.'),
  description: z
    .string()
    .max(20_000)
    .nullable()
    .optional()
    .describe('Plain text; `null` if there is none.'),
  href: WebAddress.nullable()
    .optional()
    .describe('URL with more information; `null` if there is none.'),
  imageId: Id.nullable().optional().describe('ID of the picture; `null` if there is none.'),
}

/** Body of a new event. @see docs/product/site-pages.md#events-page */
export const EventCreate = z.strictObject(fields).describe('A new event.')
export type EventCreate = z.output<typeof EventCreate>

/** Body of an update of an event. @see docs/product/site-pages.md#events-page */
export const EventUpdate = z
  .strictObject({ ...fields, updatedAt: BaseVersion })
  .partial()
  .describe('Changes to an event; omitted fields keep their value.')
export type EventUpdate = z.output<typeof EventUpdate>
