'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { rowMenuItems, RowMenu } from '../rows/row-menu'
import { getAnnotation, withAnnotation } from './annotated-line'
import type { IngredientLine } from './ingredient-line'
import type { OpenPart } from './list-context'
import { useListContext } from './list-context'
import { amountAt } from './span-ranges'
import { isLinePinned, pinLine, pinnableAmounts } from './writing/pin-amount'
import { canHaveUnit } from './writing/write-unit'

type Props = {
  line: IngredientLine
  onClose: () => void
  onPart: (part: OpenPart) => void
  onDone: (line: IngredientLine) => void
}

/** Further actions on a line, also for people who use neither shortcuts nor dragging. */
export function MoreForLine({ line, onClose, onPart, onDone }: Props): ReactElement {
  const { actions } = useListContext()
  return (
    <RowMenu acts={rowMenuItems(line.id, actions)} onClose={onClose}>
      <PinButton line={line} onDone={onDone} />
      {partsToAdd(line).map(({ part, label }) => (
        <Button key={part.kind} kind="quiet" onClick={() => onPart(part)}>
          {label}
        </Button>
      ))}
    </RowMenu>
  )
}

function PinButton({ line, onDone }: Pick<Props, 'line' | 'onDone'>): ReactElement | null {
  const { catalogues, tools } = useListContext()
  const annotated = getAnnotation(line)
  if (pinnableAmounts(annotated).length === 0) return null
  const isPinned = isLinePinned(annotated)
  return (
    <Button
      kind="quiet"
      onClick={() => {
        const pinned = pinLine(annotated, { isPinned: !isPinned, read: tools().read })
        onDone(withAnnotation(line, pinned, catalogues))
      }}
    >
      {isPinned ? 'Scale this amount with servings' : 'Keep this amount when servings change'}
    </Button>
  )
}

type Addition = { part: OpenPart; label: string }

/** The parts that a line has not and its text can take. */
function partsToAdd(line: IngredientLine): Addition[] {
  const annotated = getAnnotation(line)
  const { spans } = annotated
  const has = (kind: string): boolean => spans.some((span) => span.kind === kind)
  const main = spans.findIndex(({ kind }) => kind === 'amount')
  const amount = amountAt(annotated, main)
  const link: Addition = { part: { kind: 'link', at: null }, label: 'Add a link' }
  const words: (Addition | null)[] = [
    amount ? null : { part: { kind: 'amount', at: null }, label: 'Add an amount' },
    amount?.word === null && canHaveUnit(amount)
      ? { part: { kind: 'unit', at: main }, label: 'Add a unit' }
      : null,
    has('preparation')
      ? null
      : { part: { kind: 'preparation', at: null }, label: 'Add a preparation' },
    has('note') ? null : { part: { kind: 'note', at: null }, label: 'Add a note' },
  ]
  return [...(line.spans === null ? [] : words), line.link === null ? link : null].filter(
    (addition) => addition !== null,
  )
}
