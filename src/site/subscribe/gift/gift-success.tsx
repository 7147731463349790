'use client'

import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { CheckoutState } from '../checkout-state'
import type { CheckoutSession } from '../use-checkout'
import styles from '../success-page.module.css'
import { deleteStoredGift } from './gift-values'

/**
 * The page after a paid gift.
 * @see docs/product/payments.md#gifts
 */
const GiftSuccess = ({ sessionId }: { sessionId: string }): ReactElement => (
  <CheckoutState sessionId={sessionId} again="/subscribe/gift">
    {(checkout) => <Thanks checkout={checkout} />}
  </CheckoutState>
)

function Thanks({ checkout: { email, gift } }: { checkout: CheckoutSession }): ReactElement {
  const { user, accountLink } = useSession()
  useEffect(() => deleteStoredGift(), [])
  return (
    <>
      <h1 className={styles.title}>Your gift is on its way</h1>
      <p>
        We write to <strong>{gift?.recipientEmail ?? 'the recipient'}</strong>. The link is in your
        own inbox (<strong>{email}</strong>) as well: the first person to open it accepts the gift.
      </p>
      {user === null ? (
        <p>In an account with your address you can see when it is accepted.</p>
      ) : (
        <Button isLarge onClick={() => void accountLink('/subscriptions')}>
          See your gifts
        </Button>
      )}
    </>
  )
}

const GiftSuccessIsland = island('gift-success', GiftSuccess)
export { GiftSuccessIsland as GiftSuccess }
