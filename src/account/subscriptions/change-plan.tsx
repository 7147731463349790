'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { CallAnswer } from '@/src/contract/schemas'
import type { OwnSubscription } from '@/src/contract/people/subscription'
import { longDate } from '@/src/domain/language/long-date'
import { amountText } from '@/src/domain/payments/money'
import { Button } from '@/src/ui/button'
import { Skeleton } from '@/src/ui/skeleton'
import { Dialog } from '@/src/ui/windows/dialog'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { ErrorBox } from '../parts/error-box'
import styles from './subscriptions.module.css'

type Preview = CallAnswer<'previewPlanChange'>['preview']
type ChangePlanProps = { subscription: OwnSubscription; onChanged: () => void }

const NAMES = { monthly: 'yearly', yearly: 'monthly' } as const
const PERIODS = { monthly: 'month', yearly: 'year' } as const

/**
 * Changes between paying by month and by year, after showing the amount due, the credit and the next payment.
 * @see docs/product/payments.md#plan-changes
 */
export function ChangePlan({ subscription, onChanged }: ChangePlanProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false)
  const [preview, setPreview] = useState<Preview | null>(null)
  const previewing = useCallMutation('previewPlanChange')
  const changing = useCallMutation('createPlanChange')
  if (subscription.planType === 'free') return null
  const plan = NAMES[subscription.planType]
  const body = { subscriptionId: subscription.id, plan }
  const toggle = (open: boolean): void => {
    setOpen(open)
    if (!open) return
    changing.forget()
    setPreview(null)
    void previewing.run({ body }).then((done) => done && setPreview(done.answer.preview))
  }
  const change = async (): Promise<void> => {
    if (!(await changing.run({ body }))) return
    setOpen(false)
    onChanged()
  }
  const failure = previewing.message ?? changing.message
  return (
    <Dialog
      title={`Pay by the ${PERIODS[plan]}`}
      isOpen={isOpen}
      onOpenChange={toggle}
      trigger={
        <Button>
          Change to {plan}
          <VisuallyHidden> at {subscription.site.title}</VisuallyHidden>
        </Button>
      }
    >
      {preview ? <Terms preview={preview} plan={plan} /> : null}
      {preview === null && failure === null ? <Skeleton width="100%" height="3rem" /> : null}
      <ErrorBox words={failure} />
      <div className={styles.actions}>
        <Button onClick={() => setOpen(false)}>Keep the current plan</Button>
        <Button
          kind="primary"
          isBusy={changing.isBusy}
          disabled={preview === null}
          onClick={() => void change()}
        >
          {changing.isBusy ? 'Changing...' : `Change to ${plan}`}
        </Button>
      </div>
    </Dialog>
  )
}

function Terms({ preview, plan }: { preview: Preview; plan: keyof typeof PERIODS }): ReactElement {
  const { amountDueCents, currency, priceAmountCents, creditCents, nextPayment } = preview
  const amount = (cents: number): string => amountText(cents, currency)
  const day = longDate(nextPayment.at, 'reader')
  return (
    <>
      {amountDueCents > 0 ? (
        <p>
          You pay {amount(amountDueCents)} now; the unused part of your current period is deducted.
          After that it is {amount(priceAmountCents)} a {PERIODS[plan]}.
        </p>
      ) : (
        <p>
          You pay nothing now; the unused part of your current period covers it. After that it is{' '}
          {amount(priceAmountCents)} a {PERIODS[plan]}.
        </p>
      )}
      {creditCents > 0 ? (
        <p>
          The remaining {amount(creditCents)} is kept as credit and covers your payments until {day}
          .
        </p>
      ) : null}
      <p>
        Your next payment is {amount(nextPayment.amountCents)} on {day}.
      </p>
    </>
  )
}
