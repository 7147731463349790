import type { ReactElement } from 'react'
import type { PaidAs } from '@/src/domain/payments/subscribers'
import { Choice } from '@/src/ui/form/choice'
import { DayField } from '../parts/moments/day-field'
import type { Action } from '@/src/kitchen/parts/use-action'
import styles from './subscribers.module.css'

/** Free, or complimentary until a day; no day is without end. */
export type GivenPlan = { plan: PaidAs; until: string }

type Props = {
  name: string
  label: string
  hint: string
  given: GivenPlan
  onChange: (given: GivenPlan) => void
  act: Action
  /** The time zone of the site. */
  zone: string
}

/** The choice of access for a complimentary subscriber. */
export function GivenPlanField(props: Props): ReactElement {
  const { name, label, hint, given, onChange, act, zone } = props
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
        <DayField
          label="Until"
          zone={zone}
          isFuture
          hint={hint}
          day={given.until}
          error={act.issueOf('until')}
          onChange={(until) => {
            onChange({ ...given, until })
            act.forget()
          }}
        />
      ) : null}
    </>
  )
}
