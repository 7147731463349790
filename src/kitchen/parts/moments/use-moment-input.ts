'use client'

import { useState } from 'react'
import { clockTime, momentAt } from '@/src/domain/time/zone-clock'
import type { ClockChange, ClockTime } from '@/src/domain/time/zone-clock'
import { serverNow } from '../../state/session/server-clock'

/** A moment that is typed as a day and a time in the zone of a site. */
export type MomentInput = {
  zone: string
  clock: ClockTime
  /** The typed moment; null while there is none, or it is not allowed. */
  moment: Date | null
  clockChange: ClockChange
  /** The first day that may be chosen. */
  minDay: string
  error: string | null
  change: (part: Partial<ClockTime>) => void
}

type Options = {
  zone: string
  /** The moment to begin with; it stays exactly this one until something is typed. */
  initial: Date
  /** Whether the moment must be in the future. */
  isFuture?: boolean
}

const FIRST_DAY = '1900-01-01'

/**
 * The state of a field for a moment.
 * @see docs/product/kitchen.md#days-and-times
 */
export function useMomentInput({ zone, initial, isFuture = false }: Options): MomentInput {
  const [typed, setTyped] = useState<ClockTime | null>(null)
  const [start] = useState(initial)
  const clock = typed ?? clockTime(start, zone)
  return {
    zone,
    clock,
    ...readMoment(typed ? momentAt(typed, zone) : { moment: start, clockChange: 'none' }, isFuture),
    minDay: isFuture ? clockTime(serverNow(), zone).day : FIRST_DAY,
    change: (part) => setTyped({ ...clock, ...part }),
  }
}

type Read = Pick<MomentInput, 'moment' | 'clockChange' | 'error'>

function readMoment(found: ReturnType<typeof momentAt>, isFuture: boolean): Read {
  const none = { moment: null, clockChange: 'none' } as const
  if (!found) return { ...none, error: 'Choose a day from 1900 to 2999, and a time.' }
  const isPast = isFuture && found.moment <= serverNow()
  return isPast ? { ...none, error: 'Choose a time in the future.' } : { ...found, error: null }
}
