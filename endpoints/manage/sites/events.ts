import { createEvent, deleteEvent, updateEvent } from '@/src/server/events/edit'
import { getEvent, listEvents } from '@/src/server/events/read'
import { listEventVersions } from '@/src/server/events/versions'
import type { Call, Handlers } from '../../call'

/** Events of a site. @see docs/product/kitchen.md#events */
export const eventHandlers = {
  listEvents: async ({ payload, site }) => ({ events: await listEvents(payload, site.id) }),
  createEvent: async (call) => ({
    event: await createEvent(call.payload, writerOf(call), call.body),
  }),
  getEvent: async ({ payload, site, params }) => ({
    event: await getEvent(payload, site.id, params.id),
  }),
  updateEvent: async (call) => {
    const { payload, params, body, basedOn } = call
    return { event: await updateEvent(payload, writerOf(call), params.id, body, basedOn) }
  },
  deleteEvent: async ({ payload, site, params }) => {
    await deleteEvent(payload, site.id, params.id)
    return {}
  },
  listEventVersions: async ({ payload, site, params }) => ({
    versions: await listEventVersions(payload, site.id, params.id),
  }),
} satisfies Partial<Handlers>

const writerOf = ({ site, caller }: Pick<Call<'createEvent'>, 'site' | 'caller'>) => ({
  siteId: site.id,
  userId: caller.userId,
})
