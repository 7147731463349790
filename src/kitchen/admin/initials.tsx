'use client'

import { useAuth } from '@payloadcms/ui'
import { initials } from '../parts/initials'
import styles from './admin.module.css'

/** The initials of the signed-in user, instead of a picture from another host. */
export function Initials() {
  const { user } = useAuth()
  const wished: unknown = user?.['displayName']
  const name = typeof wished === 'string' && wished !== '' ? wished : (user?.email ?? '')
  return (
    <span className={styles.initials} role="img" aria-label={name === '' ? 'Account' : name}>
      {initials(name)}
    </span>
  )
}
