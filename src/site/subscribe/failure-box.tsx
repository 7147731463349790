import type { ReactElement } from 'react'
import type { SubscribeFailure } from './subscribe-call'
import styles from './failure-box.module.css'

/**
 * Why a subscription failed, in a red box.
 * @see docs/product/subscriptions.md#subscribe-errors
 */
export function FailureBox({ failure }: { failure: SubscribeFailure | null }): ReactElement | null {
  if (failure === null) return null
  return (
    <p className={styles.failure} role="alert">
      {failure.isAccountKnown ? (
        <>
          An account already exists for this email. <a href="/sign-in">Sign in</a> to manage your
          subscription.
        </>
      ) : (
        failure.message
      )}
    </p>
  )
}
