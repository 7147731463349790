'use client'

import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import styles from './record-notices.module.css'
import { signInAddress } from '../shell/sign-in-address'
import { showSessionEndInPlace } from '../state/session/session-end'

/**
 * The notice that the session has ended, above a form: it replaces the kitchen's own notice.
 * @see docs/product/kitchen.md#connection-and-session
 */
export function SessionEnded(): ReactElement {
  useEffect(showSessionEndInPlace, [])
  return (
    <div className={styles.notice} role="alert">
      <span>Your session has ended. Your changes are kept in this browser.</span>
      <ButtonLink kind="secondary" href={signInAddress()}>
        Sign in and continue
      </ButtonLink>
    </div>
  )
}
