'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import { Button } from '@/src/ui/button'
import { SelectField } from '@/src/ui/form/select-field'
import { offerUndo } from '../../record/offer-undo'
import { writeCall } from '../../state/write-call'
import styles from '../settings.module.css'

const PERIODS = [
  { value: '1', label: 'Of the last 24 hours' },
  { value: '7', label: 'Of the last 7 days' },
  { value: 'all', label: 'All' },
] as const
type Period = (typeof PERIODS)[number]['value']

const formatRatings = (count: number): string =>
  count === 1 ? '1 rating' : `${count.toLocaleString('en')} ratings`

/**
 * Removes the ratings of signed-out visitors in bulk, with a way back.
 * @see docs/product/ratings.md#removing-ratings-in-bulk
 */
export function VisitorRatings({ site }: { site: string }): ReactElement {
  const params = { site }
  const [period, setPeriod] = useState<Period>('1')
  const removal = useCallMutation('removeRatings')
  async function remove(): Promise<void> {
    // In days: the clock of this browser may be wrong.
    const days = period === 'all' ? {} : { days: Number(period) }
    const removed = await removal.run({ params, body: { source: 'visitor', ...days } })
    if (!removed) return
    const { count, removedAt } = removed.answer
    if (count === 0) toast('No visitor has rated in this time.')
    else {
      offerUndo(`${formatRatings(count)} removed`, 'The ratings could not be restored.', () =>
        writeCall('restoreRatings', { params, body: { removedAt } }),
      )
    }
  }
  return (
    <>
      <SelectField
        label="Ratings of visitors who were not signed in"
        value={period}
        options={PERIODS}
        onChange={setPeriod}
      />
      <div>
        <Button isBusy={removal.isBusy} onClick={() => void remove()}>
          Remove ratings
        </Button>
      </div>
      <p className={styles.failure} role="alert">
        {removal.message}
      </p>
    </>
  )
}
