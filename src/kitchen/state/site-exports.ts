'use client'

import { call } from '@/src/api/call'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useCall } from '@/src/api/react/use-call'
import type { SiteExport } from '@/src/contract/site/site-export'
import { queryClient } from './query-client'

/** Interval at which the progress of an export is requested, in milliseconds. */
const PROGRESS_EVERY = 1000

/** Whether an export is running, or will run automatically. */
export const isBeingMade = ({ status }: Pick<SiteExport, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** The exports of a site, newest first, polled while one is running. */
export const useSiteExports = (site: string) =>
  useCall(
    'listSiteExports',
    { params: { site } },
    {
      select: (answer) => answer.exports,
      refetchInterval: ({ state }) =>
        state.data?.exports.some(isBeingMade) ? PROGRESS_EVERY : false,
    },
  )

/**
 * Requests an export.
 * @throws as `call`
 */
export async function requestSiteExport(site: string): Promise<void> {
  try {
    await call('createSiteExport', { params: { site } })
  } finally {
    await invalidateCalls(queryClient, ['listSiteExports'])
  }
}
