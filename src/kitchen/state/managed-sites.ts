'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/src/api/call'
import type { ManagedSite } from '@/src/contract/site/site'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useCanFetch } from './session/use-may-ask'

const managedSites = queryOptions({
  queryKey: queryKeys.sites,
  queryFn: async ({ signal }) => (await call('listManagedSites', { signal })).sites,
  // The parts of a loading page query it one after the other.
  staleTime: 2000,
})

/** The sites that the signed-in user manages. */
export function useManagedSites(): UseQueryResult<ManagedSite[]> {
  return useQuery({ ...managedSites, enabled: useCanFetch() })
}

/** Reloads the sites that the user manages, after one was renamed or removed. */
export const refreshManagedSites = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.sites })

/** The id of a managed site, which stays when its slug changes; its slug if it is not a managed site. */
export async function managedSiteId(slug: string): Promise<string> {
  const sites = await queryClient.query({ ...managedSites, staleTime: 'static' }).catch(() => [])
  return sites.find((site) => site.slug === slug)?.id ?? slug
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
