'use client'

import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { linkAtLoad } from '@/src/session/link-at-load'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { signInAddress } from './sign-in-address'
import styles from './shell.module.css'

const wasOpenedByLink = (): boolean => linkAtLoad().token !== null

/**
 * Redirects signed-out users to the sign-in and back. After a failed link there is no redirect, so that its
 * error can be read.
 */
export function SignedOut(): ReactElement {
  const [cameByLink] = useState(wasOpenedByLink)
  const signIn = signInAddress()
  useEffect(() => {
    if (!cameByLink) window.location.replace(signIn)
  }, [cameByLink, signIn])
  if (!cameByLink) return <p className={styles.leaving}>Redirecting...</p>
  return (
    <Message
      level="h1"
      title="You are signed out"
      actions={
        <ButtonLink kind="primary" isLarge href={signIn}>
          Sign In
        </ButtonLink>
      }
    />
  )
}
