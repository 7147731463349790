'use client'

import type { ReactElement } from 'react'
import { RecordNotices } from '../record/record-notices'
import { useDesigning } from './design-context'
import { formatConflictValue } from './design-words'
import { SECTIONS } from './sections'

/** The fields of a design by the section they are in. */
const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  SECTIONS.flatMap(({ fields, title }) => fields.map((field) => [field, title])),
)

/** Notices for the designer, above the panel. */
export function DesignNotices(): ReactElement {
  const { store } = useDesigning()
  return (
    <RecordNotices
      store={store}
      labels={LABELS}
      sideText={(_, value) => formatConflictValue(value)}
    />
  )
}
