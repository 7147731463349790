'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import type { OwnSubscription } from '@/src/contract/people/subscription'
import { Button, ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { useReturn } from '@/src/ui/use-return'
import { ErrorBox } from '../parts/error-box'
import { Failed } from '../parts/failed'
import { Screen } from '../parts/account-screen'
import { SignedIn } from '../parts/signed-in'
import { errorMessage, useAnswer } from '../state/use-answer'
import { GivenGifts } from './given-gifts'
import { SubscriptionRow } from './subscription-row'
import styles from './subscriptions.module.css'

/**
 * The user's subscriptions on all sites.
 * @see docs/product/accounts.md#subscriptions-page
 */
export function SubscriptionsScreen(): ReactElement {
  return (
    <Screen title="Subscriptions">
      <SignedIn loading={<Loading />}>
        {() => (
          <>
            <Subscriptions />
            <GivenGifts />
          </>
        )}
      </SignedIn>
    </Screen>
  )
}

const listSubscriptions = async () => (await call('listSubscriptions', {})).subscriptions

function Subscriptions(): ReactElement {
  const { data: subscriptions, error, retry } = useAnswer(listSubscriptions)
  if (error !== null) {
    return <Failed title="Your subscriptions could not be loaded" words={error} onRetry={retry} />
  }
  if (subscriptions === null) return <Loading />
  if (subscriptions.length === 0) {
    return (
      <Message
        title="No subscriptions yet"
        actions={<ButtonLink href="/">See the sites</ButtonLink>}
      >
        Subscribe to a site, and you can manage it here.
      </Message>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {subscriptions.map((subscription) => (
          <SubscriptionRow key={subscription.id} subscription={subscription} onChanged={retry} />
        ))}
      </ul>
      <Billing subscriptions={subscriptions} />
    </>
  )
}

/** The billing button, for users with a paid subscription. */
function Billing({
  subscriptions,
}: {
  subscriptions: readonly OwnSubscription[]
}): ReactElement | null {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useReturn(() => setBusy(false))
  if (subscriptions.every(({ source }) => source !== 'payment')) return null
  const open = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { url } = await call('createBillingPortalSession', {})
      window.location.assign(url)
    } catch (reason) {
      setFailure(errorMessage(reason))
      setBusy(false)
    }
  }
  return (
    <div className={styles.billing}>
      <Button isLarge isBusy={isBusy} onClick={() => void open()}>
        {isBusy ? 'Redirecting...' : 'Manage billing'}
      </Button>
      <ErrorBox words={failure} />
    </div>
  )
}

function Loading(): ReactElement {
  return (
    <div className={styles.list} aria-hidden="true">
      <Skeleton width="100%" height="5.5rem" />
      <Skeleton width="100%" height="5.5rem" />
    </div>
  )
}
