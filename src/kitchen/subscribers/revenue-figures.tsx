'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { Revenue } from '@/src/contract/people/subscriber'
import { amountText } from '@/src/domain/payments/money'
import styles from './subscribers.module.css'

/**
 * Revenue from subscriptions, a line per currency; nothing without payments.
 * @see docs/product/payments.md#revenue
 */
export function RevenueFigures({ site }: { site: string }): ReactElement | null {
  const { data } = useCall('getRevenue', { params: { site } })
  if (!data || data.revenue.length === 0) return null
  return (
    <section aria-label="Revenue">
      {data.revenue.map((revenue) => (
        <Figures key={revenue.currency} revenue={revenue} />
      ))}
    </section>
  )
}

function Figures({ revenue }: { revenue: Revenue }): ReactElement {
  const { currency, mrrCents, paying, started, ended, failed } = revenue
  const figures = [
    ['A month', amountText(mrrCents, currency)],
    ['Paying readers', paying.toLocaleString('en')],
    ['New, 30 days', started.toLocaleString('en')],
    ['Lost, 30 days', ended.toLocaleString('en')],
    ['Failed payments, 30 days', failed.toLocaleString('en')],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([label, text]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
