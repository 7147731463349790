'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { MonthlyRevenue } from '@/src/contract/people/figures'
import { amountText } from '@/src/domain/payments/money'
import { SelectField } from '@/src/ui/form/select-field'
import styles from './figures.module.css'
import { MonthPlot } from './month-plot'

const number = (value: number): string => value.toLocaleString('en')

/**
 * Subscribers and revenue of the last twelve months; revenue in one currency at a time, and none without
 * payments.
 * @see docs/product/kitchen.md#overview
 */
export function AuthorFigures({ site }: { site: string }): ReactElement | null {
  const { data } = useCall('listMonthlyFigures', { params: { site } })
  if (!data) return null
  return (
    <section aria-labelledby="months">
      <h2 id="months" className={styles.heading}>
        The last twelve months
      </h2>
      <div className={styles.plots}>
        <MonthPlot
          title="Subscribers"
          months={data.subscribers}
          value={({ total }) => total}
          columns={[
            { label: 'Subscribers', text: ({ total }) => number(total) },
            { label: 'New', text: ({ added }) => number(added) },
            { label: 'Left', text: ({ left }) => number(left) },
          ]}
        />
        {data.revenue.length > 0 ? <RevenuePlot revenue={data.revenue} /> : null}
      </div>
    </section>
  )
}

function RevenuePlot({ revenue }: { revenue: readonly MonthlyRevenue[] }): ReactElement | null {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = revenue.find(({ currency }) => currency === chosen) ?? revenue[0]
  if (!shown) return null
  const { currency, months } = shown
  return (
    <div>
      <MonthPlot
        title="Revenue a month"
        months={months}
        value={({ mrrCents }) => mrrCents}
        columns={[
          { label: 'Revenue a month', text: ({ mrrCents }) => amountText(mrrCents, currency) },
          { label: 'Started paying', text: ({ started }) => number(started) },
          { label: 'Stopped paying', text: ({ ended }) => number(ended) },
          { label: 'Failed payments', text: ({ failed }) => number(failed) },
        ]}
      />
      {revenue.length > 1 ? (
        <SelectField
          className={styles.currency}
          label="Currency"
          value={currency}
          options={revenue.map((each) => ({ value: each.currency, label: each.currency }))}
          onChange={setChosen}
        />
      ) : null}
    </div>
  )
}
