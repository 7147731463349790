'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { Button, ButtonLink } from '@/src/ui/button'
import styles from './entrance.module.css'

/** The way in, or into the kitchen and out; its place is kept until it is known who is there. */
export function Entrance(): ReactElement {
  const { user, signOut } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  if (user === 'pending') return <span className={styles.entrance} />
  if (user === null) {
    return (
      <nav className={styles.entrance} aria-label="Account">
        <ButtonLink kind="quiet" href="/sign-up">
          Create Account
        </ButtonLink>
        <ButtonLink kind="secondary" href="/sign-in">
          Sign In
        </ButtonLink>
      </nav>
    )
  }
  const leave = async (): Promise<void> => {
    setLeaving(true)
    await signOut()
    setLeaving(false)
  }
  return (
    <nav className={styles.entrance} aria-label="Account">
      <Button kind="quiet" isBusy={isLeaving} title={user.email} onClick={() => void leave()}>
        {isLeaving ? 'Signing Out...' : 'Sign Out'}
      </Button>
      <ButtonLink kind="secondary" href="/kitchen">
        Kitchen
      </ButtonLink>
    </nav>
  )
}
