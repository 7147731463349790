import type { ReactElement } from 'react'
import { SelectField } from '@/src/ui/form/select-field'
import styles from './fields.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A list to choose from below its label. */
export function SelectRow<Value extends string>(props: Props<Value>): ReactElement {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      <SelectField {...props} />
    </div>
  )
}
