'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { linkAtLoad } from '@/src/session/link-at-load'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { Mark } from '@/src/ui/icons/mark'
import { Message } from '@/src/ui/message'
import { AccountMenu } from './account-menu'
import { SiteSwitcher } from './site-switcher'
import styles from './shell.module.css'

/** The frame of every kitchen page; signed-out users are redirected to sign-in and back. */
export function KitchenShell({ children }: { children: ReactNode }): ReactElement {
  const { user } = useSession()
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <Link className={styles.brand} href="/kitchen">
          <Mark size={28} />
          <span>Kitchen</span>
        </Link>
        <SiteSwitcher />
        <AccountMenu />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {user === null ? <SignedOut /> : children}
      </main>
    </>
  )
}

/**
 * Shown to signed-out users. After a failed link there is no redirect, so that its error can be
 * read.
 */
function SignedOut(): ReactElement {
  const [cameByLink] = useState(wasOpenedByLink)
  const signIn = signInAddress()
  useEffect(() => {
    if (!cameByLink) window.location.replace(signIn)
  }, [cameByLink, signIn])
  if (!cameByLink) return <p className={styles.leaving}>Redirecting...</p>
  return (
    <Message
      level="h1"
      title="You are signed out"
      actions={
        <ButtonLink kind="primary" isLarge href={signIn}>
          Sign In
        </ButtonLink>
      }
    />
  )
}

const signInAddress = (): string =>
  `/sign-in?next=${encodeURIComponent(`${window.location.pathname}${window.location.search}`)}`

const wasOpenedByLink = (): boolean => linkAtLoad().token !== null
