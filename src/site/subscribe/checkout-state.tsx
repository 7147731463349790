'use client'

import type { ReactElement, ReactNode } from 'react'
import { useSession } from '@/src/session/session-provider'
import { Button, ButtonLink } from '@/src/ui/button'
import { useCheckout } from './use-checkout'
import type { CheckoutSession } from './use-checkout'
import styles from './success-page.module.css'

type CheckoutStateProps = {
  sessionId: string
  /** The address at which the choice is made again. */
  again: string
  /** The thanks, once it is paid. */
  children: (checkout: CheckoutSession) => ReactNode
}

/**
 * The page after a checkout in each of its states: it only thanks for completed payments.
 * @see docs/product/subscriptions.md#success-page
 */
export function CheckoutState({ sessionId, again, children }: CheckoutStateProps): ReactElement {
  const { found, askAgain } = useCheckout(sessionId)
  const { user } = useSession()
  const isSettled = found.kind !== 'asking' && user !== 'pending'
  return (
    <div className={styles.page} data-page="subscribe">
      <noscript>
        <p>Check your inbox for the details of your purchase.</p>
      </noscript>
      {isSettled ? null : <p role="status">One moment...</p>}
      {isSettled && found.kind === 'known' && found.checkout.status === 'complete' ? (
        <>
          {children(found.checkout)}
          <BackToRecipes />
        </>
      ) : null}
      {isSettled ? <NotPaid {...{ found, again, askAgain }} /> : null}
    </div>
  )
}

type NotPaidProps = Pick<CheckoutStateProps, 'again'> & ReturnType<typeof useCheckout>

function NotPaid({ found, again, askAgain }: NotPaidProps): ReactElement | null {
  const state = found.kind === 'known' ? found.checkout.status : found.kind
  if (state === 'complete' || state === 'asking') return null
  const { title, words } = WORDS[state]
  const isWaiting = state === 'open' || state === 'failed'
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p>{words}</p>
      <div className={styles.acts}>
        {isWaiting ? (
          <Button kind="primary" isLarge onClick={askAgain}>
            Check again
          </Button>
        ) : null}
        {state === 'open' || state === 'expired' ? (
          <ButtonLink kind={isWaiting ? 'secondary' : 'primary'} isLarge href={again}>
            Start again
          </ButtonLink>
        ) : (
          <BackToRecipes />
        )}
      </div>
    </>
  )
}

const WORDS = {
  open: {
    title: 'Not paid yet',
    words: 'If you have just paid, the confirmation can take a moment.',
  },
  expired: { title: 'This checkout has ended', words: 'Nothing was paid.' },
  unknown: {
    title: 'This page belongs to another account',
    words:
      'It shows a purchase to the buyer for two days. Sign in with the account that paid to see it. Your own subscriptions are in your account.',
  },
  failed: {
    title: 'We could not look up your payment',
    words: 'If you have paid, nothing is lost: you will get an email.',
  },
} as const

const BackToRecipes = (): ReactElement => (
  <ButtonLink kind="primary" isLarge href="/recipes">
    Back to recipes
  </ButtonLink>
)
