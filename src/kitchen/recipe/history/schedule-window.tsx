'use client'

import type { ReactElement } from 'react'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { MomentField } from '../../parts/moments/moment-field'
import { useMomentInput } from '../../parts/moments/use-moment-input'
import { serverNow } from '../../state/session/server-clock'
import { usePublish } from '../head/publish-button'
import { useDraft, useEditing } from '../recipe-context'
import styles from './history.module.css'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Sets the time of publication, ahead or back. */
export function ScheduleWindow({ isOpen, onOpenChange }: Props): ReactElement {
  return (
    <Dialog title="Publication date" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Schedule onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Schedule({ onDone }: { onDone: () => void }): ReactElement {
  const { publish, isBusy } = usePublish()
  const publishedAt = useDraft(({ stored }) => stored.recipe.publishedAt)
  const { timeZone } = useEditing().site
  const input = useMomentInput({
    zone: zoneOrUtc(timeZone),
    initial: publishedAt ? new Date(publishedAt) : serverNow(),
  })
  const { moment } = input
  const send = async (): Promise<void> => {
    if (moment && (await publish(moment.toISOString()))) onDone()
  }
  return (
    <form
      className={styles.schedule}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MomentField label="Readers see it from" input={input} />
      <Button kind="primary" isLarge type="submit" isBusy={isBusy} disabled={!moment}>
        {moment && moment > serverNow() ? 'Schedule' : 'Publish with this date'}
      </Button>
    </form>
  )
}
