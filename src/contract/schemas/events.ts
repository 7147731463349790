import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { EventCreate, EventUpdate, EventVersion, ManagedEvent } from '../site/event'

const OneEvent = z.object({ event: ManagedEvent })

/** Events of a site. */
export const eventSchemas = {
  listEvents: {
    summary: "Lists a site's events, newest date first.",
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
    summary: 'Updates an event; fields that are left out keep their value.',
    body: EventUpdate,
    answer: OneEvent,
    errors: ['conflict'],
  },
  deleteEvent: { summary: 'Deletes an event.', answer: z.object({}) },
  listEventVersions: {
    summary: 'Lists what an event said before its ten latest changes, latest first.',
    answer: z.object({ versions: z.array(EventVersion).describe('Ten at most.') }),
  },
} as const satisfies Record<string, CallSchema>
