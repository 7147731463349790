'use client'

import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { callQuery } from '@/src/api/react/call-query'
import { useCall } from '@/src/api/react/use-call'
import { saveFile } from '@/src/api/save-file'
import type { CallAnswer, CallQuery } from '@/src/contract/schemas'
import type { Subscriber } from '@/src/contract/people/subscription'
import { useCanFetch } from './session/use-may-ask'

/** Filter and order of the subscribers list. */
export type SubscriberFilter = CallQuery<'exportSubscribers'>

/** Subscribers per page of the list. */
export const SUBSCRIBERS_IN_A_PAGE = 100

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
      ...callQuery('listSubscribers', {
        params: { site },
        query: {
          ...filter,
          limit: SUBSCRIBERS_IN_A_PAGE,
          offset: page * SUBSCRIBERS_IN_A_PAGE,
        },
      }),
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
  return useCall(
    'countSubscribers',
    { params: { site }, query },
    { select: ({ counts }) => counts, placeholderData: keepPreviousData },
  )
}

/**
 * Saves the listed subscribers as CSV.
 * @throws ApiError
 */
export const saveSubscribers = (site: string, query: SubscriberFilter): Promise<void> =>
  saveFile('exportSubscribers', { params: { site }, query }, `${site}-subscribers.csv`)
