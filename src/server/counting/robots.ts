import { isbot } from 'isbot'

/** Longest user agent of a browser; those of real ones have at most half of it. */
const MAX_LENGTH = 512
/** User agents whose verdict is remembered. */
const MAX_REMEMBERED = 2_000

/** Recognises robots by their user agent, and remembers the verdict. */
export class Robots {
  readonly #verdicts = new Map<string, boolean>()

  /** Returns whether a user agent is that of a robot, or of nothing that reads. */
  has(userAgent: string): boolean {
    if (userAgent === '' || userAgent.length > MAX_LENGTH) return true
    let verdict = this.#verdicts.get(userAgent)
    if (verdict === undefined) {
      if (this.#verdicts.size >= MAX_REMEMBERED) this.#verdicts.clear()
      verdict = isbot(userAgent)
      this.#verdicts.set(userAgent, verdict)
    }
    return verdict
  }
}
