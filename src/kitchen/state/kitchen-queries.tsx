'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useSession } from '@/src/session/session-provider'
import { queryClient } from './query-client'

/** Gives the screens the answers of the server, and forgets them when somebody else signs in. */
export function KitchenQueries({ children }: { children: ReactNode }): ReactElement {
  const { user } = useSession()
  const who = user === 'pending' ? undefined : (user?.id ?? null)
  const before = useRef(who)
  useEffect(() => {
    if (before.current !== undefined && before.current !== who) queryClient.clear()
    before.current = who
  }, [who])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
