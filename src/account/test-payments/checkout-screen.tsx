'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { TestCheckout } from '@/src/contract/people/test-payment'
import { amountText } from '@/src/domain/payments/money'
import { Button, ButtonLink } from '@/src/ui/button'
import { useIsScripted } from '@/src/ui/form/use-is-scripted'
import { CardChoice } from './card-choice'
import { TestModeScreen } from './test-mode-screen'
import { delayedPaymentText, priceText } from './test-payment-text'
import styles from './test-payments.module.css'

type CheckoutProps = { sessionId: string; checkout: TestCheckout }

/**
 * The checkout of the local test mode: the order, and test cards to pay with.
 * @see docs/product/payments.md#test-mode
 */
export function TestCheckoutScreen({ sessionId, checkout }: CheckoutProps): ReactElement {
  if (checkout.status === 'open')
    return (
      <TestModeScreen title={titleOf(checkout)} site={checkout.site}>
        <Order checkout={checkout} />
        <Payment sessionId={sessionId} checkout={checkout} />
      </TestModeScreen>
    )
  const isPaid = checkout.status === 'complete'
  const back = isPaid ? checkout.successUrl : checkout.cancelUrl
  return (
    <TestModeScreen
      site={checkout.site}
      title={isPaid ? 'This checkout is paid' : 'This checkout has expired'}
      lead={isPaid ? 'It can be paid once.' : 'Nothing was paid. Go back and start again.'}
    >
      {back === null ? null : (
        <div>
          <ButtonLink kind="primary" isLarge href={back}>
            {isPaid ? 'Continue' : 'Go back'}
          </ButtonLink>
        </div>
      )}
    </TestModeScreen>
  )
}

const titleOf = ({ site, interval }: TestCheckout): string => {
  const what = site?.title ?? 'a site'
  return interval === null ? `Pay ${what}` : `Subscribe to ${what}`
}

function Order({ checkout }: { checkout: TestCheckout }): ReactElement {
  const { name, email, interval, priceCents, totalCents, discountCents, currency } = checkout
  const later = delayedPaymentText(checkout)
  return (
    <dl className={styles.order}>
      <dt>{name}</dt>
      <dd>{priceText(priceCents, currency, interval)}</dd>
      {discountCents > 0 ? (
        <>
          <dt>Coupon</dt>
          <dd>−{amountText(discountCents, currency)}</dd>
        </>
      ) : null}
      <dt className={styles.total}>Due today</dt>
      <dd className={styles.total}>{amountText(totalCents, currency)}</dd>
      {later === null ? null : <dd className={styles.later}>{later}</dd>}
      <dt>Email</dt>
      <dd>{email ?? 'None'}</dd>
    </dl>
  )
}

/** The state of a payment. */
type Step = 'card' | 'paying' | 'confirming' | 'paid'

function Payment({ sessionId, checkout }: CheckoutProps): ReactElement {
  const [card, setCard] = useState(checkout.cards[0]?.number ?? '')
  const [step, setStep] = useState<Step>('card')
  const [refusal, setRefusal] = useState<string | null>(null)
  const payment = useCallMutation('payTestCheckout')
  const isScripted = useIsScripted()
  const pay = async (isConfirmed: boolean): Promise<void> => {
    setStep('paying')
    setRefusal(null)
    const done = await payment.run({ params: { sessionId }, body: { card, isConfirmed } })
    const paid = done?.answer
    if (paid?.result === 'paid') {
      setStep('paid')
      window.location.assign(paid.successUrl)
      return
    }
    setRefusal(paid?.message ?? null)
    setStep(paid?.result === 'needs_confirmation' ? 'confirming' : 'card')
  }
  const refuse = (): void => {
    setRefusal('The payment was not confirmed. Try again, or choose another card.')
    setStep('card')
  }
  if (step === 'confirming')
    return <Confirmation onConfirm={() => void pay(true)} onRefuse={refuse} />
  const isBusy = step !== 'card'
  return (
    <form
      className={styles.parts}
      onSubmit={(event) => {
        event.preventDefault()
        void pay(false)
      }}
    >
      <CardChoice
        legend="Test card"
        cards={checkout.cards}
        value={card}
        isDisabled={isBusy}
        error={refusal ?? payment.message}
        onChange={setCard}
      />
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isLarge isBusy={isBusy} disabled={!isScripted}>
          {buttonText(step, checkout)}
        </Button>
        {checkout.cancelUrl === null ? null : (
          <ButtonLink kind="quiet" isLarge href={checkout.cancelUrl}>
            Go back
          </ButtonLink>
        )}
      </div>
    </form>
  )
}

function buttonText(step: Step, { totalCents, currency }: TestCheckout): string {
  if (step === 'paid') return 'Redirecting...'
  if (step === 'paying') return 'Paying...'
  return totalCents === 0 ? 'Start' : `Pay ${amountText(totalCents, currency)}`
}

type ConfirmationProps = { onConfirm: () => void; onRefuse: () => void }

/** The bank's confirmation that some payments require. */
function Confirmation({ onConfirm, onRefuse }: ConfirmationProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.panel}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Confirm the payment
      </h2>
      <p>The bank of this card asks you to confirm the payment.</p>
      <div className={styles.acts}>
        <Button kind="primary" isLarge onClick={onConfirm}>
          Confirm
        </Button>
        <Button isLarge onClick={onRefuse}>
          Refuse
        </Button>
      </div>
    </section>
  )
}
