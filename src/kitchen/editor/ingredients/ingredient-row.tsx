'use client'

import { memo } from 'react'
import type { ReactElement } from 'react'
import { SortableRow } from '../rows/sortable-row'
import type { IngredientLine } from './ingredient-line'
import { isEmptyLine } from './ingredient-line'
import { useListContext } from './list-context'
import { PartsLine } from './parts-line'
import { TextLine } from './text-line'

type Props = { line: IngredientLine; isEditing: boolean }

/** A line of ingredients: as text while it is typed, else as its parts. */
export const IngredientRow = memo(function IngredientRow({ line, isEditing }: Props): ReactElement {
  const { open } = useListContext()
  return (
    <SortableRow
      id={line.id}
      gripLabel="Drag to move"
      moreLabel="More for this line"
      isLine
      onMore={(anchor) => open('more', line.id, anchor)}
    >
      {isEditing || isEmptyLine(line) ? <TextLine line={line} /> : <PartsLine line={line} />}
    </SortableRow>
  )
})
