import { durationText } from '@/src/domain/amounts/duration'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { parseHumanDuration } from '@/src/parsing/duration'
import { WRITTEN_NUMBER_SOURCE } from '@/src/parsing/written-number'

/** A time that a step asks the cook to wait. */
interface FoundTime {
  minutes: number
  /** The words that tell it, as written. */
  text: string
  /** The position of the words in the step. */
  index: number
}

const NUMBER = String.raw`(?:${WRITTEN_NUMBER_SOURCE}|(?:an?|one|two|three|four|five) and an? half|an?|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|half an?|eine[nr]?|une?|una?)`
const UNIT = String.raw`(?:minutes?|mins?|hours?|hrs?|days?|minuten|stunden?|std|tage?|heures?|jours?|minutos?|horas?|minuti|ore|ora|minuut|uur|minuter|timm(?:e|ar)|minutter|timer?|min)\.?(?![\p{L}])`
const TIMES = new RegExp(
  String.raw`(?<![\p{L}\d.,\/])(${NUMBER})(\s*(?:-|–|—|to|or|bis|à|a|tot|till|til)\s*${NUMBER})?[\s-]*${UNIT}(?:\s*(?:(?:and|und|et|y)\s+|&\s*)?${NUMBER}[\s-]*${UNIT}|\s+and\s+an?\s+half(?!\p{L}))?`,
  'giu',
)

// "after 10 minutes turn": counted; "a 30-minute recipe", "per hour", "10 minutes ago": no waiting.
const NO_WAIT_AFTER =
  /^\s*(?:ago|before serving|ahead|in advance|apart|earl(?:y|ier)|less|old|recipe|meal|per\b(?!\s+(?:side|batch)\b))/i
/** English "a time", which is an hour in Danish and Norwegian. */
const TIME_IN_WORDS = /^[a-z\s]+\stimer?\.?$/i
const NO_WAIT_BEFORE =
  /(?:\bevery|\beach|\ball|\balle|toutes les|\bcada|\bup to|\bwithin|\bper|\bogni)\s+$/i

/**
 * Finds the waiting times in a step ("simmer for 20 minutes"). A range counts as its lower end ("25
 * to 30 minutes" is 25), when the cook should check. "Every 5 minutes" is not a timer.
 */
export function findTimers(step: string): FoundTime[] {
  const timers: FoundTime[] = []
  for (const match of step.matchAll(TIMES)) {
    const before = step.slice(0, match.index)
    const after = step.slice(match.index + match[0].length)
    if (NO_WAIT_BEFORE.test(before) || NO_WAIT_AFTER.test(after)) continue
    if (TIME_IN_WORDS.test(match[0])) continue
    const minutes = parseHumanDuration(lowerEnd(match))
    if (minutes !== null)
      timers.push({ minutes, text: match[0].replace(/\.$/, '').trim(), index: match.index })
  }
  return timers
}

// "25 to 30 minutes" → "25 minutes".
const lowerEnd = ([text, low = '', upper = '']: RegExpExecArray): string =>
  upper === '' ? text : `${low} ${text.slice(low.length + upper.length)}`

/**
 * Returns the minutes of the first timer of a step, the default timer of an instruction, or null.
 */
export function getTimerMinutes(step: string): number | null {
  return findTimers(step)[0]?.minutes ?? null
}

/** Durations of a day or more are not timers, as nobody leaves a page open that long. */
const MINUTES_PER_DAY = 1440

/** The fields of a step that decide its timers. */
type TimedStep = {
  content: RichTextDocument | null
  timerMinutes: number | null
  furtherTimers: readonly { minutes: number; label: string | null }[] | null
}

/**
 * Returns all timers of a step: its own, and the additional ones set by its author or else found in
 * its text, without duplicate durations.
 * @see docs/product/cooking.md#timers
 */
export function getStepTimers(step: TimedStep): { minutes: number; label: string }[] {
  const { timerMinutes } = step
  const further = step.furtherTimers ?? timesIn(step.content ?? [])
  const isListed = further.some(({ minutes }) => minutes === timerMinutes)
  const own = !timerMinutes || isListed ? [] : [{ minutes: timerMinutes, label: null }]
  const labels = new Map<number, string>()
  for (const { minutes, label } of [...own, ...further]) {
    if (!labels.has(minutes)) labels.set(minutes, label ?? durationText(minutes))
  }
  return [...labels].map(([minutes, label]) => ({ minutes, label }))
}

const timesIn = (content: RichTextDocument): { minutes: number; label: string }[] =>
  findTimers(plainText(content, ({ text = '·' }) => text))
    .filter(({ minutes }) => minutes < MINUTES_PER_DAY)
    .map(({ minutes, text }) => ({ minutes, label: text }))
