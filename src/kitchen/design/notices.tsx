'use client'

import type { ReactElement } from 'react'
import type { Json } from '@/src/domain/merging/merge'
import { RecordNotices } from '../record/record-notices'
import { useDesign, useDesigning } from './design-context'
import { formatConflictValue } from './design-words'
import { SECTIONS } from './sections'

/** The fields of a design by the section they are in. */
const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  SECTIONS.flatMap(({ fields, title }) => fields.map((field) => [field, title])),
)

/** Notices for the designer, above the panel. */
export function DesignNotices(): ReactElement {
  const { store } = useDesigning()
  const state = useDesign((all) => all)
  return (
    <RecordNotices
      state={state}
      noun="design"
      labels={LABELS}
      conflictWords={(_, value: Json) => formatConflictValue(value)}
      onUndo={store.undo}
      onSettle={store.settle}
    />
  )
}
