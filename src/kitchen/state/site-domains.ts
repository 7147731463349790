'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { queryKeys } from './keys'
import { useCanFetch } from './session/use-may-ask'

const keyOf = (site: string) => ['site-domains', site]
/** Polling interval of unverified domains, in milliseconds. */
const LOOK_EVERY = 20_000

/** The custom domains of a site, polled while one of them is unverified. */
export function useDomains(site: string): UseQueryResult<SiteDomain[]> {
  return useQuery({
    queryKey: keyOf(site),
    queryFn: async ({ signal }) =>
      (await call('listDomains', { params: { site }, signal })).domains,
    enabled: useCanFetch(),
    refetchInterval: ({ state }) =>
      state.data?.some(({ verifiedAt }) => verifiedAt === null) === true ? LOOK_EVERY : false,
  })
}

/** Actions on the custom domains of a site. @throws ApiError each of them */
export type DomainActions = {
  add: (domain: string) => Promise<void>
  check: (id: string) => Promise<SiteDomain>
  /** Makes it the primary domain, which links to the site use. */
  choose: (id: string) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** Actions on the custom domains of a site; the list is reloaded after each. */
export function useDomainActions(site: string): DomainActions {
  const client = useQueryClient()
  const refresh = (): Promise<unknown> =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(site) }),
      // The site's links depend on its active domain.
      client.invalidateQueries({ queryKey: queryKeys.siteSettings(site) }),
      client.invalidateQueries({ queryKey: queryKeys.sites }),
    ])
  return {
    add: async (domain) => {
      await call('createDomain', { params: { site }, body: { domain } })
      await refresh()
    },
    check: async (id) => {
      const { domain } = await call('checkDomain', { params: { site, id } })
      await refresh()
      return domain
    },
    choose: async (id) => {
      await call('choosePrimaryDomain', { params: { site, id } })
      await refresh()
    },
    remove: async (id) => {
      await call('deleteDomain', { params: { site, id } })
      await refresh()
    },
  }
}
