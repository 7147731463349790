'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { ManagedSite } from '@/src/contract/site/site'
import { queryKeys } from './keys'
import { useMayAsk } from './session/use-may-ask'

const managedSites = queryOptions({
  queryKey: queryKeys.sites,
  queryFn: async ({ signal }) => (await call('listManagedSites', { signal })).sites,
  // The parts of a page that is being opened ask one after the other.
  staleTime: 2000,
})

/** The sites that the signed-in user manages. */
export function useManagedSites(): UseQueryResult<ManagedSite[]> {
  return useQuery({ ...managedSites, enabled: useMayAsk() })
}

/** The site of a slug among them; undefined while they are loaded, and when it is none of them. */
export function useManagedSite(slug: string | null): ManagedSite | undefined {
  const { data } = useManagedSites()
  return data?.find((site) => site.slug === slug)
}
