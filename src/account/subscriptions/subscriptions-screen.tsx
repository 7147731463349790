'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { OwnSubscription } from '@/src/contract/people/subscription'
import { Button, ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { useReturn } from '@/src/ui/use-return'
import { ErrorBox } from '../parts/error-box'
import { Failed } from '../parts/failed'
import { Screen } from '../parts/account-screen'
import { SignedIn } from '../parts/signed-in'
import { errorMessage } from '../state/error-message'
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

function Subscriptions(): ReactElement {
  const { data, error, refetch } = useCall('listSubscriptions', {})
  if (error !== null) {
    const title = 'Your subscriptions could not be loaded'
    return <Failed title={title} words={errorMessage(error)} onRetry={refetch} />
  }
  if (!data) return <Loading />
  const { subscriptions } = data
  const reload = (): void => void refetch()
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
          <SubscriptionRow key={subscription.id} subscription={subscription} onChanged={reload} />
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
  const portal = useCallMutation('createBillingPortalSession')
  const isBusy = portal.isBusy || portal.isDone
  useReturn(portal.forget)
  if (subscriptions.every(({ source }) => source !== 'payment')) return null
  const open = async (): Promise<void> => {
    const opened = await portal.run({})
    if (opened) window.location.assign(opened.answer.url)
  }
  return (
    <div className={styles.billing}>
      <Button isLarge isBusy={isBusy} onClick={() => void open()}>
        {isBusy ? 'Redirecting...' : 'Manage billing'}
      </Button>
      <ErrorBox words={portal.message} />
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
