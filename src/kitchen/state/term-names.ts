'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useCall } from '@/src/api/react/use-call'
import type { TermKind } from '@/src/domain/recipes/term-kind'

/** A term that recipes of a site may have. */
export type TermName = { id: string; title: string; kind: TermKind }

/** The terms that recipes of a site may have; nothing is fetched while `isWanted` is false. */
export function useTermNames(site: string, isWanted = true): UseQueryResult<TermName[]> {
  return useCall(
    'getManagedGlobals',
    { params: { site } },
    { select: ({ globals }): TermName[] => globals.terms, enabled: isWanted, staleTime: 60_000 },
  )
}
