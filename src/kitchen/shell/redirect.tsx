'use client'

import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { navigate } from './navigation/navigate'
import styles from './shell.module.css'

/** Redirects to another address, which replaces this one in the history. */
export function Redirect({ to }: { to: string }): ReactElement {
  useEffect(() => navigate(to, { isReplacing: true }), [to])
  return (
    <p className={styles.leaving}>
      <a href={to}>Redirecting...</a>
    </p>
  )
}
