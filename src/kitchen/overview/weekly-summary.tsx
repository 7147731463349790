'use client'

import { useId, useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import { CheckField } from '@/src/ui/form/field'
import styles from './overview-screen.module.css'

/**
 * The switch of the weekly summary that the user gets by email.
 * @see docs/product/kitchen.md#weekly-summary
 */
export function WeeklySummary({ site }: { site: string }): ReactElement | null {
  const id = useId()
  const params = { site }
  const { data } = useCall(
    'getWeeklySummary',
    { params },
    { select: ({ weeklySummary }) => weeklySummary },
  )
  const change = useCallMutation('updateWeeklySummary')
  // Shown at once, and until it is refused.
  const [chosen, setChosen] = useState<boolean | null>(null)
  async function choose(isEnabled: boolean): Promise<void> {
    setChosen(isEnabled)
    if (!(await change.run({ params, body: { isEnabled } }))) setChosen(null)
  }
  if (!data) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Weekly summary
      </h2>
      <CheckField
        label="Email me the figures of the week every Monday at 8:00"
        checked={chosen ?? data.isEnabled}
        disabled={change.isBusy}
        onChange={({ target }) => void choose(target.checked)}
      />
      <p role="alert">{change.message}</p>
    </section>
  )
}
