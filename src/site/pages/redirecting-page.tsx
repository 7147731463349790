'use client'

import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { readAuthToken } from '@/src/api/auth-token'

const HANDOVER = '/api/handover'

/**
 * The middle of the way to the account host: has the link to it made by this host's session, and goes
 * where the browser is led on with it. The link is in a cookie and a redirect, where no script of
 * this page sees it (decision 011).
 */
export function RedirectingPage({ accountOrigin }: { accountOrigin: string }): ReactElement {
  useEffect(() => {
    const fallback = `${accountOrigin}/redirecting`
    void prepare().then((isReady) => window.location.replace(isReady ? HANDOVER : fallback))
  }, [accountOrigin])
  return <p role="status">Redirecting...</p>
}

let preparing: Promise<boolean> | undefined

/** Once however often it is asked to: false where nobody is signed in, or cannot be asked. */
function prepare(): Promise<boolean> {
  preparing ??= requestLink().catch(() => false)
  return preparing
}

async function requestLink(): Promise<boolean> {
  const token = readAuthToken()
  const challenge = window.location.hash.slice(1)
  if (token === null || challenge === '') return false
  const { ok } = await fetch(`${HANDOVER}?challenge=${encodeURIComponent(challenge)}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { authorization: `Bearer ${token}` },
  })
  return ok
}
