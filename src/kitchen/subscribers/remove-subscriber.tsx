'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import type { SubscriberDetails } from '@/src/contract/people/subscriber'
import { Button } from '@/src/ui/button'
import { toastError } from '../parts/error-message'
import { AskFirst } from '../settings/form/ask-first'
import { writeCall } from '../state/write-call'
import styles from './subscriber.module.css'

type Props = { site: string; subscriber: SubscriberDetails }

/** Ends a subscription: one that is paid for with its period, or now. */
export function RemoveSubscriber({ site, subscriber }: Props): ReactElement {
  const { id, email, displayName, source, cancelAtPeriodEnd } = subscriber
  const params = { site, id }
  const isPaying = source === 'payment'
  const name = displayName ?? email
  const restore = (): void => {
    writeCall('restoreSubscriber', { params }).then(
      () => toast(`${name} subscribes again`),
      toastError,
    )
  }
  return (
    <div className={styles.remove}>
      {isPaying && !cancelAtPeriodEnd ? (
        <AskFirst
          title="Cancel at the end of the period?"
          label="Cancel the subscription"
          work={() => writeCall('removeSubscriber', { params, body: { at: 'period_end' } })}
          onDone={() => toast(`The subscription of ${name} ends with its period`)}
          trigger={<Button>Cancel at the end of the period</Button>}
        >
          {name} keeps full access until then, and pays nothing more.
        </AskFirst>
      ) : null}
      <AskFirst
        title={`Remove ${name}?`}
        label="Remove the subscriber"
        work={() => writeCall('removeSubscriber', { params, body: { at: 'now' } })}
        onDone={() =>
          toast(`${name} no longer subscribes`, {
            // A cancellation at the payment service cannot be undone.
            ...(isPaying ? {} : { duration: 8_000, action: { label: 'Undo', onClick: restore } }),
          })
        }
        trigger={<Button>{isPaying ? 'Cancel and remove now' : 'Remove the subscriber'}</Button>}
      >
        {isPaying
          ? 'The subscription is cancelled at the payment service, and full access ends now. Nothing is refunded.'
          : 'They stop getting the newsletter and lose the access of their plan immediately. They can subscribe again on the site.'}
      </AskFirst>
    </div>
  )
}
