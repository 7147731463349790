'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { OwnSubscription } from '@/src/contract/people/subscription'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { SiteMark } from '../parts/site-look'
import { ErrorBox } from '../parts/error-box'
import { ChangePlan } from './change-plan'
import { endsAutomatically, planText, renewalText, formatLostAccess } from './subscription-text'
import styles from './subscriptions.module.css'

type SubscriptionRowProps = {
  subscription: OwnSubscription
  onChanged: () => void
}

/** A subscription with its Cancel button. */
export function SubscriptionRow({ subscription, onChanged }: SubscriptionRowProps): ReactElement {
  const { site, source, status, cancelAtPeriodEnd, preferencesUrl } = subscription
  const standing = renewalText(subscription)
  const heading = useFocusOnChange<HTMLAnchorElement>(cancelAtPeriodEnd)
  return (
    <li className={styles.row}>
      <div>
        <SiteMark site={site} />
        <h2 className={styles.site}>
          <a ref={heading} href={site.url}>
            {site.title}
          </a>
        </h2>
        <p>{planText(subscription)}</p>
        {standing ? <p className={styles.standing}>{standing}</p> : null}
        <p>
          <a className={styles.give} href={preferencesUrl}>
            Email preferences
            <VisuallyHidden> of {site.title}</VisuallyHidden>
          </a>
        </p>
        {source === 'payment' && status === 'active' ? (
          <p>
            <a className={styles.give} href={`${site.url}/subscribe/gift`}>
              Give as a gift
            </a>
          </p>
        ) : null}
      </div>
      <div className={styles.changes}>
        {source === 'payment' && !cancelAtPeriodEnd && status === 'active' ? (
          <ChangePlan subscription={subscription} onChanged={onChanged} />
        ) : null}
        {cancelAtPeriodEnd ? <Resume subscription={subscription} onChanged={onChanged} /> : null}
        {cancelAtPeriodEnd || endsAutomatically(subscription) ? null : (
          <Cancel subscription={subscription} onChanged={onChanged} />
        )}
      </div>
    </li>
  )
}

/** Takes the focus when a value has changed: the button that changed it is gone then. */
function useFocusOnChange<Kind extends HTMLElement>(value: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  const known = useRef(value)
  useEffect(() => {
    if (known.current !== value) element.current?.focus()
    known.current = value
  }, [value])
  return element
}

/** Takes a cancellation back, before the period has ended. */
function Resume({ subscription, onChanged }: SubscriptionRowProps): ReactElement {
  const { isBusy, message, run } = useCallMutation('createResumption')
  const resume = async (): Promise<void> => {
    if (await run({ body: { subscriptionId: subscription.id } })) onChanged()
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void resume()}>
        {isBusy ? 'Keeping...' : 'Keep subscription'}
        <VisuallyHidden> to {subscription.site.title}</VisuallyHidden>
      </Button>
      <ErrorBox words={message} />
    </>
  )
}

function Cancel({ subscription, onChanged }: SubscriptionRowProps): ReactElement {
  const { id, site } = subscription
  const [isOpen, setOpen] = useState(false)
  const { isBusy, message, run } = useCallMutation('createCancellation')
  const cancel = async (): Promise<void> => {
    if (!(await run({ body: { subscriptionId: id } }))) return
    setOpen(false)
    onChanged()
  }
  return (
    <Dialog
      title="Cancel subscription"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button aria-label={`Cancel ${site.title}`}>Cancel</Button>}
    >
      <p>
        Are you sure you want to cancel your subscription to {site.title}?{' '}
        {formatLostAccess(subscription)}
      </p>
      <ErrorBox words={message} />
      <div className={styles.actions}>
        <Button onClick={() => setOpen(false)}>Keep it</Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void cancel()}>
          {isBusy ? 'Canceling...' : 'Cancel subscription'}
        </Button>
      </div>
    </Dialog>
  )
}
