'use client'

import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { nextPath } from '@/src/session/next-path'
import { useSession } from '@/src/session/session-provider'
import { Redirecting } from './redirecting'

/** Goes on to `next` on this host once it is known who is there, also by a link in the address. */
export function RedirectingScreen(): ReactElement {
  const { user } = useSession()
  const isKnown = user !== 'pending'
  useEffect(() => {
    if (isKnown) window.location.replace(nextPath(window.location))
  }, [isKnown])
  return <Redirecting />
}
