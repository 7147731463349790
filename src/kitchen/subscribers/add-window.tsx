'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { toast } from 'sonner'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Dialog } from '@/src/ui/windows/dialog'
import { useAction } from '@/src/kitchen/parts/use-action'
import { useSubscriberActions } from '../state/subscribers'
import { endOfDay } from '../parts/moments/day-moments'
import { GivenPlanField } from './given-plan-field'
import type { GivenPlan } from './given-plan-field'
import styles from './subscribers.module.css'

type WindowProps = { site: ManagedSite; onClose: () => void }

/** Adds a subscriber by address, for free or with complimentary access. */
export function AddWindow({ site, onClose }: WindowProps): ReactElement {
  const acts = useSubscriberActions(site.slug)
  const act = useAction()
  const zone = zoneOrUtc(site.timeZone)
  const [email, setEmail] = useState('')
  const [given, setGiven] = useState<GivenPlan>({ plan: 'free', until: '' })
  const [note, setNote] = useState('')
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const { plan } = given
    const until = plan === 'complimentary' ? { until: endOfDay(given.until, zone) } : {}
    if (!(await act.run(() => acts.add({ email, plan, note, ...until })))) return
    toast.success(`${email.trim()} was added`)
    onClose()
  }
  return (
    <Dialog title="Add a subscriber" isOpen onOpenChange={(isOpen) => (isOpen ? null : onClose())}>
      <form className={styles.window} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          label="Email address"
          type="email"
          hint="Add only people who have asked you to. They get no email now."
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
        <GivenPlanField
          name="plan"
          label="Plan"
          hint="Full access without paying. Leave empty for no end date."
          {...{ given, act, zone }}
          onChange={setGiven}
        />
        <TextField
          label="Note"
          hint="Only people who work on the site can read it."
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
