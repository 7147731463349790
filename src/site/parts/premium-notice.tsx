'use client'

import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import styles from './premium-notice.module.css'

/** Says that a recipe is for full access subscribers, and how to become one (visitor-site §6). */
export function PremiumNotice(): ReactElement {
  const { user } = useSession()
  const isFree = user !== null && user !== 'pending' && user.isSubscribedToFree
  return (
    <aside className={styles.notice} aria-label="Premium recipe">
      <Icon name="lock" size={28} />
      <p>
        This is a premium recipe and is only available to subscribers with full access subscriptions
      </p>
      <ButtonLink kind="primary" isLarge href="/subscribe">
        {isFree ? 'Upgrade to Full Access' : 'Subscribe'}
      </ButtonLink>
    </aside>
  )
}
