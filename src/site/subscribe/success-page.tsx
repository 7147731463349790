'use client'

import { useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import { longDate } from '@/src/domain/language/long-date'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { CheckoutState } from './checkout-state'
import { amountText } from '@/src/domain/payments/money'
import type { CheckoutSession } from './use-checkout'
import styles from './success-page.module.css'

/**
 * The page after subscribing without a payment.
 * @see docs/product/subscriptions.md#success-page
 */
function SuccessPage(): ReactElement {
  const { user } = useSession()
  const email = useSyncExternalStore(unchanging, emailInAddress, () => null)
  const isSignedIn = user !== null && user !== 'pending'
  return (
    <div className={styles.page} data-page="subscribe" data-is-known={user !== 'pending'}>
      <noscript>
        <p>Check your inbox for a link to confirm your address.</p>
      </noscript>
      <Thanks isSignedIn={isSignedIn} email={email} />
      <ButtonLink kind="primary" isLarge href="/recipes">
        Back to recipes
      </ButtonLink>
    </div>
  )
}

/**
 * The page after a checkout, for the buyer.
 * @see docs/product/subscriptions.md#success-page
 */
function PaidPage({ sessionId }: { sessionId: string }): ReactElement {
  const { user } = useSession()
  const isSignedIn = user !== null && user !== 'pending'
  return (
    <CheckoutState sessionId={sessionId} again="/subscribe">
      {({ email, subscription }) => (
        <>
          <Thanks isSignedIn={isSignedIn} email={email} />
          {subscription ? <PlanDetails subscription={subscription} /> : null}
        </>
      )}
    </CheckoutState>
  )
}

type ThanksProps = { isSignedIn: boolean; email: string | null }

/** The thank-you message; nothing for a signed-out reader whose email is unknown. */
function Thanks({ isSignedIn, email }: ThanksProps): ReactElement | null {
  if (isSignedIn) return <h1 className={styles.title}>Subscription successful</h1>
  if (email === null) return null
  return (
    <>
      <h1 className={styles.title}>Account creation and subscription successful</h1>
      <p>
        Check the inbox of <strong>{email}</strong> for a link to log in.
      </p>
    </>
  )
}

const unchanging = () => () => undefined
const emailInAddress = (): string | null =>
  new URLSearchParams(window.location.search).get('email')?.trim().slice(0, 320) || null

type Subscription = NonNullable<CheckoutSession['subscription']>

function PlanDetails({
  subscription: { planType, priceAmountCents, currency, currentPeriodEnd },
}: {
  subscription: Subscription
}): ReactElement {
  const name = planType === 'free' ? 'Limited Access' : `Full Access, ${planType}`
  return (
    <dl className={styles.details}>
      <div>
        <dt>Plan</dt>
        <dd>{name}</dd>
      </div>
      {priceAmountCents === null ? null : (
        <div>
          <dt>Price</dt>
          <dd>{amountText(priceAmountCents, currency ?? 'USD')}</dd>
        </div>
      )}
      {currentPeriodEnd === null ? null : (
        <div>
          <dt>Next payment</dt>
          <dd>{longDate(currentPeriodEnd, 'reader')}</dd>
        </div>
      )}
    </dl>
  )
}

const SuccessPageIsland = island('success-page', SuccessPage)
export { SuccessPageIsland as SuccessPage }

const PaidPageIsland = island('paid-page', PaidPage)
export { PaidPageIsland as PaidPage }
