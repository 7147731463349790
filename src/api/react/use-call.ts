'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type {
  InfiniteData,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'
import type { CallName } from '@/src/contract/calls'
import type { CallAnswer } from '@/src/contract/schemas'
import { call } from '../call'
import type { CallInput } from '../call'
import { useCallSettings } from './calls-provider'
import type { CallKey } from './call-query'

type CallQueryOptions<Name extends CallName, Data> = Omit<
  UseQueryOptions<CallAnswer<Name>, Error, Data, CallKey<Name>>,
  'queryKey' | 'queryFn' | 'enabled'
> & { enabled?: boolean }

/**
 * Loads the response to a call, typed by the contract and cached by call name and input; `select` picks a
 * part of it. Nothing is requested before calls may be made.
 */
export function useCall<Name extends CallName, Data = CallAnswer<Name>>(
  name: Name,
  input: CallInput<Name>,
  { enabled = true, ...options }: CallQueryOptions<Name, Data> = {},
): UseQueryResult<Data> {
  const { canFetch } = useCallSettings()
  return useQuery<CallAnswer<Name>, Error, Data, CallKey<Name>>({
    ...options,
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, { ...input, signal }),
    enabled: canFetch && enabled,
  })
}

/** The loaded pages of a list. */
export type CallPages<Name extends CallName> = InfiniteData<CallAnswer<Name>, number>
type PagesOptions<Name extends CallName> = Pick<
  UseInfiniteQueryOptions<
    CallAnswer<Name>,
    Error,
    CallPages<Name>,
    readonly [...CallKey<Name>, 'pages'],
    number
  >,
  'placeholderData' | 'refetchInterval'
> & {
  /** Counts the entries of a page, and all entries of the list. */
  sizeOf: (page: CallAnswer<Name>) => { count: number; total: number }
}

/** Loads a list page by page; `inputAt` gives the input of the page at an offset. */
export function useCallPages<Name extends CallName>(
  name: Name,
  inputAt: (offset: number) => CallInput<Name>,
  { sizeOf, ...options }: PagesOptions<Name>,
): UseInfiniteQueryResult<CallPages<Name>> {
  return useInfiniteQuery({
    ...options,
    queryKey: [name, inputAt(0), 'pages'],
    queryFn: ({ pageParam, signal }) => call(name, { ...inputAt(pageParam), signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const known = pages.reduce((sum, page) => sum + sizeOf(page).count, 0)
      return known < sizeOf(last).total ? known : null
    },
    enabled: useCallSettings().canFetch,
  })
}
