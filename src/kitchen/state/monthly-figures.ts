'use client'

import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { CallAnswer } from '@/src/contract/schemas'
import { queryKeys } from './keys'
import { useCanFetch } from './session/use-may-ask'

/** Subscribers and revenue by month, for the owner of the site. */
export const useMonthlyFigures = (site: string): UseQueryResult<CallAnswer<'listMonthlyFigures'>> =>
  useQuery({
    queryKey: [...queryKeys.subscribers(site), 'months'],
    queryFn: ({ signal }) => call('listMonthlyFigures', { params: { site }, signal }),
    enabled: useCanFetch(),
  })
