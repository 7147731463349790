'use client'

import { useId, useMemo } from 'react'
import type { InputHTMLAttributes, ReactElement } from 'react'
import fields from '@/src/ui/form/field.module.css'
import { Picker } from './picker'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'list'> & {
  label: string
  hint?: string | undefined
  error?: string | null | undefined
  value: string
  suggestions: readonly string[]
  onType: (typed: string) => void
}

/** A labelled line of text that offers values; others may be typed. */
export function SuggestField(props: Props): ReactElement {
  const { label, hint, error, value, suggestions, onType, ...input } = props
  const id = useId()
  const choices = useMemo(
    () => suggestions.map((each) => ({ id: each, label: each })),
    [suggestions],
  )
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <Picker
        id={id}
        label={label}
        typed={value}
        onType={onType}
        choices={choices}
        onChoose={onType}
        input={{
          ...input,
          className: fields.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described === '' ? undefined : described,
        }}
      />
      {hint ? (
        <span id={`${id}-hint`} className={fields.hint}>
          {hint}
        </span>
      ) : null}
      <span id={`${id}-error`} className={fields.error} role="alert">
        {error}
      </span>
    </div>
  )
}
