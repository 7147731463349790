import type { ReactElement } from 'react'
import type { PaidAs } from '@/src/domain/payments/subscribers'
import { Choice } from '@/src/ui/form/choice'
import { TextField } from '@/src/ui/form/field'
import type { Act } from '../settings/form/use-act'
import styles from './readers.module.css'

/** Free, or complimentary until a day; no day is without end. */
export type GivenPlan = { plan: PaidAs; until: string }

type Props = {
  name: string
  label: string
  hint: string
  given: GivenPlan
  onChange: (given: GivenPlan) => void
  act: Act
}

/** The choice of access for a subscriber who does not pay here. */
export function GivenPlanField(props: Props): ReactElement {
  const { name, label, hint, given, onChange, act } = props
  return (
    <>
      <div className={styles.plan}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <Choice
          name={name}
          label={label}
          value={given.plan}
          options={[
            { value: 'free', label: 'Free' },
            { value: 'complimentary', label: 'Complimentary' },
          ]}
          onChange={(plan) => onChange({ ...given, plan })}
        />
      </div>
      {given.plan === 'complimentary' ? (
        <TextField
          label="Until"
          type="date"
          hint={hint}
          value={given.until}
          error={act.issueOf('until')}
          onChange={({ target }) => {
            onChange({ ...given, until: target.value })
            act.forget()
          }}
        />
      ) : null}
    </>
  )
}
