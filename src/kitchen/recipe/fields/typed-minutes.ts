import { MAX_MINUTES } from '@/src/domain/recipes/recipe-limits'
import { normaliseDigits } from '@/src/parsing/digits'
import { hasUnreadNumber, parseDuration } from '@/src/parsing/duration'

/** Minutes as people write them: `2 days 1 h 20 min`. */
export function minutesText(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined) return ''
  const days = minutes >= 2880 ? Math.floor(minutes / 1440) : 0
  const hours = Math.floor((minutes - days * 1440) / 60)
  const rest = Math.round(minutes % 60)
  const parts = [
    days > 0 ? `${days} days` : '',
    hours > 0 ? `${hours} h` : '',
    rest > 0 ? `${rest} min` : '',
  ]
  return parts.filter((part) => part !== '').join(' ') || '0 min'
}

/** Minutes alone: "0 min". */
const MINUTES = /^(\d+)\s*(?:m|min|mins|minutes?)$/i
/** A number and another behind its unit: "1 h 20". */
const HOURS_AND_MINUTES = /^\s*(\d+)\s*(?:h|hr|hrs|hours?)\s*(\d{1,2})\s*$/i

/** Weeks, which the parser of pages does not read. */
const WEEKS =
  /(\d+(?:[.,]\d+)?)\s*(?:weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|weken|vecka|veckor)(?!\p{L})/giu

/** A text with its weeks as days. */
const inDays = (text: string): string =>
  text.replace(WEEKS, (_, weeks: string) => `${Number(weeks.replace(',', '.')) * 7} days`)

/** The message about an invalid time. */
export const INVALID_MINUTES = `Enter a time, such as 1 h 20, of at most ${MAX_MINUTES.toLocaleString('en')} minutes.`

/**
 * Parses typed minutes: a number alone counts minutes, "1 h 20" as written; undefined if it is invalid or
 * too long.
 */
export function parseMinutes(text: string): number | null | undefined {
  const minutes = readMinutes(normaliseDigits(text).trim())
  return typeof minutes === 'number' && minutes > MAX_MINUTES ? undefined : minutes
}

function readMinutes(typed: string): number | null | undefined {
  if (typed === '') return null
  if (/^\d+(?:[.,]\d+)?$/.test(typed)) return Number(typed.replace(',', '.'))
  const minutes = MINUTES.exec(typed)
  if (minutes) return Number(minutes[1])
  const both = HOURS_AND_MINUTES.exec(typed)
  if (both) return Number(both[1]) * 60 + Number(both[2])
  const clock = /^(\d{1,2}):(\d{2})$/.exec(typed)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const days = inDays(typed)
  return hasUnreadNumber(days) ? undefined : (parseDuration(days) ?? undefined)
}
