'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { durationText } from '@/src/domain/amounts/duration'
import { getStepTimers } from '@/src/parsing/timer'
import { CheckField, TextField } from '@/src/ui/form/field'
import { parseMinutes, INVALID_MINUTES } from '../../recipe/fields/typed-minutes'
import { PartForm } from '../parts/part-form'
import { furtherTimersText, parseTimers } from './further-timers'
import type { Step } from './step'

type Props = { step: Step; onDone: (fields: Partial<Step>) => void }

/**
 * Edits the timers of a step: its own, and the further ones, which are the times in its text or a list.
 * @see docs/product/cooking.md#timers
 */
export function TimerForm({ step, onDone }: Props): ReactElement {
  const start = startOf(step)
  const [own, setOwn] = useState(start.own)
  const [isFromText, setFromText] = useState(start.isFromText)
  const [further, setFurther] = useState(start.further)
  const isChanged =
    own !== start.own || isFromText !== start.isFromText || further !== start.further
  const [wrong, setWrong] = useState<'own' | 'further' | null>(null)
  const apply = (): void => {
    const timerMinutes = parseMinutes(own)
    const furtherTimers = isFromText ? null : parseTimers(further)
    if (timerMinutes === undefined) setWrong('own')
    else if (furtherTimers === undefined) setWrong('further')
    else onDone({ timerMinutes, furtherTimers })
  }
  return (
    <PartForm isChanged={isChanged} onApply={apply}>
      <TextField
        label="Timer"
        hint="20, 1 h 20 or 45 min; empty for none"
        value={own}
        error={wrong === 'own' ? INVALID_MINUTES : null}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setOwn(event.target.value)
          setWrong(null)
        }}
      />
      <CheckField
        label="Offer the times in the text as timers too"
        checked={isFromText}
        onChange={(event) => setFromText(event.target.checked)}
      />
      {isFromText ? null : (
        <TextField
          label="Additional timers"
          hint="10 min, Bake 35 min; empty for none"
          dir="auto"
          value={further}
          error={wrong === 'further' ? INVALID_MINUTES : null}
          onChange={(event) => {
            setFurther(event.target.value)
            setWrong(null)
          }}
        />
      )}
    </PartForm>
  )
}

/** The fields of the form as the step has them. */
const startOf = (step: Step) => ({
  own: step.timerMinutes === null ? '' : durationText(step.timerMinutes),
  isFromText: step.furtherTimers === null,
  further: furtherTimersText(furtherOf(step)),
})

/** The timers that a step offers beside its own. */
const furtherOf = (step: Step) =>
  step.furtherTimers ?? getStepTimers(step).filter(({ minutes }) => minutes !== step.timerMinutes)
