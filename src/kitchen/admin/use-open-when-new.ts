'use client'

import { useForm, useFormFields, useRowLabel } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Time for which a row that was just added is kept open, in milliseconds. */
const HELD_OPEN = 15_000

/**
 * Opens a row that was just added, so that its first field can be filled in at once. In a list that starts
 * collapsed, rows are added collapsed too, and a late response to a request that the form sent before would
 * collapse them again.
 */
export function useOpenWhenNew(isEmpty: boolean): void {
  const { path } = useRowLabel()
  const { dispatchFields, getFields } = useForm()
  const [addedAt] = useState(() => (isEmpty ? Date.now() : 0))
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path) ?? []
  const isCollapsed = useFormFields(([fields]) => fields[list]?.rows?.[Number(index)]?.collapsed)
  useEffect(() => {
    if (isCollapsed === false || Date.now() - addedAt > HELD_OPEN) return
    const rows = getFields()[list]?.rows ?? []
    const updatedRows = rows.map((row, at) =>
      at === Number(index) ? { ...row, collapsed: false } : row,
    )
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  }, [dispatchFields, getFields, list, index, addedAt, isCollapsed])
}
