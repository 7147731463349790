'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import type { CallAnswer } from '@/src/contract/schemas'
import { longDate } from '@/src/domain/long-date'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { priceText } from './offer'
import styles from './success-page.module.css'

type CheckoutSession = CallAnswer<'getCheckoutSession'>['checkoutSession']

type SuccessPageProps = {
  currency: string
  /** The checkout somebody came back from. */
  sessionId?: string
}

/**
 * What is said after subscribing, in its four states.
 * @see docs/product/subscriptions.md#success-page
 */
export function SuccessPage({ currency, sessionId }: SuccessPageProps): ReactElement {
  const { user } = useSession()
  const queried = useSyncExternalStore(unchanging, emailInAddress, () => null)
  const checkout = useCheckout(sessionId)
  const email = checkout?.email ?? queried
  const isSignedIn = user !== null && user !== 'pending'
  return (
    <div className={styles.page} data-page="subscribe" data-is-known={user !== 'pending'}>
      <noscript>
        <p>Check your inbox for a link to confirm your address.</p>
      </noscript>
      <Thanks isSignedIn={isSignedIn} email={email} />
      {checkout?.subscription ? (
        <PlanDetails subscription={checkout.subscription} currency={currency} />
      ) : null}
      <ButtonLink kind="primary" isLarge href="/recipes">
        Back to recipes
      </ButtonLink>
    </div>
  )
}

type ThanksProps = { isSignedIn: boolean; email: string | null }

/** The thanks; nothing for a reader who is signed out and whose email is unknown. */
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

/** The checkout of the address; null while, or when, nothing is known of it. */
function useCheckout(sessionId: string | undefined): CheckoutSession | null {
  const { scope, reload } = useSession()
  const site = scope.site ?? ''
  const [checkout, setCheckout] = useState<CheckoutSession | null>(null)
  const show = useEffectEvent((checkoutSession: CheckoutSession) => {
    setCheckout(checkoutSession)
    // Who is signed in can read everything from now on.
    if (checkoutSession.subscription) void reload()
  })
  useEffect(() => {
    if (sessionId === undefined) return
    const leaving = new AbortController()
    call('getCheckoutSession', { params: { site, sessionId }, signal: leaving.signal }).then(
      ({ checkoutSession }) => show(checkoutSession),
      () => undefined, // the thanks stand without its details
    )
    return () => leaving.abort()
  }, [site, sessionId])
  return checkout
}

type Subscription = NonNullable<CheckoutSession['subscription']>

function PlanDetails({
  subscription: { planType, priceAmountCents, currentPeriodEnd },
  currency,
}: {
  subscription: Subscription
  currency: string
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
          <dd>{priceText(priceAmountCents, currency)}</dd>
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
