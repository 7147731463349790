import { TIMES } from './times'

/** Exponential backoff of saves that respects the pause requested by the server. */
export class Retries {
  private pause: number = TIMES.firstRetry
  private heldUntil = 0

  /** Records a failure; returns the milliseconds until the next attempt. `wait` is the pause requested by the server. */
  failed(wait = 0): number {
    const pause = Math.max(wait, this.pause)
    this.pause = Math.min(this.pause * 2, TIMES.lastRetry)
    if (wait > 0) this.heldUntil = performance.now() + wait
    return pause
  }

  /** The rest of the pause that the server requested, in milliseconds. */
  left(): number {
    return Math.max(this.heldUntil - performance.now(), 0)
  }

  /** Resets the backoff. */
  succeeded(): void {
    this.pause = TIMES.firstRetry
    this.heldUntil = 0
  }
}
