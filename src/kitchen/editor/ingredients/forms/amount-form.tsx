'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { AnnotatedLine } from '@/src/domain/ingredient-lines/line-spans'
import { CheckField } from '@/src/ui/form/field'
import { INVALID_AMOUNT } from '../../parts/typed-amount'
import { getAnnotation, withAnnotation } from '../annotated-line'
import { useListContext } from '../list-context'
import { amountAt } from '../span-ranges'
import { isPinned, pinAmount } from '../writing/pin-amount'
import { addAmount, formatNumbers, writeAmount } from '../writing/write-amount'
import type { PartFormProps } from './form-props'
import { TypedForm } from './typed-form'

/** The numbers of an amount, and whether it scales. */
export function AmountForm(props: PartFormProps): ReactElement {
  const { line, at, onDone } = props
  const { catalogues, tools } = useListContext()
  const annotated = getAnnotation(line)
  const amount = at === null ? undefined : amountAt(annotated, at)
  const wasPinned = at !== null && isPinned(annotated, at)
  const [isNowPinned, setPinned] = useState(wasPinned)
  const start = amount ? formatNumbers(annotated, amount) : ''
  const write = (typed: string): AnnotatedLine | undefined => {
    const { read } = tools()
    if (at === null) return addAmount(annotated, { typed, read })
    const written = typed === start ? annotated : writeAmount(annotated, at, { typed, read })
    if (!written || isNowPinned === wasPinned) return written
    return pinAmount(written, at, { isPinned: isNowPinned, read })
  }
  return (
    <TypedForm
      label="Amount"
      hint="2, 1½, 0.5 or 2–3"
      start={start}
      isChanged={isNowPinned !== wasPinned}
      error={INVALID_AMOUNT}
      write={(typed) => {
        const written = write(typed)
        return written && withAnnotation(line, written, catalogues)
      }}
      onDone={onDone}
    >
      {at !== null && amount?.quantityMin !== null ? (
        <CheckField
          label="Keep this amount when servings change"
          checked={isNowPinned}
          onChange={({ target }) => setPinned(target.checked)}
        />
      ) : null}
    </TypedForm>
  )
}
