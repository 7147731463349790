'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '@/src/api/react/call-query'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useCall } from '@/src/api/react/use-call'
import type { ManagedSite } from '@/src/contract/site/site'
import { queryClient } from './query-client'

/** The sites that the signed-in user manages. */
export function useManagedSites(): UseQueryResult<ManagedSite[]> {
  // The parts of a loading page query it one after the other.
  return useCall('listManagedSites', {}, { select: ({ sites }) => sites, staleTime: 2000 })
}

/** Reloads the sites that the user manages, after one was renamed or removed. */
export const refreshManagedSites = (): Promise<unknown> =>
  invalidateCalls(queryClient, ['listManagedSites', 'listDeletedSites'])

/** The id of a managed site, which stays when its slug changes; its slug if it is not a managed site. */
export async function managedSiteId(slug: string): Promise<string> {
  const query = { ...callQuery('listManagedSites', {}), staleTime: 'static' } as const
  const answer = await queryClient.query(query).catch(() => null)
  return answer?.sites.find((site) => site.slug === slug)?.id ?? slug
}

/** The managed site with a slug; undefined while they load, and if there is none. */
export function useManagedSite(slug: string | null): ManagedSite | undefined {
  const { data } = useManagedSites()
  return data?.find((site) => site.slug === slug)
}

/**
 * The site of an editor, as last known: its content stays on the screen when the site no longer exists.
 * @returns null when it was none of the user's sites from the start
 */
export function useOpenedSite(slug: string): ManagedSite | null | undefined {
  const { data } = useManagedSites()
  const found = data?.find((site) => site.slug === slug)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  if (found) return found
  if (last?.slug === slug) return last
  return data ? null : undefined
}
