import type { ReactElement } from 'react'
import styles from './choice.module.css'

type ChoiceProps<Value extends string> = {
  /** The name of the radio group, unique on the page. */
  name: string
  /** The accessible name of the group. */
  label: string
  /** The chosen value; null while none is. */
  value: Value | null
  /** `spoken` is the accessible name of a label that is only a symbol. */
  options: readonly { value: Value; label: string; spoken?: string }[]
  onChange: (value: Value) => void
}

/** One of a few, side by side: radio buttons in the clothes of a switch. */
export function Choice<Value extends string>({
  name,
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>): ReactElement {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.spoken}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
