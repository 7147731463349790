/** Responses that are made at the same time, of all sites. */
const PLACES = 16
/** Responses of one site that are made at the same time: enough to use the waits for the database. */
const PLACES_EACH = 4
/** Requests of one site that wait; further ones are refused. */
const MAX_WAITING = 500

/**
 * Lets sites take turns at having responses made, so that many requests of one, or slow ones, hold up the
 * others little.
 * @see docs/product/limits.md#turns-of-sites
 */
export class FairTurns {
  readonly #limits: { places: number; each: number; waiting: number }
  /** The requests of each site that wait, in the order in which the sites have their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  /** The number of responses of each site that are being made. */
  readonly #running = new Map<string, number>()
  #total = 0

  constructor({ places = PLACES, each = PLACES_EACH, waiting = MAX_WAITING } = {}) {
    this.#limits = { places, each, waiting }
  }

  /** Runs work at a turn of a site, or `refuse` at once when too many requests of the site wait already. */
  async take<Result>(
    site: string,
    work: () => Promise<Result>,
    refuse: () => Result,
  ): Promise<Result> {
    if (this.#hasPlace(site)) this.#count(site, 1)
    else {
      const queue = this.#waiting.get(site) ?? []
      if (queue.length >= this.#limits.waiting) return refuse()
      this.#waiting.set(site, queue)
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      this.#count(site, -1)
      this.#startNext()
    }
  }

  #hasPlace(site: string): boolean {
    const { places, each } = this.#limits
    return this.#total < places && (this.#running.get(site) ?? 0) < each
  }

  #count(site: string, change: number): void {
    const running = (this.#running.get(site) ?? 0) + change
    if (running === 0) this.#running.delete(site)
    else this.#running.set(site, running)
    this.#total += change
  }

  /** Gives the place that is free to the first site that may have it, which is the last one after that. */
  #startNext(): void {
    for (const [site, queue] of this.#waiting) {
      if (!this.#hasPlace(site)) continue
      const start = queue.shift()
      this.#waiting.delete(site)
      if (queue.length > 0) this.#waiting.set(site, queue)
      this.#count(site, 1)
      start?.()
      return
    }
  }
}
