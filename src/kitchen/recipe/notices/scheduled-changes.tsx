'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import { errorMessage } from '../../parts/error-message'
import { siteTimeText } from '../../parts/moments/moment-words'
import { serverNow } from '../../state/session/server-clock'
import { useDraft, useEditing } from '../recipe-context'
import styles from '../../record/record-notices.module.css'

/**
 * The time at which changes are published automatically, or the reason why they were not.
 * @see docs/product/recipes.md#scheduled-changes
 */
export function ScheduledChanges(): ReactElement | null {
  const publishAt = useDraft(({ stored }) => stored.draft.publishAt)
  const failure = useDraft(({ stored }) => stored.draft.publishFailure)
  const { timeZone } = useEditing().site
  const cancel = useCancelSchedule()
  if (failure !== null) {
    return (
      <div className={styles.wrong} role="alert">
        <span>The scheduled changes could not be published. {failure}</span>
        <Button kind="quiet" onClick={() => void cancel()}>
          Dismiss
        </Button>
      </div>
    )
  }
  if (publishAt === null) return null
  return (
    <div className={styles.notice} role="status">
      <span>
        These changes will be published automatically{' '}
        {siteTimeText(publishAt, serverNow(), zoneOrUtc(timeZone))}. Changes you make until then are
        included.
      </span>
      <Button kind="quiet" onClick={() => void cancel()}>
        Cancel the schedule
      </Button>
    </div>
  )
}

/** Cancels the schedule and its failure; the changes stay a draft. */
function useCancelSchedule(): () => Promise<void> {
  const { store, site } = useEditing()
  return async () => {
    const { id } = store.getState().stored.recipe
    try {
      await call('unscheduleRecipeDraft', { params: { site: site.slug, id } })
    } catch (error) {
      toast.error(errorMessage(error))
    }
    await store.refresh()
  }
}
