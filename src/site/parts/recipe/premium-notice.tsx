'use client'

import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import styles from './premium-notice.module.css'

/** The seller of the subscription: the site, or the author's Substack. */
export type Gate = 'plans' | 'substack'

/**
 * The notice that a recipe is for full access subscribers, with a link to become one.
 * @see docs/product/recipe-page.md#locked-recipe
 */
export function PremiumNotice({ gate }: { gate: Gate }): ReactElement {
  return (
    <aside className={styles.notice} aria-label="Premium recipe" data-duty="grid">
      <Icon name="lock" size={28} />
      {gate === 'plans' ? <PlansGate /> : <SubstackGate />}
    </aside>
  )
}

function PlansGate(): ReactElement {
  const { user } = useSession()
  const isFree = user !== null && user !== 'pending' && user.isSubscribedToFree
  return (
    <>
      <p>
        This is a premium recipe and is only available to subscribers with full access subscriptions
      </p>
      <ButtonLink kind="primary" isLarge className={styles.button} href="/subscribe">
        {isFree ? 'Upgrade to Full Access' : 'Subscribe'}
      </ButtonLink>
    </>
  )
}

function SubstackGate(): ReactElement {
  return (
    <>
      <p>
        This is a premium recipe and is only available to Substack subscribers with paid
        subscriptions
      </p>
      <ButtonLink kind="primary" isLarge href="/sign-in">
        Sign In
      </ButtonLink>
    </>
  )
}
