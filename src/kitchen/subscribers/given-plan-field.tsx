import type { ReactElement } from 'react'
import type { ActionState } from '@/src/api/react/use-call-mutation'
import type { PaidAs } from '@/src/domain/payments/subscribers'
import { Choice } from '@/src/ui/form/choice'
import { DayField } from '../parts/moments/day-field'
import styles from './subscribers.module.css'

/** Free, or complimentary until a day; no day is without end. */
export type GivenPlan = { plan: PaidAs; until: string }

type Props = {
  name: string
  label: string
  hint: string
  given: GivenPlan
  onChange: (given: GivenPlan) => void
  issueOf: ActionState['issueOf']
  /** The time zone of the site. */
  zone: string
}

/** The choice of access for a complimentary subscriber. */
export function GivenPlanField(props: Props): ReactElement {
  const { name, label, hint, given, onChange, issueOf, zone } = props
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
          error={issueOf('until')}
          onChange={(until) => onChange({ ...given, until })}
        />
      ) : null}
    </>
  )
}
