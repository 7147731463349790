'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { nextPath } from './next-path'
import { useSession, useSessionStore } from './session-provider'
import { SignInForm } from './sign-in-form'
import styles from './session.module.css'

/**
 * The page that mailed links open: 'Signing In...' while it loads, then redirects to `next`; without a user
 * the link was used or has expired, and a new one is offered.
 * @see docs/product/accounts.md#callback-page
 */
export function AfterSignIn() {
  const { user } = useSession()
  const store = useSessionStore()
  const link = useSyncExternalStore(store.subscribe, store.getLink, linkOnServer)
  useEffect(() => {
    if (user !== null && user !== 'pending') {
      window.location.replace(nextPath(window.location))
    }
  }, [user])
  // The question about the link replaces the page.
  if (link === 'question') return null
  if (user === null) return link === 'declined' ? <SignInForm /> : <LinkClaimed />
  return (
    <p className={styles.lead} role="status">
      Signing In...
    </p>
  )
}

const linkOnServer = () => 'none' as const

function LinkClaimed() {
  return (
    <div className={styles.form}>
      <p className={styles.lead}>Your sign in link has expired</p>
      <p>Enter the email of your account to receive a new link.</p>
      <SignInForm />
    </div>
  )
}

/**
 * Redirects a signed-in user to `/`.
 * @see docs/product/accounts.md#sign-in-pages
 */
export function RedirectSignedIn() {
  const { user } = useSession()
  useEffect(() => {
    if (user !== null && user !== 'pending') {
      window.location.replace(nextPath(window.location))
    }
  }, [user])
  return null
}
