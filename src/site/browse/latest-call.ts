/**
 * Time without typing before a search is sent, in milliseconds.
 * @see docs/product/search.md#recipes-page
 */
export const SEARCH_PAUSE = 600

/**
 * A call that a newer one has taken the place of.
 * @see docs/product/search.md#recipes-page
 */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'
  constructor() {
    super('Promise canceled: A newer call was made')
  }
}

/**
 * Makes only the newest of the calls asked for, once nothing newer has come for a while. An older one
 * is rejected with `SupersededError`, and given up if it was already on its way.
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

  /** Cancels the call under way, without a newer one. */
  cancel(): void {
    this.#giveUp?.()
    this.#giveUp = null
  }
}
