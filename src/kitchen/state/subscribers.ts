'use client'

import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import { saveFile } from '@/src/api/save-file'
import type { CallAnswer, CallBody, CallQuery } from '@/src/contract/schemas'
import type { ReaderPayment, Revenue, SubscriberDetails } from '@/src/contract/people/subscriber'
import type { Subscriber } from '@/src/contract/people/subscription'
import { queryKeys } from './keys'
import { useCanFetch } from './session/use-may-ask'

/** Filter and order of the subscribers list. */
export type SubscriberFilter = CallQuery<'exportSubscribers'>

/** Subscribers per page of the list. */
export const SUBSCRIBERS_IN_A_PAGE = 100

type Page = CallAnswer<'listSubscribers'>

/** The subscribers of the loaded pages by their position in the list, with the total. */
export type FoundSubscribers = {
  total: number | undefined
  at: (index: number) => Subscriber | undefined
  error: Error | null
  refetch: () => void
}

/** The subscribers of a site on the requested pages; the first one is always loaded. */
export function useSubscribers(
  site: string,
  filter: SubscriberFilter,
  pages: readonly number[],
): FoundSubscribers {
  const enabled = useCanFetch()
  const asked = [...new Set([0, ...pages])]
  const results = useQueries({
    queries: asked.map((page) => ({
      queryKey: [...queryKeys.subscribers(site), 'page', filter, page],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Page> => {
        const limit = SUBSCRIBERS_IN_A_PAGE
        const query = { ...filter, limit, offset: page * limit }
        return call('listSubscribers', { params: { site }, query, signal })
      },
      enabled,
      ...(page === 0 ? { placeholderData: keepPreviousData } : {}),
    })),
  })
  const known = new Map(asked.map((page, index) => [page, results[index]?.data]))
  return {
    total: known.get(0)?.total,
    at: (index) =>
      known.get(Math.floor(index / SUBSCRIBERS_IN_A_PAGE))?.subscribers[
        index % SUBSCRIBERS_IN_A_PAGE
      ],
    error: results.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => results.forEach(({ refetch }) => void refetch()),
  }
}

/** Loads the number of subscribers that each filter would show. */
export function useSubscriberCounts(
  site: string,
  filter: SubscriberFilter,
): UseQueryResult<CallAnswer<'countSubscribers'>['counts']> {
  const { orderBy: _order, ...query } = filter
  return useQuery({
    queryKey: [...queryKeys.subscribers(site), 'counts', query],
    queryFn: async ({ signal }) =>
      (await call('countSubscribers', { params: { site }, query, signal })).counts,
    placeholderData: keepPreviousData,
    enabled: useCanFetch(),
  })
}

/** A subscriber with notes and history. */
export function useSubscriber(site: string, id: string): UseQueryResult<SubscriberDetails> {
  return useQuery({
    queryKey: queryKeys.subscriber(site, id),
    queryFn: async ({ signal }) =>
      (await call('getSubscriber', { params: { site, id }, signal })).subscriber,
    enabled: useCanFetch(),
  })
}

/** Loads the payments of a reader, for the owner of the site. */
export function useReaderPayments(
  site: string,
  id: string,
  isAllowed: boolean,
): UseQueryResult<ReaderPayment[]> {
  const mayAsk = useCanFetch()
  return useQuery({
    queryKey: [...queryKeys.subscriber(site, id), 'payments'],
    queryFn: async ({ signal }) =>
      (await call('listSubscriberPayments', { params: { site, id }, signal })).payments,
    enabled: mayAsk && isAllowed,
  })
}

/** Loads the revenue from subscriptions, for the owner of the site. */
export function useRevenue(site: string, isAllowed: boolean): UseQueryResult<Revenue[]> {
  const mayAsk = useCanFetch()
  return useQuery({
    queryKey: [...queryKeys.subscribers(site), 'revenue'],
    queryFn: async ({ signal }) => (await call('getRevenue', { params: { site }, signal })).revenue,
    enabled: mayAsk && isAllowed,
  })
}

/** Actions on subscribers. @throws ApiError each of them */
export type SubscriberActions = {
  add: (write: CallBody<'createSubscriber'>) => Promise<unknown>
  bringIn: (write: CallBody<'importSubscribers'>) => Promise<CallAnswer<'importSubscribers'>>
  note: (id: string, note: string) => Promise<unknown>
  remove: (id: string, at: 'now' | 'period_end') => Promise<unknown>
  /** Undoes a removal, for ten minutes. */
  restore: (id: string) => Promise<unknown>
}

/** Actions on subscribers of a site; lists and figures are reloaded after each. */
export function useSubscriberActions(site: string): SubscriberActions {
  const client = useQueryClient()
  const then = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    const answer = await change
    await client.invalidateQueries({ queryKey: queryKeys.subscribers(site) })
    return answer
  }
  return {
    add: (body) => then(call('createSubscriber', { params: { site }, body })),
    bringIn: (body) => then(call('importSubscribers', { params: { site }, body })),
    note: (id, note) => then(call('updateSubscriber', { params: { site, id }, body: { note } })),
    remove: (id, at) => then(call('removeSubscriber', { params: { site, id }, body: { at } })),
    restore: (id) => then(call('restoreSubscriber', { params: { site, id } })),
  }
}

/**
 * Saves the listed subscribers as CSV.
 * @throws ApiError
 */
export const saveSubscribers = (site: string, query: SubscriberFilter): Promise<void> =>
  saveFile('exportSubscribers', { params: { site }, query }, `${site}-subscribers.csv`)
