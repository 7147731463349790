/** Number of addresses of which the reads are counted. */
const MAX_ADDRESSES = 2_000
/** Counts below it are forgotten. */
const MIN_COUNT = 0.5

/**
 * Counts how often addresses are read. Only the most read ones are remembered, and all counts age, so that
 * addresses which are read no more make room for others.
 */
export class ReadCounts {
  readonly #counts = new Map<string, number>()

  constructor(private readonly maxAddresses = MAX_ADDRESSES) {}

  /** Adds reads of an address. */
  add(address: string, reads: number): void {
    if (reads <= 0) return
    this.#counts.set(address, this.of(address) + reads)
    if (this.#counts.size > 2 * this.maxAddresses) this.#dropLeastRead()
  }

  /** Returns the aged count of an address; 0 for an unknown one. */
  of(address: string): number {
    return this.#counts.get(address) ?? 0
  }

  /** Halves all counts. */
  age(): void {
    for (const [address, count] of this.#counts) {
      if (count / 2 < MIN_COUNT) this.#counts.delete(address)
      else this.#counts.set(address, count / 2)
    }
  }

  /** Lists the most read addresses with their counts, most read first. */
  mostRead(): [address: string, count: number][] {
    return [...this.#counts].sort(([, one], [, other]) => other - one).slice(0, this.maxAddresses)
  }

  #dropLeastRead(): void {
    for (const [address] of [...this.#counts]
      .sort(([, one], [, other]) => other - one)
      .slice(this.maxAddresses))
      this.#counts.delete(address)
  }
}
