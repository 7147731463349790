import { useId } from 'react'
import type { ReactElement, TextareaHTMLAttributes } from 'react'
import styles from './field.module.css'

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  /** The error message, announced and associated with the text. */
  error?: string | null | undefined
}

/** A labelled text of several lines with its error. */
export function TextAreaField({ label, error, ...area }: TextAreaFieldProps): ReactElement {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={3}
        {...area}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <span id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </span>
    </div>
  )
}
