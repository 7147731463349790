'use client'

import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import styles from './premium-notice.module.css'

/** The seller of the subscription: the site, or the author's Substack. */
export type Gate = 'plans' | 'substack'

const RECIPE_TEXTS = {
  plans:
    'This is a premium recipe and is only available to subscribers with full access subscriptions',
  substack:
    'This is a premium recipe and is only available to Substack subscribers with paid subscriptions',
} as const satisfies Record<Gate, string>

/** Props of the notice; without a text, that of a recipe. */
type Props = { gate: Gate; label?: string; text?: string }

/**
 * The notice that a recipe or a letter is for subscribers, with a link to become one.
 * @see docs/product/recipe-page.md#locked-recipe
 */
function PremiumNotice({ gate, label = 'Premium recipe', text }: Props): ReactElement {
  return (
    <aside className={styles.notice} aria-label={label} data-duty="grid">
      <Icon name="lock" size={28} />
      <p>{text ?? RECIPE_TEXTS[gate]}</p>
      {gate === 'plans' ? <PlansGate /> : <SubstackGate />}
    </aside>
  )
}

function PlansGate(): ReactElement {
  const { user } = useSession()
  const isFree = user !== null && user !== 'pending' && user.isSubscribedToFree
  return (
    <ButtonLink kind="primary" isLarge className={styles.button} href="/subscribe">
      {isFree ? 'Upgrade to Full Access' : 'Subscribe'}
    </ButtonLink>
  )
}

const SubstackGate = (): ReactElement => (
  <ButtonLink kind="primary" isLarge href="/sign-in">
    Sign In
  </ButtonLink>
)

const PremiumNoticeIsland = island('premium-notice', PremiumNotice)
export { PremiumNoticeIsland as PremiumNotice }
