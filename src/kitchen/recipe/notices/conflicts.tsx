'use client'

import type { ReactElement } from 'react'
import { ConflictList } from '../../parts/conflict-list'
import { partLabel, readableText } from '../differences'
import { useDraft, useEditing } from '../recipe-context'
import { useNames } from '../use-names'

/** Conflicts with another user's changes of the recipe. */
export function Conflicts(): ReactElement | null {
  const { store } = useEditing()
  const conflicts = useDraft((state) => state.conflicts)
  const nameOf = useNames()
  return (
    <ConflictList
      conflicts={conflicts}
      labelOf={([name = '']) => partLabel(name)}
      wordsOf={(conflict, side) => readableText(conflict[side], nameOf)}
      onSettle={store.settle}
    />
  )
}
