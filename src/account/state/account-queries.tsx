'use client'

import { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { CallsProvider } from '@/src/api/react/calls-provider'
import { useSession } from '@/src/session/session-provider'
import { errorMessage } from './error-message'

/** Creates a cache for the screens of one user: each screen loads once, and shows a failure at once. */
const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Provides responses and error messages to the account screens; another user gets another cache. */
export function AccountQueries({ children }: { children: ReactNode }): ReactElement {
  const { user } = useSession()
  const userId = user === 'pending' ? null : user?.id
  const client = useMemo(() => ({ userId, cache: createClient() }), [userId]).cache
  return (
    <CallsProvider client={client} formatError={errorMessage}>
      {children}
    </CallsProvider>
  )
}
