import { queryOptions } from '@tanstack/react-query'
import type { CallName } from '@/src/contract/calls'
import { call } from '../call'
import type { CallInput } from '../call'

/** The query key of a call: its name and input. Keys with the same name are invalidated together. */
export type CallKey<Name extends CallName> = readonly [Name, CallInput<Name>]

/**
 * Query options of a call, for `useQueries`, prefetching and the cache: the same key as in `useCall`, and
 * the response as the server sends it.
 */
export const callQuery = <Name extends CallName>(name: Name, input: CallInput<Name>) => {
  const queryKey: CallKey<Name> = [name, input]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(name, { ...input, signal }),
  })
}
