'use client'

import { useQuery } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { SiteExport } from '@/src/contract/site/site-export'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useCanFetch } from './session/use-may-ask'

/** Interval at which the progress of an export is requested, in milliseconds. */
const PROGRESS_EVERY = 1000

/** Whether an export is running, or will run automatically. */
export const isBeingMade = ({ status }: Pick<SiteExport, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** The exports of a site, newest first, polled while one is running. */
export const useSiteExports = (site: string) =>
  useQuery({
    queryKey: queryKeys.siteExports(site),
    queryFn: async ({ signal }) =>
      (await call('listSiteExports', { params: { site }, signal })).exports,
    enabled: useCanFetch(),
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? PROGRESS_EVERY : false),
  })

/**
 * Requests an export.
 * @throws as `call`
 */
export async function requestSiteExport(site: string): Promise<void> {
  try {
    await call('createSiteExport', { params: { site } })
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryKeys.siteExports(site) })
  }
}
