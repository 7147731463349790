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
 * Goes on to `next` on this host once it is known who is there. Whoever comes `from` a site goes by
 * way of it first and comes back with a link that signs in here too.
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

/** Once however often it is asked to: the secret of the second would not fit the first. */
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
