'use client'

import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { EventCreate, ManagedEvent } from '@/src/contract/site/event'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useCanFetch } from './session/use-may-ask'

/** The events of a site, newest date first. */
export function useEvents(site: string): UseQueryResult<ManagedEvent[]> {
  return useQuery({
    queryKey: queryKeys.events(site),
    queryFn: async ({ signal }) => (await call('listEvents', { params: { site }, signal })).events,
    enabled: useCanFetch(),
  })
}

/** Invalidates the events of a site. */
export const refreshEvents = (site: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.events(site) })

/** Deletes an event. @throws as `call` */
export async function deleteEvent(site: string, id: string): Promise<void> {
  await call('deleteEvent', { params: { site, id } })
  await refreshEvents(site)
}

/**
 * Restores a deleted event with all of its fields.
 * @throws as `call`
 */
export async function restoreEvent(
  site: string,
  { title, date, location, description, href, image }: ManagedEvent,
  idempotencyKey: string,
): Promise<ManagedEvent> {
  const imageId = image?.id ?? null
  const body: EventCreate = { title, date, location, description, href, imageId }
  const { event } = await call('createEvent', { params: { site }, body, idempotencyKey })
  await refreshEvents(site)
  return event
}
