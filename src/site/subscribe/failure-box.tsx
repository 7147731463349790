import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import type { SubscribeFailure } from './subscribe-call'
import styles from './failure-box.module.css'

/**
 * The reason why a subscription failed, in a red box.
 * @see docs/product/subscriptions.md#subscribe-errors
 */
export function FailureBox({
  failure,
  signIn = '/sign-in',
}: {
  failure: SubscribeFailure | null
  /** The address at which an existing account signs in. */
  signIn?: string
}): ReactElement | null {
  if (failure === null) return null
  return (
    <p className={styles.failure} role="alert">
      {failure.isAccountKnown ? (
        <>
          An account already exists for this email. <a href={signIn}>Sign in</a> to manage your
          subscription.
        </>
      ) : (
        failure.message
      )}
      {failure.hasPlan === true ? <ToSubscriptions /> : null}
    </p>
  )
}

/** Links a signed-in reader to the page that manages their plan. */
function ToSubscriptions(): ReactElement {
  const { accountLink } = useSession()
  return (
    <>
      {' '}
      <button
        className={styles.link}
        type="button"
        onClick={() => void accountLink('/subscriptions')}
      >
        Open Subscriptions
      </button>
    </>
  )
}
