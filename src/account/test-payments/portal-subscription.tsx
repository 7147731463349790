'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import type { ChangePortal } from './change-portal'
import { nextText, priceText, stateText } from './test-payment-text'
import type { TestSubscription } from './test-payment-text'
import styles from './test-payments.module.css'

type RowProps = { subscription: TestSubscription; changing: ChangePortal }
type Action = 'cancel' | 'keep' | 'pay'

const WORDS: Readonly<Record<Action, string>> = {
  cancel: 'Cancel',
  keep: 'Keep it',
  pay: 'Pay now',
}

/** A subscription on the billing page of the test mode, with its actions. */
export function PortalSubscription({ subscription, changing }: RowProps): ReactElement {
  const [failure, setFailure] = useState<string | null>(null)
  const { id, name, priceCents, currency, interval } = subscription
  const next = nextText(subscription)
  const act = async (action: Action): Promise<void> => {
    setFailure(null)
    setFailure((await changing.change({ action, subscription: id })).failure)
  }
  return (
    <li className={styles.panel}>
      <div className={styles.row}>
        <h3 className={styles.name}>{name}</h3>
        <Badge kind={subscription.owedCents === null ? 'plain' : 'notice'}>
          {stateText(subscription)}
        </Badge>
      </div>
      <p>{priceText(priceCents, currency, interval)}</p>
      {next === null ? null : <p>{next}</p>}
      <div className={styles.acts}>
        {actionsOf(subscription).map((action) => (
          <Button
            key={action}
            kind={action === 'pay' ? 'primary' : 'secondary'}
            isBusy={changing.isBusy}
            aria-label={`${WORDS[action]}: ${name}`}
            onClick={() => void act(action)}
          >
            {WORDS[action]}
          </Button>
        ))}
      </div>
      <p className={styles.error} role="alert">
        {failure}
      </p>
    </li>
  )
}

function actionsOf(subscription: TestSubscription): Action[] {
  const { isOver, status, owedCents, endsWithPeriod } = subscription
  if (isOver || status === 'incomplete') return []
  return [...(owedCents === null ? [] : ['pay' as const]), endsWithPeriod ? 'keep' : 'cancel']
}
