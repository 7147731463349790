'use client'

import { useCallback, useState } from 'react'
import type { Row, RowGroups } from './row-groups'
import { findRow } from './row-groups'

/** A part of a row that is open for correction, beside the element it was opened from. */
export type OpenedPart<Part, R extends Row> = { part: Part; row: R; anchor: HTMLElement }

/** The open part of a row: one at a time, and none when its row is gone. */
export function useOpenedPart<Part, R extends Row>(
  groups: RowGroups<R>,
): {
  opened: OpenedPart<Part, R> | null
  open: (part: Part, id: string, anchor: HTMLElement) => void
  close: () => void
} {
  const [at, setAt] = useState<{ part: Part; id: string; anchor: HTMLElement } | null>(null)
  const open = useCallback(
    (part: Part, id: string, anchor: HTMLElement) => setAt({ part, id, anchor }),
    [],
  )
  const close = useCallback(() => setAt(null), [])
  const row = at && findRow(groups, at.id)
  return { opened: at && row ? { part: at.part, anchor: at.anchor, row } : null, open, close }
}
