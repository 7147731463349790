'use client'

import { useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Opens a row that was just added, so that its first field can be filled in at once. Rows of a list
 * that starts collapsed would be added collapsed too.
 */
export function useOpenWhenNew(isEmpty: boolean): void {
  const { path } = useRowLabel()
  const { dispatchFields, getFields } = useForm()
  const isNew = useRef(isEmpty)
  useEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path) ?? []
    const rows = getFields()[list]?.rows ?? []
    const updatedRows = rows.map((row, at) =>
      at === Number(index) ? { ...row, collapsed: false } : row,
    )
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  }, [dispatchFields, getFields, path])
}
