/** Durations of requests by kind, with their percentiles. */
export class Latencies {
  readonly #times = new Map<string, number[]>()

  add(kind: string, milliseconds: number): void {
    const times = this.#times.get(kind)
    if (times) times.push(milliseconds)
    else this.#times.set(kind, [milliseconds])
  }

  /** Returns the number of all requests. */
  count(): number {
    return [...this.#times.values()].reduce((sum, times) => sum + times.length, 0)
  }

  /** Formats a line for each kind: its number, its rate, and its median and 95th and 99th percentile in milliseconds. */
  lines(seconds: number): string[] {
    return [...this.#times].map(([kind, times]) => {
      times.sort((one, other) => one - other)
      const at = (share: number): string =>
        (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)
      const rate = (times.length / seconds).toFixed(1)
      return `${kind}: ${times.length}, ${rate} a second; ${at(0.5)}, ${at(0.95)}, ${at(0.99)} ms`
    })
  }
}
