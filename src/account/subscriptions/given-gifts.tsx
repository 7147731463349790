'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { GivenGift } from '@/src/contract/people/payment'
import { amountText } from '@/src/domain/payments/money'
import { SiteMark } from '../parts/site-look'
import { Failed } from '../parts/failed'
import { errorMessage } from '../state/error-message'
import { giftStateText } from './subscription-text'
import styles from './subscriptions.module.css'

/**
 * Gifts that the user has paid for, and whether each was accepted; nothing without gifts.
 * @see docs/product/payments.md#gifts
 */
export function GivenGifts(): ReactElement | null {
  const { data, error, refetch } = useCall('listGifts', {})
  if (error !== null) {
    const words = errorMessage(error)
    return <Failed title="Your gifts could not be loaded" words={words} onRetry={refetch} />
  }
  if (!data || data.gifts.length === 0) return null
  return (
    <section className={styles.gifts} aria-labelledby="given">
      <h2 id="given">Gifts you have given</h2>
      <ul className={styles.list}>
        {data.gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} />
        ))}
      </ul>
    </section>
  )
}

const LENGTHS = { monthly: 'A month', yearly: 'A year' } as const

function GiftRow({ gift }: { gift: GivenGift }): ReactElement {
  const { site, planType, recipientEmail, amountCents, currency } = gift
  return (
    <li className={styles.row}>
      <div>
        <SiteMark site={site} />
        <h3 className={styles.site}>
          {LENGTHS[planType]} of <a href={site.url}>{site.title}</a>
        </h3>
        <p>
          For {recipientEmail}, {amountText(amountCents, currency)}
        </p>
        <p className={styles.standing}>{giftStateText(gift, new Date())}</p>
      </div>
    </li>
  )
}
