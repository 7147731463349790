'use client'

import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { queryKeys } from './keys'
import { useCanFetch } from './session/use-may-ask'

/** A term that recipes of a site may have. */
export type TermName = { id: string; title: string; kind: TermKind }

/** The terms that recipes of a site may have; nothing is fetched while `isWanted` is false. */
export function useTermNames(site: string, isWanted = true): UseQueryResult<TermName[]> {
  const mayAsk = useCanFetch()
  return useQuery({
    queryKey: queryKeys.termNames(site),
    queryFn: async ({ signal }): Promise<TermName[]> => {
      const { globals } = await call('getManagedGlobals', { params: { site }, signal })
      return globals.terms
    },
    enabled: mayAsk && isWanted,
    staleTime: 60_000,
  })
}
