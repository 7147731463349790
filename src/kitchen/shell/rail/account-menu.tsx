'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { Menu } from '@/src/ui/windows/menu'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { initials } from '../../parts/initials'
import { PLATFORM_ADDRESS } from '../../platform/platform-address'
import styles from './account-menu.module.css'

/** The account menu of the kitchen; its space is reserved while the session is pending. */
export function AccountMenu({ hasName = false }: { hasName?: boolean }): ReactElement {
  const { user, signOut } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  if (user === null || user === 'pending') return <span className={styles.place} />
  const name = user.displayName ?? user.email
  const leave = async (): Promise<void> => {
    setLeaving(true)
    await signOut()
  }
  return (
    <div className={styles.place}>
      <Menu
        align={hasName ? 'start' : 'end'}
        trigger={
          <Button
            kind="quiet"
            className={styles.trigger}
            aria-label={hasName ? undefined : `${initials(name)}, account of ${name}`}
            title={user.email}
          >
            <span className={styles.initials} aria-hidden={hasName}>
              {initials(name)}
            </span>
            {hasName ? (
              <span className={styles.name}>
                <VisuallyHidden>Account of </VisuallyHidden>
                {name}
              </span>
            ) : null}
          </Button>
        }
        items={[
          { label: 'Your account', href: '/profile' },
          { label: 'All public sites', href: '/' },
          ...(user.isPlatformAdmin ? [{ label: 'Platform', href: PLATFORM_ADDRESS }] : []),
          { label: 'Admin', href: '/admin' },
          { label: isLeaving ? 'Signing Out...' : 'Sign Out', onSelect: () => void leave() },
        ]}
      />
    </div>
  )
}
