'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { MomentField } from '../../parts/moments/moment-field'
import { useMomentInput } from '../../parts/moments/use-moment-input'
import { actOnDraft } from '../../record/draft-action'
import { useDraftAction } from '../../record/use-draft-action'
import { serverNow } from '../../state/session/server-clock'
import { useDraft, useEditing } from '../recipe-context'
import styles from './history.module.css'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * Schedules the changes of a published recipe.
 * @see docs/product/recipes.md#scheduled-changes
 */
export function ScheduleChangesWindow({ isOpen, onOpenChange }: Props): ReactElement {
  return (
    <Dialog title="Publish changes later" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ChangesLater onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const MINUTE = 60_000
const DAY = 86_400_000

/** This time tomorrow, as a clock without seconds shows it. */
const tomorrow = (now: Date): Date => new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + DAY)

function ChangesLater({ onDone }: { onDone: () => void }): ReactElement {
  const { schedule, isBusy } = useSchedule()
  const publishAt = useDraft(({ stored }) => stored.draft.publishAt)
  const { timeZone } = useEditing().site
  const input = useMomentInput({
    zone: zoneOrUtc(timeZone),
    initial: publishAt ? new Date(publishAt) : tomorrow(serverNow()),
    isFuture: true,
  })
  const { moment } = input
  return (
    <form
      className={styles.schedule}
      onSubmit={(event) => {
        event.preventDefault()
        if (!moment) return
        void schedule(moment).then((isDone) => {
          if (isDone) onDone()
        })
      }}
    >
      <MomentField label="Readers see the changes from" input={input} />
      <Button kind="primary" isLarge type="submit" isBusy={isBusy} disabled={!moment}>
        Schedule
      </Button>
    </form>
  )
}

/** Saves the draft and schedules it; returns whether it succeeded. */
function useSchedule(): { isBusy: boolean; schedule: (moment: Date) => Promise<boolean> } {
  const { store, site } = useEditing()
  const client = useQueryClient()
  const { isBusy, act } = useDraftAction()
  const schedule = async (moment: Date): Promise<boolean> => {
    const isScheduled = await act(() =>
      actOnDraft(store, {
        unsaved: 'Not scheduled: your changes are not saved yet.',
        send: async ({ recipe, draft: { revision } }) => {
          const params = { site: site.slug, id: recipe.id }
          await call('scheduleRecipeDraft', {
            params,
            body: { revision, publishAt: moment.toISOString() },
          })
          return null
        },
      }),
    )
    void invalidateCalls(client, ['listManagedRecipes'], { site: site.slug })
    if (isScheduled) toast.success('Scheduled')
    return isScheduled
  }
  return { isBusy, schedule }
}
