'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import { useAction } from '@/src/api/react/use-call-mutation'
import type { TestPortal, TestPortalChange } from '@/src/contract/people/test-payment'
import { longDate } from '@/src/domain/language/long-date'
import { amountText } from '@/src/domain/payments/money'
import { Button, ButtonLink } from '@/src/ui/button'
import { useIsScripted } from '@/src/ui/form/use-is-scripted'
import { errorMessage } from '../state/error-message'
import { CardChoice } from './card-choice'
import { PortalClock } from './portal-clock'
import { PortalSubscription } from './portal-subscription'
import { TestModeScreen } from './test-mode-screen'
import { invoiceText } from './test-payment-text'
import type { ChangePortal, PortalOutcome } from './change-portal'
import styles from './test-payments.module.css'

type PortalProps = { sessionId: string; portal: TestPortal }

/**
 * The billing page of the local test mode: subscriptions, card, invoices, and the test clock.
 * @see docs/product/payments.md#test-mode
 */
export function TestPortalScreen({ sessionId, portal: opened }: PortalProps): ReactElement {
  const [portal, setPortal] = useState(opened)
  const { isBusy, run } = useAction()
  const isScripted = useIsScripted()
  const change = async (body: TestPortalChange): Promise<PortalOutcome> => {
    let outcome: PortalOutcome = { failure: errorMessage(null) }
    await run(async () => {
      try {
        const { portal: after } = await call('changeTestPortal', { params: { sessionId }, body })
        setPortal(after)
        outcome = { before: portal, after, failure: null }
      } catch (reason) {
        outcome = { failure: errorMessage(reason) }
      }
    })
    return outcome
  }
  // A button pressed before hydration would do nothing.
  const changing = { isBusy: isBusy || !isScripted, change }
  return (
    <TestModeScreen title="Billing" {...(portal.email === null ? {} : { lead: portal.email })}>
      <Subscriptions portal={portal} changing={changing} />
      <Card portal={portal} changing={changing} />
      <PortalClock portal={portal} changing={changing} />
      <Invoices portal={portal} />
      {portal.returnUrl === null ? null : (
        <div>
          <ButtonLink isLarge href={portal.returnUrl}>
            Go back
          </ButtonLink>
        </div>
      )}
    </TestModeScreen>
  )
}

type PartProps = { portal: TestPortal; changing: ChangePortal }

function Subscriptions({ portal, changing }: PartProps): ReactElement {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Subscriptions</h2>
      {portal.subscriptions.length === 0 ? <p>None.</p> : null}
      <ul className={styles.list}>
        {portal.subscriptions.map((subscription) => (
          <PortalSubscription
            key={subscription.id}
            subscription={subscription}
            changing={changing}
          />
        ))}
      </ul>
    </section>
  )
}

function Card({ portal, changing }: PartProps): ReactElement {
  const [number, setNumber] = useState(portal.cards[0]?.number ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const save = async (): Promise<void> => {
    setDone(null)
    const outcome = await changing.change({ action: 'card', card: number })
    setFailure(outcome.failure)
    if (outcome.failure === null) setDone('The card is changed.')
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Card</h2>
      <p>{portal.card === null ? 'No card.' : `The card ends in ${portal.card}.`}</p>
      <CardChoice
        legend="Change it to"
        cards={portal.cards}
        value={number}
        isDisabled={changing.isBusy}
        error={failure}
        onChange={setNumber}
      />
      <div className={styles.acts}>
        <Button isBusy={changing.isBusy} onClick={() => void save()}>
          Change card
        </Button>
        <p role="status">{done}</p>
      </div>
    </section>
  )
}

function Invoices({ portal }: { portal: TestPortal }): ReactElement {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Invoices</h2>
      {portal.invoices.length === 0 ? <p>None.</p> : null}
      <ul className={styles.invoices}>
        {portal.invoices.map((invoice) => (
          <li key={invoice.id}>
            <span>{longDate(invoice.createdAt, 'UTC')}</span>
            <span>{invoiceText(invoice)}</span>
            <span className={styles.amount}>
              {amountText(invoice.amountCents, invoice.currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
