'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useCall } from '@/src/api/react/use-call'
import type { SiteDomain } from '@/src/contract/site/site-domain'

/** Polling interval of unverified domains, in milliseconds. */
const LOOK_EVERY = 20_000

/** The custom domains of a site, polled while one of them is unverified. */
export function useDomains(site: string): UseQueryResult<SiteDomain[]> {
  return useCall(
    'listDomains',
    { params: { site } },
    {
      select: ({ domains }) => domains,
      refetchInterval: ({ state }) =>
        state.data?.domains.some(({ verifiedAt }) => verifiedAt === null) ? LOOK_EVERY : false,
    },
  )
}
