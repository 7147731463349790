'use client'

import { memo } from 'react'
import type { ReactElement } from 'react'
import { SortableRow } from '../rows/sortable-row'
import type { IngredientLine } from './ingredient-line'
import { isEmptyLine } from './ingredient-line'
import { useListContext } from './list-context'
import { PartsLine } from './parts-line'
import { TextLine } from './text-line'

type Props = {
  line: IngredientLine
  isEditing: boolean
  /** Message about data lost by an edit; null for none. */
  remark: string | null
}

/** A line of ingredients: a text field while it is typed, else its text with its parts. */
export const IngredientRow = memo(function IngredientRow(props: Props): ReactElement {
  const { line, isEditing, remark } = props
  const { open } = useListContext()
  return (
    <SortableRow
      id={line.id}
      gripLabel="Drag to move"
      moreLabel="More for this line"
      isLine
      onMore={(anchor) => open({ kind: 'more', at: null }, line.id, anchor)}
    >
      {isEditing || isEmptyLine(line) ? (
        <TextLine line={line} />
      ) : (
        <PartsLine line={line} remark={remark} />
      )}
    </SortableRow>
  )
})
