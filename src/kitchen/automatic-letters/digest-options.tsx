'use client'

import type { ReactElement } from 'react'
import type { Form } from '@/src/api/react/use-form'
import type { ManagedSite } from '@/src/contract/site/site'
import { DIGEST_RECIPIENTS } from '@/src/domain/automatic-letters'
import { SelectField } from '@/src/ui/form/select-field'
import type { AutomaticLetterValues } from './automatic-letter-words'
import { WEEKDAYS } from './automatic-letter-words'
import styles from './automatic-letters.module.css'

const DAYS = WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }))
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const RECIPIENT_LABELS = {
  weekly: 'Subscribers who chose weekly emails',
  everyone: 'All subscribers',
} as const
const RECIPIENTS = DIGEST_RECIPIENTS.map((value) => ({ value, label: RECIPIENT_LABELS[value] }))

type Props = { site: ManagedSite; form: Form<AutomaticLetterValues> }

/** The options of the weekly digest: its time on the site's clock, and who gets it. */
export function DigestOptions({ site, form }: Props): ReactElement {
  const { weekday, hour, recipients } = form.values
  return (
    <>
      <div className={styles.time}>
        <SelectField
          label="Day"
          value={String(weekday)}
          options={DAYS}
          onChange={(value) => form.edit({ weekday: Number(value) })}
        />
        <SelectField
          label="Hour"
          value={String(hour)}
          options={HOURS}
          onChange={(value) => form.edit({ hour: Number(value) })}
        />
        <span className={styles.words}>{site.timeZone}</span>
      </div>
      <SelectField
        label="Recipients"
        value={recipients}
        options={RECIPIENTS}
        onChange={(value) => form.edit({ recipients: value })}
      />
    </>
  )
}
