'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { Row } from 'payload'
import { useEffect } from 'react'

/** Time that an added row may wait for its fields, in milliseconds, before they are requested again. */
const PATIENCE = 800

/**
 * Lets no added row stay empty. The admin asks the server for the fields of a new row a moment
 * after it was added; when the answer to something typed before comes in that moment, the form
 * (`MERGE_SERVER_STATE` in Payload 3.90) takes the new row as asked for, and it would load for ever.
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

/** A waiting row with a change that nobody sees, which makes the form ask the server once more. */
function changed(row: Row): Row {
  if (!row.isLoading) return row
  const { collapsed, ...rest } = row
  return collapsed === undefined ? { ...rest, collapsed: false } : rest
}
