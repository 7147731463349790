'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { TextField } from '@/src/ui/form/field'
import { PartForm } from '../parts/part-form'
import type { IngredientLine } from './ingredient-line'

type TypedProps = {
  label: string
  hint?: string
  start: string
  error?: string
  /** The change that the typed words make; undefined where they are wrong. */
  read: (typed: string) => Partial<IngredientLine> | undefined
  onDone: (change: Partial<IngredientLine>) => void
}

/** A part of a line that is typed, with its check. */
export function TypedForm({
  label,
  hint,
  start,
  error = 'Invalid input',
  read,
  onDone,
}: TypedProps): ReactElement {
  const [typed, setTyped] = useState(start)
  const [isWrong, setWrong] = useState(false)
  return (
    <PartForm
      onApply={() => {
        const change = typed === start ? {} : read(typed)
        if (change) onDone(change)
        else setWrong(true)
      }}
    >
      <TextField
        label={label}
        hint={hint}
        dir="auto"
        value={typed}
        error={isWrong ? error : null}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
    </PartForm>
  )
}
