'use client'

import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '@/src/contract/user'
import { useSession } from '@/src/session/session-provider'
import { Redirecting } from '../redirecting/redirecting'

type SignedInProps = {
  /** Shown until it is known who is there. */
  loading: ReactNode
  children: (user: CurrentUser) => ReactNode
}

/** What is for who is signed in; everybody else goes to sign in first, and comes back. */
export function SignedIn({ loading, children }: SignedInProps): ReactNode {
  const { user } = useSession()
  const isSignedOut = user === null
  useEffect(() => {
    if (!isSignedOut) return
    const { pathname, search } = window.location
    window.location.replace(`/sign-in?next=${encodeURIComponent(pathname + search)}`)
  }, [isSignedOut])
  if (user === 'pending') return loading
  return user === null ? <Redirecting /> : children(user)
}
