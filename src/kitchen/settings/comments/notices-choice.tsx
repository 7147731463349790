'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import { Choice } from '@/src/ui/form/choice'
import { Skeleton } from '@/src/ui/skeleton'
import styles from '../settings.module.css'

const OPTIONS = [
  { value: 'each', label: 'Soon' },
  { value: 'daily', label: 'Once a day' },
  { value: 'never', label: 'Never' },
] as const
type Frequency = (typeof OPTIONS)[number]['value']

/**
 * The choice of how often the user gets mails about new comments; it is saved at once.
 * @see docs/product/comments.md#mails-to-authors
 */
export function NoticesChoice({ site }: { site: string }): ReactElement {
  const params = { site }
  const { data } = useCall('getCommentNotices', { params })
  const change = useCallMutation('updateCommentNotices')
  // Shown at once, and until it is refused.
  const [chosen, setChosen] = useState<Frequency | null>(null)
  async function choose(frequency: Frequency): Promise<void> {
    setChosen(frequency)
    if (!(await change.run({ params, body: { frequency } }))) setChosen(null)
  }
  if (!data) return <Skeleton width="100%" height="4rem" />
  return (
    <>
      <p className={styles.lead}>
        Soon is ten minutes after a comment, with all that came meanwhile; once a day is at 8:00 in
        the time zone of the site.
      </p>
      <Choice
        name="comment-notices"
        label="Emails to me about new comments"
        value={chosen ?? data.commentNotices.frequency}
        options={OPTIONS}
        onChange={(frequency) => void choose(frequency)}
      />
      <p className={styles.failure} role="alert">
        {change.message}
      </p>
    </>
  )
}
