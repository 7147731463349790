'use client'

import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import { queryKeys } from './keys'
import { useMayAsk } from './session/use-may-ask'

/** A tag that recipes of a site may have. */
export type Tag = { id: string; title: string }

/** The tags of a site; nothing is asked while `isWanted` is false. */
export function useTags(site: string, isWanted = true): UseQueryResult<Tag[]> {
  const mayAsk = useMayAsk()
  return useQuery({
    queryKey: queryKeys.tags(site),
    queryFn: async ({ signal }): Promise<Tag[]> => {
      const { globals } = await call('getManagedGlobals', { params: { site }, signal })
      return globals.terms.filter(({ kind }) => kind === 'tag')
    },
    enabled: mayAsk && isWanted,
    staleTime: 60_000,
  })
}
