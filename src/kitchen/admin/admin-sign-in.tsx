'use client'

import { useEffect, useState } from 'react'
import styles from './admin.module.css'
import { openAdmin } from './open-admin'

/**
 * Replaces the admin's sign-in form: users with a session on the account host are signed in without a
 * second password, others are sent to the page that mails a link.
 * @see docs/product/roles.md#payload-admin
 */
export function AdminSignIn() {
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    void openAdmin().then(setFailure)
  }, [])
  return (
    <div className={styles.bridge}>
      <p role="status">{failure ?? 'Opening the admin…'}</p>
      {failure === null ? null : (
        <p className={styles.ways}>
          <a href={window.location.href}>Try again</a>
          <a href="/kitchen">Kitchen</a>
        </p>
      )}
    </div>
  )
}
