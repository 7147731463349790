'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useCall } from '@/src/api/react/use-call'
import type { EventCreate, ManagedEvent } from '@/src/contract/site/event'
import { queryClient } from './query-client'
import { writeCall } from './write-call'

/** The events of a site, newest date first. */
export function useEvents(site: string): UseQueryResult<ManagedEvent[]> {
  return useCall('listEvents', { params: { site } }, { select: ({ events }) => events })
}

/** Invalidates all queries of a site's events. */
export const refreshEvents = (site: string): Promise<unknown> =>
  invalidateCalls(queryClient, ['listEvents', 'listEventVersions'], { site })

/** Deletes an event. @throws as `call` */
export const deleteEvent = (site: string, id: string): Promise<unknown> =>
  writeCall('deleteEvent', { params: { site, id } })

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
  return (await writeCall('createEvent', { params: { site }, body, idempotencyKey })).event
}
