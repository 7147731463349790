'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import { callQuery } from '@/src/api/react/call-query'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useCall } from '@/src/api/react/use-call'
import type { SiteSettings, SiteUpdate } from '@/src/contract/site/site-settings'

/** The settings of a site, for its members. */
export function useSiteSettings(site: string): UseQueryResult<SiteSettings> {
  return useCall(
    'getManagedSite',
    { params: { site } },
    { select: ({ currentSite }) => currentSite, staleTime: 60_000 },
  )
}

/** Stores the settings of a site in the cache. */
export const cacheSiteSettings = (client: QueryClient, currentSite: SiteSettings): void => {
  const { queryKey } = callQuery('getManagedSite', { params: { site: currentSite.slug } })
  client.setQueryData(queryKey, { currentSite })
}

type Change = Omit<SiteUpdate, 'title' | 'slug' | 'updatedAt'>

/** Changes settings of a site, sequentially; other settings are left as stored. */
export function useChangeSite(site: string): UseMutationResult<SiteSettings, Error, Change> {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `site ${site}` },
    mutationFn: async (change) => {
      const settings = callQuery('getManagedSite', { params: { site } })
      const { currentSite } = await client.query({ ...settings, staleTime: 'static' })
      const { title, slug } = currentSite
      const body = { ...change, title, slug }
      return (await call('updateSite', { params: { site }, body })).currentSite
    },
    onSuccess: (stored) => {
      cacheSiteSettings(client, stored)
      void invalidateCalls(client, ['listManagedSites'])
    },
  })
}
