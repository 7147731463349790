'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { Button, ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import styles from './account-nav.module.css'

const OWN_PAGES = [
  { label: 'Bookmarks', href: '/bookmarks' },
  { label: 'Profile', href: '/profile' },
  { label: 'Subscriptions', href: '/subscriptions' },
  { label: 'Create', href: '/create' },
  { label: 'Kitchen', href: '/kitchen' },
] as const

/**
 * The account navigation: sign-in, or the user's pages and sign-out. Most users are readers on their way to
 * bookmarks: the authors' entry is the last of the menu. Its space is reserved while the session is
 * pending.
 */
export function AccountNav(): ReactElement {
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
  const leave = (): Promise<void> => {
    setLeaving(true)
    return signOut().finally(() => setLeaving(false))
  }
  const pages = OWN_PAGES.filter(({ href }) => href !== '/create' || user.mayCreateSites)
  const signOutWords = isLeaving ? 'Signing Out...' : 'Sign Out'
  return (
    <nav className={styles.entrance} aria-label="Account">
      <Menu
        trigger={
          <Button kind="icon" aria-label="Account" title={user.email}>
            <Icon name="person" />
          </Button>
        }
        items={[...pages, { label: signOutWords, onSelect: leave }]}
      />
    </nav>
  )
}
