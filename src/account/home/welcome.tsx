'use client'

import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { PendingSession } from '../parts/pending-session'
import styles from './welcome.module.css'

/** The call to action of the home page: sign-in, or the kitchen. */
export function Welcome(): ReactElement {
  const { user } = useSession()
  if (user === 'pending') return <PendingSession loading={<div className={styles.welcome} />} />
  if (user === null) {
    return (
      <div className={styles.welcome}>
        <ButtonLink kind="primary" isLarge href="/sign-in">
          Sign In
        </ButtonLink>
        <p className={styles.note}>
          We email you a sign in link. There is no password to remember.
        </p>
      </div>
    )
  }
  return (
    <div className={styles.welcome}>
      <ButtonLink kind="primary" isLarge href="/kitchen">
        Open your kitchen
      </ButtonLink>
      {user.mayCreateSites ? (
        <ButtonLink isLarge href="/create">
          Create a site
        </ButtonLink>
      ) : null}
      <p className={styles.note}>Signed in as {user.email}</p>
    </div>
  )
}
