'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { toast } from 'sonner'
import type { PaidAs } from '@/src/domain/subscribers'
import { Button } from '@/src/ui/button'
import { Choice } from '@/src/ui/form/choice'
import { TextField } from '@/src/ui/form/field'
import { Dialog } from '@/src/ui/windows/dialog'
import { useAct } from '../settings/form/use-act'
import { useSubscriberActs } from '../state/subscribers'
import { endOfDay } from './end-of-day'
import styles from './readers.module.css'

type WindowProps = { site: string; onClose: () => void }

/** Adds a subscriber by address, for free or with complimentary access. */
export function AddWindow({ site, onClose }: WindowProps): ReactElement {
  const acts = useSubscriberActs(site)
  const act = useAct()
  const [email, setEmail] = useState('')
  const [plan, setPlan] = useState<PaidAs>('free')
  const [until, setUntil] = useState('')
  const [note, setNote] = useState('')
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = plan === 'complimentary' ? { until: endOfDay(until) } : {}
    if (!(await act.run(() => acts.add({ email, plan, note, ...given })))) return
    toast.success(`${email.trim()} was added`)
    onClose()
  }
  return (
    <Dialog title="Add a subscriber" isOpen onOpenChange={(isOpen) => (isOpen ? null : onClose())}>
      <form className={styles.window} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          label="Email address"
          type="email"
          hint="Add only people who have asked you to. They get no mail now."
          maxLength={320}
          autoComplete="off"
          autoCapitalize="none"
          value={email}
          error={act.issueOf('email')}
          onChange={({ target }) => {
            setEmail(target.value)
            act.forget()
          }}
        />
        <Choice
          name="plan"
          label="Plan"
          value={plan}
          options={[
            { value: 'free', label: 'Free' },
            { value: 'complimentary', label: 'Complimentary' },
          ]}
          onChange={setPlan}
        />
        {plan === 'complimentary' ? (
          <TextField
            label="Until"
            type="date"
            hint="Full access without paying. Empty: without end."
            value={until}
            error={act.issueOf('until')}
            onChange={({ target }) => {
              setUntil(target.value)
              act.forget()
            }}
          />
        ) : null}
        <TextField
          label="Note"
          hint="Only who works on the site reads it."
          maxLength={5_000}
          value={note}
          error={act.issueOf('note')}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className={styles.failure} role="alert">
          {act.failure}
        </p>
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={act.isBusy} disabled={email.trim() === ''}>
            Add the subscriber
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
