import type { ReactElement } from 'react'
import { Icon } from '../icons/icon'
import styles from './select-field.module.css'

type SelectFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  className?: string | undefined
}

/** The browser's own list to choose from, in the house's clothes; its label is spoken. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SelectFieldProps<Value>): ReactElement {
  return (
    <span className={className}>
      <span className={styles.frame}>
        <select
          className={styles.select}
          aria-label={label}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className={styles.icon} />
      </span>
    </span>
  )
}
