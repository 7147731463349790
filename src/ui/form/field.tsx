'use client'

import { useId } from 'react'
import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react'
import styles from './field.module.css'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string | undefined
  /** The error message, announced and associated with the input. */
  error?: string | null | undefined
  /** A button beside the line. */
  action?: ReactNode
}

/** A labelled line of text with its hint and its error. */
export function TextField({ label, hint, error, action, ...input }: TextFieldProps): ReactElement {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.line}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described === '' ? undefined : described}
        />
        {action}
      </span>
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      <span id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </span>
    </div>
  )
}

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode }

/** A box to tick, with its words. */
export function CheckField({ label, ...input }: CheckFieldProps): ReactElement {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
