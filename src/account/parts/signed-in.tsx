'use client'

import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '@/src/contract/people/user'
import { useSession } from '@/src/session/session-provider'
import { Redirecting } from '../redirecting/redirecting'
import { PendingSession } from './pending-session'

type SignedInProps = {
  /** Shown while the session is pending. */
  loading: ReactNode
  children: (user: CurrentUser) => ReactNode
}

/** Content for signed-in users; others are redirected to sign-in and back. */
export function SignedIn({ loading, children }: SignedInProps): ReactNode {
  const { user } = useSession()
  const isSignedOut = user === null
  useEffect(() => {
    if (!isSignedOut) return
    const { pathname, search } = window.location
    window.location.replace(`/sign-in?next=${encodeURIComponent(pathname + search)}`)
  }, [isSignedOut])
  if (user === 'pending') return <PendingSession loading={loading} />
  return user === null ? <Redirecting /> : children(user)
}
