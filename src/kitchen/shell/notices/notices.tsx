'use client'

import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import {
  hasSessionEnded,
  isSessionEndShownInPlace,
  onSessionEnd,
} from '../../state/session/session-end'
import { signInAddress } from '../sign-in-address'
import styles from './notices.module.css'
import { useBusyServer } from './use-busy-server'

const onOnline = (listener: () => void): (() => void) => onlineManager.subscribe(listener)
const isOnline = (): boolean => onlineManager.isOnline()
const never = (): boolean => false
const always = (): boolean => true

/**
 * Notices about the connection: the session has ended, the server cannot be reached, or it is busy. The
 * content of the screen stays.
 * @see docs/product/kitchen.md#connection-and-session
 */
export function Notices(): ReactElement {
  const hasEnded = useSyncExternalStore(onSessionEnd, hasSessionEnded, never)
  const isShownInPlace = useSyncExternalStore(onSessionEnd, isSessionEndShownInPlace, never)
  const isConnected = useSyncExternalStore(onOnline, isOnline, always)
  const isBusy = useBusyServer()
  useRefreshAfter(hasEnded)
  return (
    <div className={styles.notices} role="status">
      {hasEnded && !isShownInPlace ? (
        <div className={styles.notice}>
          <span>You have been signed out. Your changes stay on this page while you sign in.</span>
          <ButtonLink href={signInAddress()}>Sign In</ButtonLink>
        </div>
      ) : null}
      {isConnected ? null : (
        <div className={styles.notice}>
          <span>
            No connection. This page shows what was loaded last and refreshes automatically.
          </span>
        </div>
      )}
      {isConnected && isBusy ? (
        <div className={styles.notice}>
          <span>The server is busy. This page continues automatically as soon as it can.</span>
        </div>
      ) : null}
    </div>
  )
}

/** Refetches everything after another sign-in. */
function useRefreshAfter(hasEnded: boolean): void {
  const client = useQueryClient()
  const had = useRef(hasEnded)
  useEffect(() => {
    if (had.current && !hasEnded) void client.invalidateQueries()
    had.current = hasEnded
  }, [client, hasEnded])
}
