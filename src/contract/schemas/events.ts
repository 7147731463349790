import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { EventCreate, EventUpdate, EventVersion, ManagedEvent } from '../site/event'

const OneEvent = z.object({ event: ManagedEvent })

/** Events of a site. */
export const eventSchemas = {
  listEvents: {
    summary: "Lists a site's events, latest date first.",
    answer: z.object({ events: z.array(ManagedEvent).describe('All events.') }),
  },
  createEvent: {
    summary: 'Creates an event.',
    body: EventCreate,
    answer: OneEvent,
    status: 201,
    idempotent: 'stored',
  },
  getEvent: { summary: 'Returns an event.', answer: OneEvent },
  updateEvent: {
    summary: 'Updates an event; omitted fields keep their value.',
    body: EventUpdate,
    answer: OneEvent,
    errors: ['conflict'],
  },
  deleteEvent: { summary: 'Deletes an event.', answer: z.object({}) },
  listEventVersions: {
    summary: 'Lists the last ten versions of an event, newest first.',
    answer: z.object({
      versions: z.array(EventVersion).describe('Earlier versions, newest first; at most ten.'),
    }),
  },
} as const satisfies Record<string, CallSchema>
