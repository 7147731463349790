'use client'

import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import { readAuthToken } from '@/src/api/auth-token'

const HANDOVER = '/api/handover'

/**
 * The redirect from a site to the account host: requests a link from this host's session, and follows it.
 * The link is in a cookie and a redirect, which no script of this page can read (decision 011).
 */
function RedirectingPage({ accountOrigin }: { accountOrigin: string }): ReactElement {
  useEffect(() => {
    const fallback = `${accountOrigin}/redirecting`
    void prepare().then((isReady) => window.location.replace(isReady ? HANDOVER : fallback))
  }, [accountOrigin])
  return <p role="status">Redirecting...</p>
}

let preparing: Promise<boolean> | undefined

/** Runs once, however often it is called: false if the reader is signed out, or the request fails. */
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

const RedirectingPageIsland = island('redirecting-page', RedirectingPage)
export { RedirectingPageIsland as RedirectingPage }
