import { TIMES } from './draft-saving'

/**
 * Schedules repeated saves: after pauses that double, and never before the server wants to be asked again.
 */
export class Retries {
  private pause: number = TIMES.firstRetry
  private heldUntil = 0

  /** Notes a failure; gives the milliseconds until the next try. `wait` is what the server asked for. */
  failed(wait = 0): number {
    const pause = Math.max(wait, this.pause)
    this.pause = Math.min(this.pause * 2, TIMES.lastRetry)
    if (wait > 0) this.heldUntil = performance.now() + wait
    return pause
  }

  /** The rest of the time for which the server wants to be left alone, in milliseconds. */
  left(): number {
    return Math.max(this.heldUntil - performance.now(), 0)
  }

  /** The next failure begins with the shortest pause again. */
  succeeded(): void {
    this.pause = TIMES.firstRetry
    this.heldUntil = 0
  }
}
