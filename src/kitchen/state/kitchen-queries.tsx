'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { CallsProvider } from '@/src/api/react/calls-provider'
import { useSession } from '@/src/session/session-provider'
import { errorMessage } from '../parts/error-message'
import { queryClient } from './query-client'
import { recordServerTime } from './session/server-clock'
import { useCanFetch } from './session/use-may-ask'

type Props = {
  /** The time of the server as it made the page, in milliseconds. */
  serverTime: number
  children: ReactNode
}

/**
 * Provides cached responses and the server's time to the screens, and clears the cache when another user
 * signs in.
 */
export function KitchenQueries({ serverTime, children }: Props): ReactElement {
  // Before the first screen reads it.
  useState(() => recordServerTime(serverTime))
  const { user } = useSession()
  const who = user === 'pending' ? undefined : (user?.id ?? null)
  const before = useRef(who)
  useEffect(() => {
    if (before.current !== undefined && before.current !== who) queryClient.clear()
    before.current = who
  }, [who])
  return (
    <CallsProvider client={queryClient} canFetch={useCanFetch()} formatError={errorMessage}>
      {children}
    </CallsProvider>
  )
}
