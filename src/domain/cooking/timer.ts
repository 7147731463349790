/**
 * A timer of a step; times are clock times in milliseconds, so that it is right after the page was
 * suspended.
 */
export type Timer = {
  /** The step it belongs to. */
  stepId: string
  /** Its full duration, in seconds. */
  seconds: number
} & (
  { state: 'running'; endsAt: number } | { state: 'paused'; left: number } | { state: 'finished' }
)

/** A timer set going now. */
export const startTimer = (stepId: string, seconds: number, now: number): Timer => ({
  stepId,
  seconds,
  state: 'running',
  endsAt: now + seconds * 1000,
})

/** Stops a running timer where it is. */
export function pauseTimer(timer: Timer, now: number): Timer {
  if (timer.state !== 'running') return timer
  const { stepId, seconds, endsAt } = timer
  return { stepId, seconds, state: 'paused', left: Math.max(0, endsAt - now) }
}

/** Resumes a paused timer. */
export function resumeTimer(timer: Timer, now: number): Timer {
  if (timer.state !== 'paused') return timer
  const { stepId, seconds, left } = timer
  return { stepId, seconds, state: 'running', endsAt: now + left }
}

/** A timer at a moment: one that has elapsed is finished. */
export function timerAt(timer: Timer, now: number): Timer {
  if (timer.state !== 'running' || now < timer.endsAt) return timer
  const { stepId, seconds } = timer
  return { stepId, seconds, state: 'finished' }
}

/** Whole seconds left of a timer; it says its last one for a second, then nothing. */
export function secondsLeft(timer: Timer, now: number): number {
  if (timer.state === 'finished') return 0
  const left = timer.state === 'running' ? timer.endsAt - now : timer.left
  return Math.max(0, Math.ceil(left / 1000))
}

/**
 * The duration up to which only minutes are shown: nine minutes, in seconds.
 * @see docs/product/cooking.md#timer-text
 */
const SHORT = 540
const HOUR = 3600

/**
 * `8:59`, `09:00`, `59:59`, `1:00:00`.
 * @see docs/product/cooking.md#timer-text
 */
export function timerText(totalSeconds: number): string {
  const seconds = twoDigits(totalSeconds % 60)
  const minutes = Math.floor(totalSeconds / 60)
  if (totalSeconds < SHORT) return `${minutes}:${seconds}`
  if (totalSeconds < HOUR) return `${twoDigits(minutes)}:${seconds}`
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${seconds}`
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A timer as it was stored; null for anything else. */
export function readTimer(stored: unknown): Timer | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { stepId, seconds, state, endsAt, left } = { ...EMPTY, ...stored }
  if (typeof stepId !== 'string' || typeof seconds !== 'number') return null
  if (state === 'running' && typeof endsAt === 'number') return { stepId, seconds, state, endsAt }
  if (state === 'paused' && typeof left === 'number') return { stepId, seconds, state, left }
  return state === 'finished' ? { stepId, seconds, state } : null
}

const EMPTY: Readonly<Record<'stepId' | 'seconds' | 'state' | 'endsAt' | 'left', unknown>> = {
  stepId: undefined,
  seconds: undefined,
  state: undefined,
  endsAt: undefined,
  left: undefined,
}
