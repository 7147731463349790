'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { Row } from 'payload'
import { useEffect } from 'react'

/** Timeout for the fields of an added row, in milliseconds, before they are requested again. */
const PATIENCE = 800

/**
 * Works around a race in Payload 3.90 in which an added row loads for ever: the admin requests the fields
 * of a new row a moment after it was added, and if the response to an earlier edit arrives in between, the
 * form (`MERGE_SERVER_STATE`) takes the row as already requested.
 */
export function RefreshStuckRows() {
  const { dispatchFields, getFields } = useForm()
  const waiting = useFormFields(([fields]) =>
    Object.keys(fields)
      .filter((path) => fields[path]?.rows?.some((row) => row.isLoading))
      .join(' '),
  )
  useEffect(() => {
    if (waiting === '') return
    const timer = window.setInterval(() => {
      for (const path of waiting.split(' ')) {
        const rows = getFields()[path]?.rows ?? []
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows: rows.map(changed) })
      }
    }, PATIENCE)
    return () => window.clearInterval(timer)
  }, [dispatchFields, getFields, waiting])
  return null
}

/** A waiting row with an invisible change, which makes the form request its fields again. */
function changed(row: Row): Row {
  if (!row.isLoading) return row
  const { collapsed, ...rest } = row
  return collapsed === undefined ? { ...rest, collapsed: false } : rest
}
