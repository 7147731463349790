'use client'

import { Button } from '@/src/ui/button'
import styles from './session.module.css'

/** A note that a link was mailed (stage CONFIRM). */
export function CheckInbox({ email, onChangeEmail }: { email: string; onChangeEmail: () => void }) {
  return (
    <div className={styles.form} role="status">
      <p className={styles.lead}>Check your inbox</p>
      <p>
        We sent a link to <strong>{email}</strong>. Open it within 30 minutes to continue. If it
        does not arrive, check your spam folder.
      </p>
      <Button kind="secondary" onClick={onChangeEmail}>
        Enter different email
      </Button>
    </div>
  )
}
