'use client'

import { useId } from 'react'
import type { ReactElement, TextareaHTMLAttributes } from 'react'
import styles from './fields.module.css'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (text: string) => void
  error?: string | null
  hint?: string
}

/** A text area as high as its text. */
export function TextArea({ label, value, onChange, error, hint, ...rest }: Props): ReactElement {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={styles.area}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-more`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-more`}>
        {error ? (
          <span className={styles.error} role="alert">
            {error}
          </span>
        ) : (
          <span className={styles.hint}>{hint}</span>
        )}
      </span>
    </div>
  )
}
