'use client'

import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { parseTypedNumber } from '@/src/domain/amounts/typed-number'
import { servingsText } from '@/src/domain/cooking/servings'
import styles from './number-field.module.css'

type NumberFieldProps = {
  /** The accessible name of the field. */
  label: string
  value: number
  /** Called with each number above 0 that is typed. */
  onChange: (value: number) => void
  /** Called by the arrow keys. */
  onStep?: (by: 1 | -1) => void
  min: number
  max: number
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A text field for a number, as native number fields accept no fractions and change with the wheel. Typed
 * text is normalized when the field is left.
 */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { label, value, onChange, onStep, min, max } = props
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // As in native number fields: text typed after a step replaces the number.
  useEffect(() => {
    if (typed === null && document.activeElement === field.current) field.current?.select()
  }, [value, typed])
  const change = (text: string): void => {
    setTyped(text)
    const number = parseTypedNumber(text)
    if (number !== null) onChange(number)
  }
  const press = (event: KeyboardEvent): void => {
    const by = STEPS[event.key]
    if (event.key === 'Enter' || by) setTyped(null)
    if (!by || !onStep) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <input
      ref={field}
      className={styles.input}
      type="text"
      inputMode="decimal"
      role="spinbutton"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-invalid={typed !== null && parseTypedNumber(typed) === null ? true : undefined}
      value={typed ?? servingsText(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => change(event.target.value)}
      onKeyDown={press}
      onBlur={() => setTyped(null)}
    />
  )
}
