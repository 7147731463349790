import { readJsonItem, writeJsonItem } from '@/src/api/json-storage'
import {
  pauseTimer,
  readTimer,
  resumeTimer,
  secondsLeft,
  startTimer,
  timerAt,
} from '@/src/domain/cooking/timer'
import type { Timer } from '@/src/domain/cooking/timer'
import { Store } from '../store'

/** The timer of a recipe and its whole seconds left; no timer is idle. */
export type TimerView = { timer: Timer | null; left: number }

/** Interval of a running timer, in milliseconds. */
const LOOK_EVERY = 200

/**
 * The single active timer of a recipe. It is based on clock time, so that background tabs and reloaded
 * pages show the right time.
 */
export class TimerStore extends Store<TimerView> {
  readonly #key: string
  #ticking: ReturnType<typeof setInterval> | undefined
  #alarm: ReturnType<typeof setTimeout> | undefined

  constructor(
    recipeId: string,
    private readonly ring: () => void,
  ) {
    super({ timer: null, left: 0 })
    this.#key = `timer:${recipeId}`
  }

  /** Takes up the timer that was going when this recipe was last open here. */
  restore(stepIds: readonly string[]): void {
    const timer = readTimer(readJsonItem('localStorage', this.#key))
    // one that has rung before does not ring again
    if (timer && stepIds.includes(timer.stepId)) this.#show(timer, timer.state === 'finished')
  }

  /** Starts a timer, replacing the active one. */
  start(stepId: string, minutes: number): void {
    this.#show(startTimer(stepId, Math.round(minutes * 60), Date.now()))
  }

  readonly pause = (): void => this.#change(pauseTimer)
  readonly resume = (): void => this.#change(resumeTimer)
  readonly reset = (): void => this.#show(null)

  /** Updates the remaining time when a page is visible again. */
  readonly look = (): void => this.#change(timerAt)

  /** Stops looking; the timer stays as it was stored. */
  readonly leave = (): void => this.#stop()

  #change(change: (timer: Timer, now: number) => Timer): void {
    const { timer } = this.get()
    if (timer) this.#show(change(timer, Date.now()))
  }

  #show(next: Timer | null, isQuiet = false): void {
    const now = Date.now()
    const before = this.get()
    const timer = next && timerAt(next, now)
    const left = timer ? secondsLeft(timer, now) : 0
    if (timer === before.timer && left === before.left) return
    this.set({ timer, left })
    if (timer !== before.timer) this.#changed(timer, now, isQuiet)
  }

  #changed(timer: Timer | null, now: number, isQuiet: boolean): void {
    writeJsonItem('localStorage', this.#key, timer ?? undefined)
    this.#stop()
    if (timer?.state === 'running') this.#go(timer.endsAt - now)
    if (timer?.state === 'finished' && !isQuiet) this.ring()
  }

  /** The alarm is a separate timeout: browsers throttle the ticks of background tabs. */
  #go(milliseconds: number): void {
    this.#ticking = setInterval(this.look, LOOK_EVERY)
    this.#alarm = setTimeout(this.look, milliseconds + 1)
  }

  #stop(): void {
    clearInterval(this.#ticking)
    clearTimeout(this.#alarm)
  }
}
