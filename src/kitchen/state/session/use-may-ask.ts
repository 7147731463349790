'use client'

import { useState } from 'react'
import { readAuthToken } from '@/src/api/auth-token'
import { isLinkInUrl } from '@/src/session/link-at-load'
import { useSession } from '@/src/session/session-provider'

/**
 * Whether calls may be made: a user is signed in, or was when the page was opened, so that the first call
 * need not wait for the session.
 */
export function useCanFetch(): boolean {
  const { user } = useSession()
  const [hadToken] = useState(hasUsableToken)
  return user === null ? false : hadToken || user !== 'pending'
}

/** Waits for a token in the URL to be handled: it may sign in another user. */
const hasUsableToken = (): boolean =>
  typeof window !== 'undefined' && !isLinkInUrl() && readAuthToken() !== null
