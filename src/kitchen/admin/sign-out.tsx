'use client'

import { storeAuthToken } from '@/src/api/auth-token'
import { call } from '@/src/api/call'
import styles from './admin.module.css'

/**
 * Signs out of the account as well as of the admin. The admin's own button would only drop its
 * cookie, and `AdminSignIn` would open it again at once.
 */
export function SignOut() {
  return (
    <button type="button" className={styles.signOut} onClick={() => void leave()}>
      Sign Out
    </button>
  )
}

async function leave(): Promise<void> {
  await call('signOut', {}).catch(() => undefined) // Without a connection it ends here only.
  storeAuthToken(null)
  window.location.assign('/admin/logout')
}
