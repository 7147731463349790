'use client'

import { useRef, useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import type { SubscriberReport } from '@/src/contract/people/subscriber'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import { CheckField, TextField } from '@/src/ui/form/field'
import { DayField } from '../parts/moments/day-field'
import { endOfDay, startOfDay } from '../parts/moments/day-moments'
import { useAction } from '@/src/kitchen/parts/use-action'
import type { Action } from '@/src/kitchen/parts/use-action'
import { useSubscriberActions } from '../state/subscribers'
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
type Agreed = { hasConsent: boolean; consent: string; day: string }

/**
 * The form for importing subscribers: file, confirmation of their consent, and the treatment of paid plans.
 */
export function ImportForm({ site, onDone, onClose }: FormProps): ReactElement {
  const acts = useSubscriberActions(site.slug)
  const act = useAction()
  const zone = zoneOrUtc(site.timeZone)
  const [table, setTable] = useState<Table | null>(null)
  const [agreed, setAgreed] = useState<Agreed>({ hasConsent: false, consent: '', day: '' })
  const [paid, setPaid] = useState<GivenPlan>({ plan: 'free', until: '' })
  const consentedAt = startOfDay(agreed.day, zone)
  const isReady = table !== null && agreed.hasConsent && agreed.consent.trim() !== ''
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (table === null || consentedAt === null) return
    const { csv, name: fileName } = table
    const { consent } = agreed
    const given = { paidAs: paid.plan, until: endOfDay(paid.until, zone) }
    await act.run(async () =>
      onDone(
        await acts.bringIn({ csv, fileName, hasConsent: true, consent, consentedAt, ...given }),
      ),
    )
  }
  return (
    <form className={styles.window} noValidate onSubmit={(event) => void send(event)}>
      <TableField table={table} onTable={setTable} act={act} />
      <ConsentFields agreed={agreed} onChange={setAgreed} {...{ act, zone }} />
      <GivenPlanField
        name="paid-as"
        label="Paid plans in the list become"
        hint="Payments cannot be imported. Leave empty for no end date."
        given={paid}
        onChange={setPaid}
        {...{ act, zone }}
      />
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          kind="primary"
          isBusy={act.isBusy}
          disabled={!isReady || consentedAt === null}
        >
          Import them
        </Button>
      </div>
    </form>
  )
}

type ConsentProps = {
  agreed: Agreed
  onChange: (agreed: Agreed) => void
  act: Action
  zone: string
}

function ConsentFields({ agreed, onChange, act, zone }: ConsentProps): ReactElement {
  return (
    <>
      <TextField
        label="Where they agreed"
        hint="For example, the form of my old newsletter. Stored with each address."
        maxLength={500}
        value={agreed.consent}
        error={act.issueOf('consent')}
        onChange={({ target }) => onChange({ ...agreed, consent: target.value })}
      />
      <DayField
        label="When they agreed, at the latest"
        zone={zone}
        day={agreed.day}
        error={act.issueOf('consentedAt')}
        onChange={(day) => {
          onChange({ ...agreed, day })
          act.forget()
        }}
      />
      <CheckField
        label="I have their consent: all of them have agreed to receive emails from this site"
        checked={agreed.hasConsent}
        onChange={({ target }) => onChange({ ...agreed, hasConsent: target.checked })}
      />
    </>
  )
}

type TableFieldProps = { table: Table | null; onTable: (table: Table) => void; act: Action }

function TableField({ table, onTable, act }: TableFieldProps): ReactElement {
  const chooser = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (file: File | undefined): Promise<void> => {
    act.forget()
    setProblem(null)
    if (!file) return
    if (file.size > MAX_BYTES) {
      setProblem(`${file.name} is larger than 10 MB. Split it and import each part.`)
      return
    }
    onTable({ name: file.name, csv: tableText(new Uint8Array(await file.arrayBuffer())) })
  }
  return (
    <div>
      <p>
        A CSV file with a column of email addresses, as exported by Substack, Ghost, Mailchimp and
        others. Importing the same file again adds no duplicates.
      </p>
      <div className={styles.file}>
        <Button onClick={() => chooser.current?.click()}>Choose a CSV file</Button>
        <span>{table?.name}</span>
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
        {problem ?? act.issueOf('csv')}
      </p>
    </div>
  )
}
