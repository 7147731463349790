'use client'

import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import styles from './first-run.module.css'

type Option<Value> = { value: Value; label: string; picture: ReactNode }
type Props<Value extends string> = {
  /** The name of the group. */
  label: string
  options: readonly Option<Value>[]
  chosen: Value | null
  size: 'large' | 'small' | 'pair'
  onChoose: (value: Value) => void
}

/** One of several looks, chosen by its picture. */
export function Choices<Value extends string>(props: Props<Value>): ReactElement {
  const { label, options, chosen, size, onChoose } = props
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices} data-size={size}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
            <span className={styles.name}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
