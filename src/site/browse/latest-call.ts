/**
 * Debounce time of a search, in milliseconds.
 * @see docs/product/search.md#recipes-page
 */
export const SEARCH_PAUSE = 600

/**
 * The rejection of a call that was superseded by a newer one.
 * @see docs/product/search.md#recipes-page
 */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'
  constructor() {
    super('Promise canceled: A newer call was made')
  }
}

/**
 * Debounces calls and makes only the newest. An older one is rejected with `SupersededError`, and aborted
 * if it was already sent.
 */
export class LatestCall<Answer> {
  #giveUp: (() => void) | null = null

  constructor(private readonly pause = SEARCH_PAUSE) {}

  run(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    this.cancel()
    return new Promise((resolve, reject) => {
      const leaving = new AbortController()
      const timer = setTimeout(() => {
        work(leaving.signal).then(resolve, reject)
      }, this.pause)
      this.#giveUp = () => {
        clearTimeout(timer)
        reject(new SupersededError())
        leaving.abort()
      }
    })
  }

  /** Cancels the pending call, without a newer one. */
  cancel(): void {
    this.#giveUp?.()
    this.#giveUp = null
  }
}
