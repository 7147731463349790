import { durationText } from '@/src/domain/amounts/duration'
import {
  MAX_FURTHER_TIMERS,
  MAX_MINUTES,
  MAX_TIMER_LABEL,
} from '@/src/domain/recipes/recipe-limits'
import { findTimers } from '@/src/parsing/timer'
import { parseMinutes } from '../../recipe/fields/typed-minutes'
import type { FurtherTimer, Step } from './step'

/** The change that adds a timer to a step; null if the step offers it already. */
export function addedTimer(
  { timerMinutes, furtherTimers }: Pick<Step, 'timerMinutes' | 'furtherTimers'>,
  { minutes, text }: { minutes: number; text: string },
): Partial<Step> | null {
  if (minutes > MAX_MINUTES) return null
  if (timerMinutes === null) return { timerMinutes: minutes }
  // Without a list, the time is offered because the text says it.
  if (furtherTimers === null || timerMinutes === minutes) return null
  const isListed = furtherTimers.some((each) => each.minutes === minutes)
  return isListed ? null : { furtherTimers: [...furtherTimers, { minutes, label: text }] }
}

/** Timers as a line of text: `10 min, Bake 30 to 35 minutes`. */
export const furtherTimersText = (timers: readonly FurtherTimer[]): string =>
  timers
    .map(({ minutes, label }) => {
      if (label === null) return durationText(minutes)
      return minutesIn(label) === minutes ? label : `${label} ${durationText(minutes)}`
    })
    .join(', ')

/** Parses the timers of such a line; undefined if one of them has no time. */
export function parseTimers(typed: string): FurtherTimer[] | undefined {
  const entries = typed
    .split(/,\s+|;/)
    .map((entry) => entry.trim().slice(0, MAX_TIMER_LABEL))
    .filter((entry) => entry !== '')
  const timers = entries.slice(0, MAX_FURTHER_TIMERS).flatMap((label): FurtherTimer[] => {
    const minutes = minutesIn(label)
    if (!minutes) return []
    const isPlain = /^\d+$/.test(label) || label === durationText(minutes)
    return [{ minutes, label: isPlain ? null : label }]
  })
  return timers.length === entries.length ? timers : undefined
}

const minutesIn = (text: string): number | null | undefined =>
  findTimers(text)[0]?.minutes ?? parseMinutes(text)
