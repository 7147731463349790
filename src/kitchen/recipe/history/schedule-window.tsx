'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Dialog } from '@/src/ui/windows/dialog'
import { serverNow } from '../../state/session/server-clock'
import { usePublish } from '../head/publish-button'
import { useDraft } from '../recipe-context'
import styles from './history.module.css'
import { typedMoment } from './typed-moment'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Sets the time of publication, ahead or back. */
export function ScheduleWindow({ isOpen, onOpenChange }: Props): ReactElement {
  return (
    <Dialog title="Time of publication" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Schedule onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** A moment as `datetime-local` wants it, in the clock of this browser. */
export const localTime = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

function Schedule({ onDone }: { onDone: () => void }): ReactElement {
  const { publish, isBusy } = usePublish()
  const publishedAt = useDraft(({ recipe }) => recipe.publishedAt)
  const [time, setTime] = useState(() =>
    localTime(publishedAt ? new Date(publishedAt) : serverNow()),
  )
  const moment = typedMoment(time)
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
      <TextField
        label="Readers see it from"
        type="datetime-local"
        value={time}
        error={moment ? null : 'Choose a day from 1900 to 2999, and a time.'}
        hint={`Time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button kind="primary" isLarge type="submit" isBusy={isBusy} disabled={!moment}>
        {moment && moment > serverNow() ? 'Schedule' : 'Publish with this date'}
      </Button>
    </form>
  )
}
