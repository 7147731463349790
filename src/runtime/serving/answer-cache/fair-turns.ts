/** Responses that are made at the same time: enough to use the waits for the database. */
const PLACES = 8
/** Requests of one site that wait; further ones are refused. */
const MOST_WAITING = 500

/**
 * Lets sites take turns at having responses made, so that many requests of one hold up the others by one
 * response each.
 * @see docs/product/limits.md#turns-of-sites
 */
export class FairTurns {
  /** The requests of each site that wait, in the order in which the sites have their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #running = 0

  constructor(
    private readonly places = PLACES,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  /** Runs work at a turn of a site, or `refuse` at once when too many requests of the site wait already. */
  async take<Result>(
    site: string,
    work: () => Promise<Result>,
    refuse: () => Result,
  ): Promise<Result> {
    if (this.#running < this.places) this.#running += 1
    else if (!(await this.#turn(site))) return refuse()
    try {
      return await work()
    } finally {
      this.#pass()
    }
  }

  async #turn(site: string): Promise<boolean> {
    const queue = this.#waiting.get(site) ?? []
    if (queue.length >= this.mostWaiting) return false
    this.#waiting.set(site, queue)
    await new Promise<void>((resolve) => queue.push(resolve))
    return true
  }

  /** Passes a place on to the next site. */
  #pass(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#running -= 1
      return
    }
    const [site, queue] = next
    const start = queue.shift()
    this.#waiting.delete(site)
    if (queue.length > 0) this.#waiting.set(site, queue)
    start?.()
  }
}
