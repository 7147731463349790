'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { actsOnRow, RowMenu } from '../rows/row-menu'
import type { IngredientLine } from './ingredient-line'
import type { PartKind } from './list-context'
import { useListContext } from './list-context'

type Props = { line: IngredientLine; onClose: () => void; onPart: (part: PartKind) => void }

/** Further actions on a line, also for people who use neither shortcuts nor dragging. */
export function MoreForLine({ line, onClose, onPart }: Props): ReactElement {
  const { actions } = useListContext()
  const parts: { part: PartKind; isThere: boolean; label: string }[] = [
    { part: 'amount', isThere: line.quantityMin !== null, label: 'Add an amount' },
    { part: 'unit', isThere: line.unitId !== null, label: 'Add a unit' },
    { part: 'preparation', isThere: line.preparation !== null, label: 'Add a preparation' },
    { part: 'note', isThere: line.note !== null, label: 'Add a note' },
    { part: 'link', isThere: line.link !== null, label: 'Add a link' },
  ]
  return (
    <RowMenu acts={actsOnRow(line.id, actions)} onClose={onClose}>
      {parts
        .filter(({ isThere }) => !isThere)
        .map(({ part, label }) => (
          <Button key={part} kind="quiet" onClick={() => onPart(part)}>
            {label}
          </Button>
        ))}
    </RowMenu>
  )
}
