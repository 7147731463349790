'use client'

import type { ReactElement } from 'react'
import { clockTime } from '@/src/domain/time/zone-clock'
import { TextField } from '@/src/ui/form/field'
import { serverNow } from '../../state/session/server-clock'
import { zoneText } from './moment-words'

type Props = {
  label: string
  /** The time zone of the site. */
  zone: string
  hint?: string
  day: string
  /** Whether days before today are refused. */
  isFuture?: boolean
  error: string | undefined
  onChange: (day: string) => void
}

/**
 * A day in the time zone of the site.
 * @see docs/product/kitchen.md#days-and-times
 */
export function DayField(props: Props): ReactElement {
  const { label, zone, hint, day, isFuture = false, error, onChange } = props
  const now = serverNow()
  const { day: today } = clockTime(now, zone)
  const isPast = isFuture && day !== '' && day < today
  return (
    <TextField
      label={label}
      type="date"
      min={isFuture ? today : '1900-01-01'}
      max="2999-12-31"
      hint={[hint, `Time zone of the site: ${zoneText(now, zone)}.`].filter(Boolean).join(' ')}
      value={day}
      error={isPast ? 'Choose a day in the future' : error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
