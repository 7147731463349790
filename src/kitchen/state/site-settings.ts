'use client'

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { SiteSettings, SiteUpdate } from '@/src/contract/site/site-settings'
import { queryKeys } from './keys'
import { useCanFetch } from './session/use-may-ask'

/** The settings of a site. */
export const siteSettings = (site: string) =>
  queryOptions({
    queryKey: queryKeys.siteSettings(site),
    queryFn: async ({ signal }) =>
      (await call('getManagedSite', { params: { site }, signal })).currentSite,
    staleTime: 60_000,
  })

/** The settings of a site, for its members. */
export function useSiteSettings(site: string): UseQueryResult<SiteSettings> {
  return useQuery({ ...siteSettings(site), enabled: useCanFetch() })
}

type Change = Omit<SiteUpdate, 'title' | 'slug' | 'updatedAt'>

/** Changes settings of a site, sequentially; other settings are left as stored. */
export function useChangeSite(site: string): UseMutationResult<SiteSettings, Error, Change> {
  const client = useQueryClient()
  const { queryKey } = siteSettings(site)
  return useMutation({
    scope: { id: `site ${site}` },
    mutationFn: async (change) => {
      const { title, slug } = await client.query({
        ...siteSettings(site),
        staleTime: 'static',
      })
      const body = { ...change, title, slug }
      return (await call('updateSite', { params: { site }, body })).currentSite
    },
    onSuccess: (stored) => {
      client.setQueryData(queryKey, stored)
      void client.invalidateQueries({ queryKey: queryKeys.sites })
    },
  })
}
