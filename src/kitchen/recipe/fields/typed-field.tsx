'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { TextField } from '@/src/ui/form/field'

type Props<Value> = {
  label: string
  value: Value
  /** Formats the value as text. */
  show: (value: Value) => string
  /** Parses the text; undefined if it is invalid. */
  read: (text: string) => Value | undefined
  onChange: (value: Value) => void
  /** The message for invalid text. */
  wrong: string
  hint?: string
  placeholder?: string
  error?: string | null
  inputMode?: 'numeric' | 'decimal' | 'text' | 'url'
}

/** A field that parses its text when it is left; invalid text stays in the field. */
export function TypedField<Value>(props: Props<Value>): ReactElement {
  const { label, value, show, read, onChange, wrong, error, ...input } = props
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && read(typed) === undefined
  const type = (text: string): void => {
    setTyped(text)
    const next = read(text)
    if (next !== undefined) onChange(next)
  }
  return (
    <TextField
      {...input}
      label={label}
      value={typed ?? show(value)}
      error={isWrong ? wrong : error}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(isWrong ? typed : null)}
    />
  )
}
