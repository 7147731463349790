'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useForm } from '@/src/api/react/use-form'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Dialog } from '@/src/ui/windows/dialog'
import { writeCall } from '../state/write-call'
import { endOfDay } from '../parts/moments/day-moments'
import { GivenPlanField } from './given-plan-field'
import type { GivenPlan } from './given-plan-field'
import styles from './subscribers.module.css'

const EMPTY = { email: '', given: { plan: 'free', until: '' } as GivenPlan, note: '' }

type WindowProps = { site: ManagedSite; onClose: () => void }

/** Adds a subscriber by address, for free or with complimentary access. */
export function AddWindow({ site, onClose }: WindowProps): ReactElement {
  const zone = zoneOrUtc(site.timeZone)
  const form = useForm(EMPTY, async ({ email, note, given: { plan, until: day } }) => {
    const until = plan === 'complimentary' ? { until: endOfDay(day, zone) } : {}
    const body = { email, plan, note, ...until }
    await writeCall('createSubscriber', { params: { site: site.slug }, body })
    toast.success(`${email.trim()} was added`)
    onClose()
  })
  const { email, given, note } = form.values
  return (
    <Dialog title="Add a subscriber" isOpen onOpenChange={(isOpen) => (isOpen ? null : onClose())}>
      <form className={styles.window} noValidate onSubmit={form.submit}>
        <TextField
          label="Email address"
          type="email"
          hint="Add only people who have asked you to. They get no email now."
          maxLength={320}
          autoComplete="off"
          autoCapitalize="none"
          value={email}
          error={form.issueOf('email')}
          onChange={({ target }) => form.edit({ email: target.value })}
        />
        <GivenPlanField
          name="plan"
          label="Plan"
          hint="Full access without paying. Leave empty for no end date."
          {...{ given, zone }}
          issueOf={form.issueOf}
          onChange={(plan) => form.edit({ given: plan })}
        />
        <TextField
          label="Note"
          hint="Only people who work on the site can read it."
          maxLength={5_000}
          value={note}
          error={form.issueOf('note')}
          onChange={({ target }) => form.edit({ note: target.value })}
        />
        <p className={styles.failure} role="alert">
          {form.failure}
        </p>
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy} disabled={email.trim() === ''}>
            Add the subscriber
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
