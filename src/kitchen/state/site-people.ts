'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { CallAnswer } from '@/src/contract/schemas'
import { queryKeys } from './keys'
import { useCanFetch } from './session/use-may-ask'

/** The editors of a site, and its pending invitations. */
export type SitePeople = CallAnswer<'listEditors'>

const keyOf = (site: string) => ['site-people', site]

/** Loads the people with access to a site, for its owner. */
export function useSitePeople(site: string): UseQueryResult<SitePeople> {
  return useQuery({
    queryKey: keyOf(site),
    queryFn: ({ signal }) => call('listEditors', { params: { site }, signal }),
    enabled: useCanFetch(),
  })
}

/** Actions on the people with access to a site. @throws ApiError each of them */
export type PeopleActions = {
  invite: (email: string) => Promise<void>
  resend: (id: string) => Promise<void>
  revoke: (id: string) => Promise<void>
  remove: (id: string) => Promise<void>
  offer: (email: string, title: string) => Promise<void>
}

/** Actions on the members of a site; the list is reloaded after each. */
export function usePeopleActions(site: string): PeopleActions {
  const client = useQueryClient()
  const then = async (change: Promise<unknown>): Promise<void> => {
    await change
    await client.invalidateQueries({ queryKey: keyOf(site) })
  }
  return {
    invite: (email) => then(call('createInvitation', { params: { site }, body: { email } })),
    resend: (id) => then(call('resendInvitation', { params: { site, id } })),
    revoke: (id) => then(call('deleteInvitation', { params: { site, id } })),
    remove: (id) => then(call('deleteEditor', { params: { site, id } })),
    offer: (email, title) => then(call('createTransfer', { body: { site, email, title } })),
  }
}

/** Invalidates the queries of all sites, after one was added or removed. */
export function useSitesChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: queryKeys.sites })
  }
}
