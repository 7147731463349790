'use client'

import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { beginHandshake, endHandshake, currentHandshake } from '@/src/session/handshake'
import { linkAtLoad } from '@/src/session/link-at-load'
import { nextPath } from '@/src/session/next-path'
import { useSession } from '@/src/session/session-provider'
import { PendingSession } from '../parts/pending-session'
import { Redirecting } from './redirecting'

/**
 * Redirects to `next` on this host once the session is known. Visitors `from` a site are sent through it
 * first and return with a link that signs them in here too.
 * @see docs/product/accounts.md#between-hosts
 */
export function RedirectingScreen(): ReactElement {
  const { user, scope } = useSession()
  const isKnown = user !== 'pending'
  const { accountOrigin } = scope
  useEffect(() => {
    if (isKnown) void goOn(accountOrigin)
  }, [isKnown, accountOrigin])
  return isKnown ? <Redirecting /> : <PendingSession loading={<Redirecting />} />
}

let going: Promise<void> | undefined

/** Runs once, however often it is called: the secret of a second run would not match the first. */
function goOn(accountOrigin: string): Promise<void> {
  going ??= lead(accountOrigin)
  return going
}

async function lead(accountOrigin: string): Promise<void> {
  const wanted = nextPath(window.location)
  const isBack = linkAtLoad().token !== null
  const site = isBack ? null : await beginHandshake(accountOrigin, wanted)
  if (site !== null) {
    window.location.replace(site)
    return
  }
  const next = currentHandshake()?.next ?? wanted
  endHandshake()
  window.location.replace(next)
}
