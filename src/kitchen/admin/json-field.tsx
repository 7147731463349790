'use client'

import { TextareaInput, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'

/**
 * A value as JSON in a plain text area. The admin's own editor would be fetched from another
 * company's server, which a self-hosted product does not do.
 */
export const JsonField: JSONFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, showError } = useField<unknown>({ path })
  // Half-typed JSON is not valid: only valid JSON goes into the form.
  const [draft, setDraft] = useState<{ text: string; isJson: boolean } | null>(null)
  const text = draft?.text ?? written(value)
  const isReadOnly = readOnly === true || field.admin?.readOnly === true
  return (
    <TextareaInput
      path={path}
      label={field.label ?? field.name}
      description={
        draft?.isJson === false ? 'Not valid JSON, so not saved.' : (field.admin?.description ?? '')
      }
      value={text}
      rows={10}
      readOnly={isReadOnly}
      showError={showError}
      onChange={(event) => {
        const parsed = parse(event.target.value)
        setDraft({ text: event.target.value, isJson: parsed.isJson })
        if (parsed.isJson) setValue(parsed.value)
      }}
    />
  )
}

const written = (value: unknown): string =>
  value === undefined || value === null ? '' : JSON.stringify(value, null, 2)

function parse(text: string): { isJson: boolean; value: unknown } {
  if (text.trim() === '') return { isJson: true, value: null }
  try {
    return { isJson: true, value: JSON.parse(text) }
  } catch {
    return { isJson: false, value: undefined }
  }
}
