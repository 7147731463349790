'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import type { SubscriberReport } from '@/src/contract/people/subscriber'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import { CheckField, TextField } from '@/src/ui/form/field'
import { DayField } from '../parts/moments/day-field'
import { endOfDay, startOfDay } from '../parts/moments/day-moments'
import { writeCall } from '../state/write-call'
import { GivenPlanField } from './given-plan-field'
import type { GivenPlan } from './given-plan-field'
import { tableText } from './read-table'
import styles from './subscribers.module.css'

/** Bytes of a table at most. */
const MAX_BYTES = 10_000_000

type FormProps = {
  site: ManagedSite
  onDone: (report: SubscriberReport) => void
  onClose: () => void
}
type Table = { name: string; csv: string }
type Values = {
  table: Table | null
  hasConsent: boolean
  consent: string
  day: string
  paid: GivenPlan
}
const EMPTY: Values = {
  table: null,
  hasConsent: false,
  consent: '',
  day: '',
  paid: { plan: 'free', until: '' },
}

/**
 * The form for importing subscribers: file, confirmation of their consent, and the treatment of paid plans.
 */
export function ImportForm({ site, onDone, onClose }: FormProps): ReactElement {
  const zone = zoneOrUtc(site.timeZone)
  const form = useForm(EMPTY, async ({ table, consent, day, paid }) => {
    const consentedAt = startOfDay(day, zone)
    if (table === null || consentedAt === null) return
    const given = { paidAs: paid.plan, until: endOfDay(paid.until, zone) }
    const { csv, name: fileName } = table
    const body = { csv, fileName, hasConsent: true as const, consent, consentedAt, ...given }
    onDone(await writeCall('importSubscribers', { params: { site: site.slug }, body }))
  })
  const { table, hasConsent, consent, day, paid } = form.values
  const isReady = table !== null && hasConsent && consent.trim() !== ''
  return (
    <form className={styles.window} noValidate onSubmit={form.submit}>
      <TableField form={form} />
      <ConsentFields form={form} zone={zone} />
      <GivenPlanField
        name="paid-as"
        label="Paid plans in the list become"
        hint="Payments cannot be imported. Leave empty for no end date."
        given={paid}
        zone={zone}
        issueOf={form.issueOf}
        onChange={(plan) => form.edit({ paid: plan })}
      />
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          kind="primary"
          isBusy={form.isBusy}
          disabled={!isReady || startOfDay(day, zone) === null}
        >
          Import them
        </Button>
      </div>
    </form>
  )
}

type ConsentProps = { form: Form<Values>; zone: string }

function ConsentFields({ form, zone }: ConsentProps): ReactElement {
  const { values, edit, issueOf } = form
  return (
    <>
      <TextField
        label="Where they agreed"
        hint="For example, the form of my old newsletter. Stored with each address."
        maxLength={500}
        value={values.consent}
        error={issueOf('consent')}
        onChange={({ target }) => edit({ consent: target.value })}
      />
      <DayField
        label="When they agreed, at the latest"
        zone={zone}
        day={values.day}
        error={issueOf('consentedAt')}
        onChange={(day) => edit({ day })}
      />
      <CheckField
        label="I have their consent: all of them have agreed to receive emails from this site"
        checked={values.hasConsent}
        onChange={({ target }) => edit({ hasConsent: target.checked })}
      />
    </>
  )
}

function TableField({ form }: { form: Form<Values> }): ReactElement {
  const chooser = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (file: File | undefined): Promise<void> => {
    form.forget()
    setProblem(null)
    if (!file) return
    if (file.size > MAX_BYTES) {
      setProblem(`${file.name} is larger than 10 MB. Split it and import each part.`)
      return
    }
    const csv = tableText(new Uint8Array(await file.arrayBuffer()))
    form.edit({ table: { name: file.name, csv } })
  }
  return (
    <div>
      <p>
        A CSV file with a column of email addresses, as exported by Substack, Ghost, Mailchimp and
        others. Importing the same file again adds no duplicates.
      </p>
      <div className={styles.file}>
        <Button onClick={() => chooser.current?.click()}>Choose a CSV file</Button>
        <span>{form.values.table?.name}</span>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label="CSV file with subscribers"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <p className={styles.failure} role="alert">
        {problem ?? form.issueOf('csv')}
      </p>
    </div>
  )
}
