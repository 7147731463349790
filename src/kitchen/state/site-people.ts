'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { CallAnswer } from '@/src/contract/schemas'
import { queryKeys } from './keys'
import { useMayAsk } from './session/use-may-ask'

/** The editors of a site, and its invitations that nobody has accepted yet. */
export type SitePeople = CallAnswer<'listEditors'>

const keyOf = (site: string) => ['site-people', site]

/** Loads the people with access to a site, for its owner. */
export function useSitePeople(site: string): UseQueryResult<SitePeople> {
  return useQuery({
    queryKey: keyOf(site),
    queryFn: ({ signal }) => call('listEditors', { params: { site }, signal }),
    enabled: useMayAsk(),
  })
}

/** Actions on the people with access to a site. @throws ApiError each of them */
export type PeopleActs = {
  invite: (email: string) => Promise<void>
  resend: (id: string) => Promise<void>
  revoke: (id: string) => Promise<void>
  remove: (id: string) => Promise<void>
  offer: (email: string, title: string) => Promise<void>
}

/** Changes who works on a site; the list is loaded again after each change. */
export function usePeopleActs(site: string): PeopleActs {
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

/** Forgets what is known of all sites, when one has come or gone. */
export function useSitesChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: queryKeys.sites })
  }
}
