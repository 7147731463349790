'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { readAuthToken } from '@/src/api/auth-token'
import { isLinkInAddress } from '@/src/session/link-at-load'
import { useSession } from '@/src/session/session-provider'
import type { Loaded, Resource } from './resource'

/**
 * The answer to a question, fetched when it is first asked and again when somebody comes back to the
 * window. It does not wait to hear who is signed in: with a stored token the call goes out at once.
 */
export function useResource<Question, Data>(
  resource: Resource<Question, Data>,
  question: Question,
): Loaded<Data> {
  const { user } = useSession()
  const [hadToken] = useState(hasUsableToken)
  const mayAsk = hadToken || (user !== null && user !== 'pending')
  const key = JSON.stringify(question)
  const loaded = useSyncExternalStore(
    resource.subscribe,
    () => resource.get(question),
    resource.getOnServer,
  )
  useEffect(() => {
    const load = (): void => void resource.load(question)
    const refresh = (): void => {
      if (document.visibilityState === 'visible' && readAuthToken() !== null) load()
    }
    if (mayAsk) load()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
    // Not the question itself: it is compared by its words.
  }, [resource, key, mayAsk])
  return loaded
}

/** Waits for a token in the URL to be handled: it may sign in another user. */
const hasUsableToken = (): boolean =>
  typeof window !== 'undefined' && !isLinkInAddress() && readAuthToken() !== null
